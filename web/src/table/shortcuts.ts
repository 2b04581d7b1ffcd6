/** The keys of the frame, which are the same at every table. */

import { settings } from "$lib/settings/settings.svelte";
import type { TablePage } from "$lib/table/page.svelte";
import { isForFocusedElement } from "$lib/table/keyTargets";

export interface FrameKey {
  key: string;
  /** The message that says what it does. */
  message: string;
  act: (page: TablePage) => void;
}

export const FRAME_KEYS: readonly FrameKey[] = [
  { key: ".", message: "table-skip", act: (page) => page.session.playback.catchUp() },
  { key: "l", message: "table-log", act: (page) => page.sidePanel.toggle("log") },
  { key: "b", message: "table-rules", act: (page) => page.sidePanel.toggle("rules") },
  { key: "t", message: "table-chat", act: (page) => page.sidePanel.toggle("chat") },
  { key: "h", message: "table-hint", act: (page) => page.askHint() },
  { key: "m", message: "table-menu", act: (page) => (page.dialog = "menu") },
];

export function pressFrameKey(page: TablePage, event: KeyboardEvent): void {
  if (isForFocusedElement(event) || !settings.letters) return;
  const found = FRAME_KEYS.find(({ key }) => key === event.key.toLowerCase());
  if (!found) return;
  event.preventDefault(); // the letter must not land in the field that opens
  found.act(page);
}
