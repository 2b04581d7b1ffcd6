/** One dungeon on the screen: the view, the words for it, the card that is laid, and what is said and done beside it. */

import { facesOf, type Face } from "$lib/dungeon/cards/faces";
import { placeWords } from "$lib/dungeon/floor/descriptions";
import { foresee, type Foreseen } from "$lib/dungeon/floor/tokenEffect";
import { keyOf, type Cell } from "$lib/dungeon/lattice";
import { Laying, type Likes } from "$lib/dungeon/placement.svelte";
import { Aiming } from "$lib/dungeon/round/targeting.svelte";
import { Sayings } from "$lib/dungeon/round/speechBubbles.svelte";
import { isSilent } from "$lib/dungeon/silence";
import { spotOf } from "$lib/dungeon/things";
import { nameOfSeat } from "$lib/table/seatNames";
import type { Session } from "$lib/table/session.svelte";
import type { DungeonView, Event } from "$lib/wire/dungeon";
import type { Catalogue, Question, TableView } from "$lib/wire/protocol";

const NO_FACES: ReadonlyMap<string, Face> = new Map();

export class Round {
  readonly laying: Laying;
  readonly aiming: Aiming;
  readonly sayings = new Sayings();
  catalogue = $state.raw<Catalogue | null>(null);
  /** What a line of the log speaks of. */
  spoken = $state.raw<readonly string[]>([]);
  readonly faces: ReadonlyMap<string, Face> = $derived(this.catalogue ? facesOf(this.catalogue) : NO_FACES);

  constructor(
    readonly session: Session,
    likes: Likes,
  ) {
    this.laying = new Laying(session, likes);
    this.aiming = new Aiming(this.laying, likes);
  }

  get scene(): TableView | null {
    return this.session.playback.scene;
  }

  get view(): DungeonView | null {
    return this.laying.view;
  }

  get question(): Question | null {
    return this.laying.question;
  }

  get currentEvents(): Event[] {
    return this.session.playback.currentEvents.map((told) => told.event as Event);
  }

  get isPlaying(): boolean {
    return this.scene?.phase === "playing" && !this.session.isPast;
  }

  /** One player talks to nobody. */
  get isAlone(): boolean {
    return this.view?.table.hands.length === 1;
  }

  get isSilent(): boolean {
    return isSilent(this.view);
  }

  /** What the token that is about to be used would do on the floor, if it is aimed there. */
  get foreseen(): Foreseen | null {
    const [plan, view] = [this.aiming.planned, this.view];
    const spot = plan && spotOf(plan.tried.notation);
    return spot && view ? foresee(spot, view, plan.preview) : null;
  }

  nameOf(seat: number): string {
    return nameOfSeat(this.session.seats[seat], this.catalogue?.seats[seat] ?? String(seat + 1));
  }

  cardName(card: string): string {
    return this.faces.get(card)?.name ?? card;
  }

  isKnight(card: string): boolean {
    return this.faces.get(card)?.isKnight ?? false;
  }

  /** What the card on a cell is called, or nothing. */
  laidName(cell: Cell): string {
    const key = keyOf(cell);
    const laid = this.view?.table.cards.find((card) => keyOf(card.cell) === key);
    return laid ? this.cardName(laid.card) : "";
  }

  /** What the card on a cell is called; where none lies, where that is. */
  nameAt(cell: Cell): string {
    return this.laidName(cell) || placeWords(cell);
  }

  /** An option of the table, as it was set or else as it is by default. */
  option(name: string): string {
    const found = this.catalogue?.options.find((option) => option.name === name);
    return this.session.facts?.options[name] ?? found?.default ?? "";
  }

  undo(): void {
    if (this.scene?.undo) void this.session.ask({ do: "undo" });
  }
}
