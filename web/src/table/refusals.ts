/** What the server did not do at a table, in a sentence for people. */

import { say, messages } from "$lib/i18n/messages.svelte";
import type { Bye, Refused } from "$lib/wire/protocol";

export interface Ground {
  text: string;
  rule: string;
}

/** The rules that speak against it; told in words only where there are reasons. */
export function groundsOf(refused: Refused): Ground[] {
  return refused.reasons.map(({ rule, code }, number) => ({ rule, text: refused.told[number] ?? code }));
}

export function refusedText({ code }: Refused): string {
  const key = `table-refused-${code}`;
  return say(messages.has(key) ? key : "table-refused");
}

/** The words of the server, which are English, where we have none. */
export function refusedDetail({ code, text, reasons }: Refused): string {
  return messages.has(`table-refused-${code}`) || reasons.length ? "" : text;
}

/** Why nobody is at the other end just now, as far as it was said, and that this passes. */
export function lostText(bye: Bye | null): string {
  const key = `table-bye-${bye?.code ?? ""}`;
  return messages.has(key) ? `${say(key)} ${say("table-lost")}` : say("table-lost");
}
