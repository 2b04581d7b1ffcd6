/** What the frame of a table needs to know of the dungeon. */

import { facesOf } from "$lib/dungeon/cards/faces";
import AdventureMap from "$lib/dungeon/hall/AdventureMap.svelte";
import { endingTexts } from "$lib/dungeon/hall/endingText";
import Ending from "$lib/dungeon/hall/Ending.svelte";
import { durationMs } from "$lib/dungeon/moments";
import { SHORTCUTS } from "$lib/dungeon/round/shortcuts";
import { isSilent, SILENCE_RULE } from "$lib/dungeon/silence";
import { thingsOfEvents } from "$lib/dungeon/eventReferences";
import type { GameParts } from "$lib/table/games";
import DungeonFace from "$lib/table/games/DungeonFace.svelte";
import DungeonSeat from "$lib/table/games/DungeonSeat.svelte";
import { say } from "$lib/i18n/messages.svelte";
import type { DungeonView, Event } from "$lib/wire/dungeon";
import type { Catalogue, Question } from "$lib/wire/protocol";

/** What is done beside the question, but from the menu and not at the table. */
const MENU = new Set(["give-up"]);

/** Cards of the hand that were not shown. */
function hides(seen: unknown): boolean {
  const view = seen as DungeonView | null;
  if (!view?.own || view.table.hands.length === 1) return false;
  return view.own.hand.length > (view.table.hands[view.seat]?.shown ? 1 : 0);
}

/** Whoever lays a card is told which. */
function questionText({ prompt, text }: Question, seen: unknown, catalogue: Catalogue): string {
  const card = (seen as DungeonView).own?.chosen?.card ?? "";
  const name = facesOf(catalogue).get(card)?.name;
  return prompt === "choose_cell" && name ? say("dungeon-round-asked-cell", { card: name }) : text;
}

const parts: GameParts = {
  Table: DungeonSeat,
  Card: DungeonFace,
  durationMs: (events) => durationMs(events as Event[]),
  thingsOf: (events) => thingsOfEvents(events as Event[]),
  hides,
  keys: SHORTCUTS,
  questionText,
  talkRestriction: (seen) => (isSilent(seen as DungeonView | null) ? SILENCE_RULE : ""),
  isInMenu: ({ notation }) => MENU.has(notation),
  endingTexts,
  Ending,
  Map: AdventureMap,
  standing: (seen) => {
    const view = seen as DungeonView | null;
    if (!view) return { text: "", parts: [] };
    return {
      text: say("dungeon-round-standing", { count: view.table.deck }),
      parts: view.table.hands.map(({ size }) => say("dungeon-round-cards", { count: size })),
    };
  },
};

export default parts;
