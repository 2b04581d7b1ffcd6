/** The games that can be drawn, each loaded when a table of it is opened; the frame knows no more of them. */

import type { Component, Snippet } from "svelte";
import type { Session } from "$lib/table/session.svelte";
import type {
  Adventure,
  Catalogue,
  Question,
  TableView,
  SeatState,
  TableFacts,
  Tried,
} from "$lib/wire/protocol";

export interface TableProps {
  session: Session;
  catalogue: Catalogue;
  /** What a line of the log speaks of, by the names the game has for its things. */
  spoken: readonly string[];
  onrule: (id: string) => void;
  children?: Snippet;
}

/** A card that somebody looks up; where nothing is drawn, its words are enough. */
export interface CardProps {
  id: string;
  catalogue: Catalogue;
}

/** What a match has come to, for the bar above the table. */
export interface Standing {
  text: string;
  /** What each seat is called in the match beside the name of whoever plays it, such as its fighter; or nothing. */
  parts: readonly string[];
}

/** A key of a game, as it is written on a keyboard, and the message that says what it does. */
export interface Shortcut {
  key: string;
  message: string;
}

/** How a match ended in the words of its game, and what its players would do next. */
export interface EndingTexts {
  outcome: string;
  rematch: string;
  /** Whether that leads on, and not back to where they were. */
  leadsOn: boolean;
  /** Another table instead. */
  newTable: string;
  requested: (names: readonly string[]) => string;
}

/** What an end leaves beside who won. */
export interface EndingProps {
  scene: TableView;
  facts: TableFacts;
  seats: readonly SeatState[];
  catalogue: Catalogue;
  onrule: (id: string) => void;
}

export interface MapProps {
  adventure: Adventure;
  isOver?: boolean;
}

export interface GameParts {
  Table: Component<TableProps>;
  Card: Component<CardProps>;
  /** How long some events are looked at, in milliseconds at the usual pace. */
  durationMs: (events: readonly unknown[]) => number;
  /** How long a scene is looked at, whatever happened and at any pace. */
  minDurationMs?: (scene: TableView) => number;
  /** The things on the table that some events speak of. */
  thingsOf: (events: readonly unknown[]) => readonly string[];
  /** Whether a view shows its seat something that others at the table must not see. */
  hides: (view: unknown) => boolean;
  keys: readonly Shortcut[];
  standing: (view: unknown, catalogue: Catalogue) => Standing;
  /** The rule by which nobody may speak now, or nothing. */
  talkRestriction?: (view: unknown) => string;
  /** Whether something that may be done beside the question stands in the menu; the rest is done at the table. */
  isInMenu?: (offer: Tried) => boolean;
  /** A question as it is said to whoever does not see what it is about. */
  questionText?: (question: Question, view: unknown, catalogue: Catalogue) => string;
  /** What a scene tells everybody beside any question, to whoever does not see it. */
  aside?: (scene: TableView, catalogue: Catalogue, playerOf: (seat: number) => string) => string;
  /** Whether an event that comes last ends a match before its time: its line says why somebody has won. */
  isEarlyEnd?: (event: unknown) => boolean;
  /** Without one, whoever won is named. */
  endingTexts?: (scene: TableView) => EndingTexts;
  /** Whether it matters who sits where: whoever plays again may swap sides. */
  hasSides?: boolean;
  Ending?: Component<EndingProps>;
  /** The map of an adventure. */
  Map?: Component<MapProps>;
}

const GAMES: Record<string, () => Promise<{ default: GameParts }>> = {
  knockdown: () => import("$lib/table/games/knockdown"),
  dungeon: () => import("$lib/table/games/dungeon"),
};

/** Nothing if the game cannot be drawn here yet. */
export async function loadGame(game: string): Promise<GameParts | null> {
  return (await GAMES[game]?.())?.default ?? null;
}
