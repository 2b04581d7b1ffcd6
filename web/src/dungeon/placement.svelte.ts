/** From a card in the hand to a card on the floor: which is chosen, where it is looked at, how it lies, and what that does. */

import type { NameAt, Telling } from "$lib/dungeon/floor/descriptions";
import { uselessTurn, waysIn, type Doubt, type Destination } from "$lib/dungeon/floor/openCells";
import { keyOf, type Cell } from "$lib/dungeon/lattice";
import type { Session } from "$lib/table/session.svelte";
import { DragGesture } from "$lib/ui/drag.svelte";
import type { CardView, DungeonAids, DungeonView, Lay } from "$lib/wire/dungeon";
import type { Question, TableView, Tried } from "$lib/wire/protocol";

/** What somebody wants to be told while he lays cards. */
export interface Likes {
  /** what a card would do before it is laid, and a question before one that loses */
  readonly previews: boolean;
  /** the sum of every card */
  readonly sums: boolean;
}

const ALL_LIKED: Likes = { previews: true, sums: true };

export class Laying {
  /** Whether the card lies upside down. */
  isTurned = $state(false);
  /** The open cell that is pointed at or has the focus. */
  looked = $state.raw<Cell | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  /** What was tried although it is closed: its reasons are shown. */
  asked = $state.raw<Tried | null>(null);
  readonly carrying = new DragGesture();
  /** By the key of the cell: where the chosen card may go. */
  readonly ways: ReadonlyMap<string, Destination> = $derived.by(() => waysIn(this.cellQuestion));
  /** The cell under a point of the screen, as the floor that is drawn knows it. */
  locate: (x: number, y: number) => Cell | null = () => null;
  /** The question that was answered, until another one comes or the answer is refused. */
  private sent = $state<number | null>(null);
  /** The card that shall be chosen as soon as that is asked. */
  private wanted = "";
  /** Where a carried card was dropped before its cell was asked for. */
  private dropped: Cell | null = null;
  private former = "";

  constructor(
    readonly session: Session,
    readonly likes: Likes = ALL_LIKED,
  ) {}

  get scene(): TableView | null {
    return this.session.playback.scene;
  }

  get view(): DungeonView | null {
    return (this.scene?.view as DungeonView | null) ?? null;
  }

  get aids(): DungeonAids | null {
    return (this.scene?.aids as DungeonAids | null) ?? null;
  }

  /** What is asked and not yet answered. */
  get question(): Question | null {
    const question = this.scene?.question ?? null;
    return question?.id === this.sent ? null : question;
  }

  /** The card that is about to be laid; nothing unless its cell is asked for. */
  get card(): CardView | null {
    return this.cellQuestion ? (this.view?.own?.chosen ?? null) : null;
  }

  /** The corners of that card as it would lie. */
  get corners(): number[] {
    const corners = this.card?.corners ?? [];
    return this.isTurned ? corners.toReversed() : corners;
  }

  get isChoosingCard(): boolean {
    return this.question?.prompt === "choose_card";
  }

  /** Whether the card would lie otherwise if it were turned. */
  get canTurn(): boolean {
    return [...this.ways.values()].some((way) => way.turned !== null);
  }

  get canPutBack(): boolean {
    return this.offered !== null;
  }

  /** What would come of the card on the cell that is looked at. */
  get lay(): Lay | null {
    return this.looked ? this.layAt(this.looked) : null;
  }

  /** What would come of the card on a cell, as it is turned now; nothing for whoever does not want to be told. */
  layAt(cell: Cell): Lay | null {
    const tried = this.triedAt(cell);
    return tried && this.likes.previews ? (this.aids?.lays[tried.notation] ?? null) : null;
  }

  /** How what would come of it is told. */
  telling(nameAt: NameAt): Telling {
    return { nameAt, hasSums: this.likes.sums, chain: this.view?.chain ?? 0 };
  }

  isOpen(cell: Cell): boolean {
    return this.ways.has(keyOf(cell));
  }

  /** How a card of the hand stands to the question: it can be chosen, it is about to be laid, or neither. */
  standing(card: string): "open" | "chosen" | "closed" | "idle" {
    if (this.card) return this.card.card === card ? "chosen" : this.canPutBack ? "open" : "closed";
    const tried = this.cardTried(card);
    return tried ? (tried.enabled ? "open" : "closed") : "idle";
  }

  /** Click on a card of the hand: choose it, another one instead of it, or put it back; or ask why it is closed. */
  choose(card: string): void {
    if (this.card?.card === card) this.putBack();
    else this.take(card);
  }

  /** Choose a card, whichever was chosen before. */
  take(card: string): void {
    this.asked = null;
    if (this.card?.card === card) return;
    const tried = this.cardTried(card);
    if (tried?.enabled) void this.answer(tried);
    else if (tried && !this.canPutBack) this.asked = tried;
    else if (this.card && this.canPutBack) this.putBack(card);
  }

  /** The chosen card goes back to the hand, perhaps for another one. */
  putBack(instead = ""): void {
    const { offered } = this;
    if (!offered) return;
    this.wanted = instead;
    this.forget();
    void this.session.choose(offered.choice, null);
  }

  /** Pick a card of the hand up with a pointer: it is chosen as soon as it moves, and laid where it is dropped. */
  grab(card: string, event: PointerEvent): void {
    const standing = this.standing(card);
    if (standing === "idle" || standing === "closed") return;
    this.carrying.begin(card, event, {
      lift: () => this.take(card),
      move: (x, y) => this.look(this.locate(x, y)),
      drop: (x, y) => this.drop(this.locate(x, y)),
    });
  }

  look(cell: Cell | null): void {
    this.looked = cell && this.isOpen(cell) ? cell : null;
  }

  /** Turn the card by 180 degrees; where that changes nothing, say why. */
  turn(): void {
    if (!this.card) return;
    if (this.canTurn) this.isTurned = !this.isTurned;
    else this.asked = uselessTurn(this.cellQuestion);
  }

  /** Lay the card on a cell: at once, or after a question if that loses; or ask why it cannot lie there. */
  place(cell: Cell): void {
    this.asked = null;
    const tried = this.triedAt(cell);
    if (!tried) return this.why(cell);
    const lay = this.layAt(cell);
    if (lay?.loses) this.doubt = { cell, tried, lay };
    else void this.answer(tried);
  }

  why(cell: Cell): void {
    const notation = `lay ${keyOf(cell)}`;
    this.asked = this.cellQuestion?.candidates.find((tried) => tried.notation === notation) ?? null;
  }

  /** It is meant, although it loses. */
  insist(): void {
    const { doubt } = this;
    if (doubt) void this.answer(doubt.tried);
  }

  thinkAgain(): void {
    this.doubt = null;
  }

  /** Follow the question that is open now. */
  follow(): void {
    const card = this.card?.card ?? "";
    if (card !== this.former) [this.former, this.isTurned] = [card, false];
    this.dropWhatIsGone();
    if (this.isChoosingCard && this.wanted) this.takeWanted();
    else if (card && this.dropped) this.drop(this.dropped);
  }

  private dropWhatIsGone(): void {
    const { looked, doubt } = this;
    if (looked && !this.isOpen(looked)) this.looked = null;
    if (doubt && this.triedAt(doubt.cell) !== doubt.tried) this.doubt = null;
  }

  private takeWanted(): void {
    const { wanted } = this;
    this.wanted = "";
    this.take(wanted);
  }

  private drop(cell: Cell | null): void {
    this.dropped = null;
    if (!cell) return;
    if (!this.card || this.card.card !== this.carrying.last) this.dropped = cell;
    else if (this.isOpen(cell)) this.place(cell);
    else this.why(cell);
  }

  private async answer(tried: Tried): Promise<void> {
    const question = this.question?.id ?? null;
    if (question === null) return;
    this.sent = question;
    this.forget();
    const reply = await this.session.choose(tried.choice, question);
    if (reply.is === "refused" && this.sent === question) this.sent = null;
  }

  private forget(): void {
    this.doubt = this.asked = this.looked = this.dropped = null;
  }

  private triedAt(cell: Cell): Tried | null {
    const way = this.ways.get(keyOf(cell));
    return (this.isTurned ? way?.turned : null) ?? way?.upright ?? null;
  }

  private cardTried(card: string): Tried | null {
    return this.question?.candidates.find((tried) => tried.notation === `card ${card}`) ?? null;
  }

  private get cellQuestion(): Question | null {
    return this.question?.prompt === "choose_cell" ? this.question : null;
  }

  private get offered(): Tried | null {
    if (!this.cellQuestion) return null;
    return this.scene?.offers.find(({ notation, enabled }) => notation === "put-back" && enabled) ?? null;
  }
}
