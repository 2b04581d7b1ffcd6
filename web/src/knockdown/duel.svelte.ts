/** One duel on the screen: the view, the words for it, what is picked up, and what would follow. */

import { untrack } from "svelte";
import { Choosing, type Answer } from "$lib/knockdown/selection.svelte";
import { Dragging } from "$lib/knockdown/cardDrag.svelte";
import type { Library } from "$lib/knockdown/library";
import type { Thing } from "$lib/knockdown/things";
import { nameOfSeat } from "$lib/table/seatNames";
import type { Session } from "$lib/table/session.svelte";
import type { Event, KnockdownAids, KnockdownView } from "$lib/wire/knockdown";
import type { Previewed, Question, TableView } from "$lib/wire/protocol";

const PREVIEWS_KEPT = 60;
/** Whoever only sweeps over the cards asks for nothing. */
const HOVER_MS = 90;

/** What somebody points at: the thing, and the attack on it whose reach lights up, made from whose figure. */
export interface Pointed {
  thing: Thing;
  attack: string;
  seat: number;
}

export class Duel {
  readonly choosing = new Choosing();
  readonly dragging = new Dragging(this);
  library = $state.raw<Library | null>(null);
  preview = $state.raw<Previewed | null>(null);
  /** What would follow from each of several answers that are ready, by their notation. */
  outcomes = $state.raw<Record<string, Previewed>>({});
  pointed = $state.raw<Pointed | null>(null);
  /** What a line of the log speaks of. */
  spoken = $state.raw<readonly string[]>([]);
  /** The question that was answered, until another one comes or the answer is refused. */
  private sent = $state<number | null>(null);
  /** The special that was chosen last: it is what one pays for. */
  private chosen = $state("");
  /** What shall be answered to the next question, if it can be. */
  private planned = "";
  private known: { question: Question | null; previews: Record<string, Previewed> } = {
    question: null,
    previews: {},
  };
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: Session) {}

  get scene(): TableView | null {
    return this.session.playback.scene;
  }

  get view(): KnockdownView | null {
    return (this.scene?.view as KnockdownView | null) ?? null;
  }

  get aids(): KnockdownAids | null {
    return (this.scene?.aids as KnockdownAids | null) ?? null;
  }

  get currentEvents(): Event[] {
    return this.session.playback.currentEvents.map((told) => told.event as Event);
  }

  /** What is asked and not yet answered. */
  get question(): Question | null {
    const question = this.scene?.question ?? null;
    return question?.id === this.sent ? null : question;
  }

  /** What anybody is asked now: everybody at the table may know that. */
  get prompt(): string {
    return this.question?.prompt ?? this.view?.question?.prompt ?? "";
  }

  /** Whether the answer is on its way. */
  get isSent(): boolean {
    return this.sent !== null && this.scene?.question?.id === this.sent;
  }

  /** The seat at the bottom of the screen: one's own, or the first for onlookers. */
  get near(): number {
    return this.session.seat ?? 0;
  }

  get far(): number {
    return 1 - this.near;
  }

  /** Spaces that the attack which is pointed at reaches; else those of the one that is picked up. */
  get reach(): readonly number[] {
    const pointed = this.pointed?.attack ? this.pointed : this.picked;
    return pointed ? (this.aids?.reach[pointed.attack]?.[pointed.seat] ?? []) : [];
  }

  /** The answer that is looked at: what is pointed at says it, or what is picked up. */
  get target(): Answer | null {
    const pointed = this.pointed && this.choosing.meaning(this.pointed.thing);
    const [ready, other] = this.choosing.ready;
    return pointed ?? (other ? null : (ready ?? null));
  }

  /** The attack that the open question is about, or nothing. */
  get matter(): string {
    const progress = this.view?.progress;
    if (this.prompt === "pay_cost") return this.chosen || (progress?.combo.at(-1) ?? "");
    return progress?.frames.at(-1)?.attack ?? "";
  }

  nameOf(seat: number): string {
    const fighter = this.view?.table.fighters[seat] ?? "";
    return this.library?.fighter(fighter)?.name ?? this.playerOf(seat);
  }

  playerOf(seat: number): string {
    return nameOfSeat(this.session.seats[seat], this.library?.catalogue.seats[seat] ?? String(seat + 1));
  }

  /** To be called while a component is set up: questions are followed, and what is looked at is previewed. */
  accompany(): void {
    $effect(() => {
      void this.question;
      untrack(() => this.follow());
    });
    $effect(() => {
      const { target } = this;
      untrack(() => this.look(target));
    });
    $effect(() => {
      const { ready } = this.choosing;
      if (ready.length > 1) untrack(() => this.weigh(ready));
    });
  }

  /** Follow the question that is open now. */
  follow(): void {
    const { question } = this;
    this.outcomes = {};
    this.choosing.open(question, this.view);
    if (!question || !this.planned) return;
    const next = this.choosing.all.find((answer) => answer.tried.notation === this.planned);
    this.planned = "";
    if (next?.tried.enabled) void this.answer(next);
  }

  /** Click on a thing; if that says all, it is answered. */
  touch(thing: Thing, isAgain = false): void {
    const meant = isAgain ? this.choosing.touchAgain(thing) : this.choosing.touch(thing);
    if (meant) void this.answer(meant);
  }

  async answer({ tried, lead }: Answer): Promise<void> {
    const question = this.question?.id ?? null;
    if (question === null) return;
    this.planned = lead ? tried.notation : "";
    this.sent = question;
    this.chosen = specialIn(tried.notation) || this.chosen;
    this.choosing.clear();
    this.preview = null;
    const reply = await this.session.choose((lead ?? tried).choice, question);
    if (reply.is === "refused" && this.sent === question) this.sent = null;
  }

  undo(): void {
    if (this.scene?.undo) void this.session.ask({ do: "undo" });
  }

  /** Show what would follow from an answer, or nothing. */
  look(answer: Answer | null): void {
    clearTimeout(this.timer);
    this.preview = answer ? (this.previews[answer.tried.notation] ?? null) : null;
    if (answer && !this.preview) this.timer = setTimeout(() => void this.foresee(answer), HOVER_MS);
  }

  /** Find out what would follow from each of some answers, of which one has to be chosen. */
  weigh(answers: readonly Answer[]): void {
    for (const answer of answers) if (!this.outcomes[answer.tried.notation]) void this.foresee(answer);
  }

  /** With all that follows if the opponent lets it happen; what begins a Combo comes first. */
  private async foresee({ tried, lead }: Answer): Promise<void> {
    const { previews } = this;
    const plan = lead ? { choice: lead.choice, then: tried.choice } : { choice: tried.choice };
    const found = await this.session.preview({ ...plan, unhindered: true });
    if (!found || previews !== this.previews) return;
    if (Object.keys(previews).length < PREVIEWS_KEPT) previews[tried.notation] = found;
    this.outcomes = { ...this.outcomes, [tried.notation]: found };
    if (this.target?.tried.notation === tried.notation) this.preview = found;
  }

  /** What is known of the open question: asked once for each answer, and anew where it is told in other words. */
  private get previews(): Record<string, Previewed> {
    const { question } = this;
    if (this.known.question !== question) this.known = { question, previews: {} };
    return this.known.previews;
  }

  private get picked(): Pointed | null {
    const thing = this.choosing.picked[0] ?? "";
    const [kind = "", name = ""] = split(thing);
    return kind === "row" || kind === "special" ? { thing, attack: name, seat: this.near } : null;
  }
}

function specialIn(notation: string): string {
  const [verb, special = ""] = notation.split(" ");
  return verb === "perform" || verb === "react" ? special : "";
}

function split(thing: Thing): [string, string] {
  const colon = thing.indexOf(":");
  return [thing.slice(0, colon), thing.slice(colon + 1)];
}
