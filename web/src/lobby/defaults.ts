/** What an option is unless somebody sets it: as the rules have it, or as they advise to begin. */

import type { OptionText } from "$lib/wire/protocol";

/** KKD-SETUP-9 The first game is played without a clock. */
export const NO_TIMER = "off";

const RECOMMENDED: Readonly<Record<string, string>> = { timer: NO_TIMER };

export function defaultValue(option: OptionText): string {
  return RECOMMENDED[option.name] ?? option.default;
}
