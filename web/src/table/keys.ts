/** The keys of the frame, which are the same at every table. */

import { settings } from "$lib/settings/settings.svelte";
import type { Room } from "$lib/table/room.svelte";
import { isTyped } from "$lib/table/typing";

export interface FrameKey {
  key: string;
  /** The message that says what it does. */
  message: string;
  act: (room: Room) => void;
}

export const FRAME_KEYS: readonly FrameKey[] = [
  { key: ".", message: "table-skip", act: (room) => room.session.show.catchUp() },
  { key: "l", message: "table-log", act: (room) => room.beside.toggle("log") },
  { key: "b", message: "table-rules", act: (room) => room.beside.toggle("rules") },
  { key: "t", message: "table-chat", act: (room) => room.beside.toggle("chat") },
  { key: "h", message: "table-hint", act: (room) => room.askHint() },
  { key: "m", message: "table-menu", act: (room) => (room.window = "menu") },
];

export function pressFrameKey(room: Room, event: KeyboardEvent): void {
  if (isTyped(event) || !settings.letters) return;
  const found = FRAME_KEYS.find(({ key }) => key === event.key.toLowerCase());
  if (!found) return;
  event.preventDefault(); // the letter must not land in the field that opens
  found.act(room);
}
