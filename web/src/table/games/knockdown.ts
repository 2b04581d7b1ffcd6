/** What the frame of a table needs to know of Knockdown. */

import { lookMs } from "$lib/knockdown/motion";
import { SHORTCUTS } from "$lib/knockdown/shortcuts";
import { thingsOfEvents } from "$lib/knockdown/speaking";
import type { GameParts } from "$lib/table/games";
import KnockdownCard from "$lib/table/games/KnockdownCard.svelte";
import KnockdownTable from "$lib/table/games/KnockdownTable.svelte";
import { say } from "$lib/words/words.svelte";
import type { Event, KnockdownView, Own } from "$lib/wire/knockdown";
import type { Catalogue, Question } from "$lib/wire/protocol";

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

/** The card, special attack or skill that an attack is made by. */
function attackName(attack: string, { contents }: Catalogue): string {
  if (contents.of !== "knockdown") return attack;
  const found = [...contents.attacks, ...contents.specials].find(({ id }) => id === attack);
  return found?.name ?? (attack === "strike" ? contents.strike : attack);
}

/** Whoever is asked while the opponent steps or attacks answers just that. */
function asked({ text }: Question, seen: unknown, catalogue: Catalogue): string {
  const { seat, table, progress } = seen as KnockdownView;
  const frame = progress.frames.at(-1);
  if (!frame || frame.seat === seat) return text;
  if (frame.attack)
    return say("table-asked-attack", { attack: attackName(frame.attack, catalogue), question: text });
  return say("table-asked-step", {
    fighter: nameOf(table.fighters[frame.seat] ?? "", catalogue),
    question: text,
  });
}

const parts: GameParts = {
  Table: KnockdownTable,
  Card: KnockdownCard,
  lookMs: (events) => lookMs(events as Event[]),
  thingsOf: (events) => thingsOfEvents(events as Event[]),
  hides,
  keys: SHORTCUTS,
  asked,
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
