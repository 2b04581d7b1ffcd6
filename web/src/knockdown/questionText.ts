/** What somebody is asked, together with what the opponent is about to do. */

import type { Library } from "$lib/knockdown/library";
import { say } from "$lib/i18n/messages.svelte";
import type { KnockdownView } from "$lib/wire/knockdown";
import type { Question } from "$lib/wire/protocol";

/** Whoever is asked while the opponent steps or attacks answers just that. */
export function questionText({ text }: Question, view: KnockdownView, library: Library | null): string {
  const frame = view.progress.frames.at(-1);
  if (!library || !frame || frame.seat === view.seat) return text;
  if (frame.attack)
    return say("table-asked-attack", { attack: library.attackName(frame.attack), question: text });
  const fighter = library.fighter(view.table.fighters[frame.seat] ?? "")?.name ?? "";
  return say("table-asked-step", { fighter, question: text });
}
