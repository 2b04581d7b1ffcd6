/** Quick words for the chat: sent by name, so that everybody reads them in his own language. */

import { say } from "$lib/i18n/messages.svelte";

export const EMOTES = ["hello", "luck", "nice", "wow", "ouch", "think", "sorry", "thanks"] as const;
export type Emote = (typeof EMOTES)[number];

const SENT = /^:([a-z]+):$/;

export function emoteCode(emote: Emote): string {
  return `:${emote}:`;
}

/** The emote that a line of chat is, if it is one. */
export function emoteOf(text: string): Emote | undefined {
  const name = SENT.exec(text)?.[1];
  return EMOTES.find((emote) => emote === name);
}

/** A line of chat as people read it. */
export function emoteText(text: string): string {
  const emote = emoteOf(text);
  return emote ? say(`table-emote-${emote}`) : text;
}
