/** What the server did not do, in a sentence for people; its own words are for whoever writes programs. */

import type { ApiError } from "$lib/net/api";
import { say, messages } from "$lib/i18n/messages.svelte";

/** Refusals that say something about the form which only the server can word. */
const DETAILED = /^(bad-|malformed|name-|http)/;

export function refusalText(error: ApiError): string {
  const key = `home-refused-${error.code}`;
  return say(messages.has(key) ? key : "home-refused");
}

export function refusalDetail(error: ApiError): string {
  const isWorded = messages.has(`home-refused-${error.code}`);
  return DETAILED.test(error.code) || !isWorded ? error.message : "";
}

/** The option that a refusal speaks of, if it names one. */
export function refusedOption(error: ApiError): string {
  return /\boption '([a-z_]+)/.exec(error.message)?.[1] ?? "";
}
