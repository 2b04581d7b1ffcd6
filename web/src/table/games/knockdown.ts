/** What the frame of a table needs to know of Knockdown. */

import { questionText } from "$lib/knockdown/questionText";
import { callIn, callText, minDurationMs, oddsText } from "$lib/knockdown/testCall";
import { Library } from "$lib/knockdown/library";
import { durationMs } from "$lib/knockdown/motion";
import { SHORTCUTS } from "$lib/knockdown/shortcuts";
import { thingsOfEvents } from "$lib/knockdown/eventReferences";
import type { GameParts } from "$lib/table/games";
import KnockdownCard from "$lib/table/games/KnockdownCard.svelte";
import KnockdownEnding from "$lib/table/games/KnockdownEnding.svelte";
import KnockdownTable from "$lib/table/games/KnockdownTable.svelte";
import { say } from "$lib/i18n/messages.svelte";
import type { Event, KnockdownView, Own } from "$lib/wire/knockdown";
import type { Catalogue, TableView } from "$lib/wire/protocol";

const SKILLS_KEPT = 2;

/** Cards nobody saw go into the hand, and skills that do not lie open. */
function hides(seen: unknown): boolean {
  const view = seen as KnockdownView | null;
  return view?.own ? hasSecretCard(view, view.own) || hasSecretSkill(view, view.own) : false;
}

function hasSecretCard({ seat, table }: KnockdownView, { hand }: Own): boolean {
  return hand.length > (table.hands[seat]?.seen.length ?? 0);
}

function hasSecretSkill({ seat, table }: KnockdownView, own: Own): boolean {
  const isDrafting = own.dealt.length > 0 && own.kept.length < SKILLS_KEPT;
  return isDrafting || own.face_down !== "" || own.kept.some((skill) => !table.skills[seat]?.includes(skill));
}

function nameOf(fighter: string, { contents }: Catalogue): string {
  const found = contents.of === "knockdown" ? contents.fighters.find(({ id }) => id === fighter) : undefined;
  return found?.name ?? "";
}

/** What a test would take is told to both, before one of them is asked whether to call it. */
function aside(scene: TableView, catalogue: Catalogue, playerOf: (seat: number) => string): string {
  const call = scene.phase === "playing" ? callIn(scene) : null;
  const fighters = (scene.view as KnockdownView | null)?.table.fighters ?? [];
  const fighterOf = (seat: number): string => nameOf(fighters[seat] ?? "", catalogue) || playerOf(seat);
  return call ? `${callText(call, fighterOf)} ${oddsText(call)}` : "";
}

const parts: GameParts = {
  Table: KnockdownTable,
  Card: KnockdownCard,
  durationMs: (events) => durationMs(events as Event[]),
  minDurationMs,
  thingsOf: (events) => thingsOfEvents(events as Event[]),
  hides,
  keys: SHORTCUTS,
  hasSides: true,
  Ending: KnockdownEnding,
  isEarlyEnd: (event) => ["Resigned", "TimedOut"].includes((event as Event).type),
  questionText: (question, seen, catalogue) =>
    questionText(question, seen as KnockdownView, new Library(catalogue)),
  aside,
  standing: (seen, catalogue) => {
    const view = seen as KnockdownView | null;
    if (!view) return { text: "", parts: [] };
    return {
      text: say("table-round", { round: view.table.round }),
      parts: view.table.fighters.map((fighter) => nameOf(fighter, catalogue)),
    };
  },
};

export default parts;
