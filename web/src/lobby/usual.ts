/** What an option is unless somebody sets it: as the rules have it, or as they advise to begin. */

import type { OptionText } from "$lib/wire/protocol";

/** KKD-SETUP-9 The first game is played without a clock. */
export const UNHURRIED = "off";

const ADVISED: Readonly<Record<string, string>> = { timer: UNHURRIED };

export function usualOf(option: OptionText): string {
  return ADVISED[option.name] ?? option.default;
}
