/** One duel on the screen: the view, the words for it, what is picked up, and what would follow. */

import { Choosing, type Answer } from "$lib/knockdown/choosing.svelte";
import type { Library } from "$lib/knockdown/library";
import type { Session } from "$lib/table/session.svelte";
import type { KnockdownAids, KnockdownView } from "$lib/wire/knockdown";
import type { Previewed, Scene } from "$lib/wire/protocol";

const PREVIEWS_KEPT = 40;

export class Duel {
  readonly choosing = new Choosing();
  library = $state.raw<Library | null>(null);
  preview = $state.raw<Previewed | null>(null);
  /** The attack that is pointed at: where it reaches lights up. */
  pointed = $state<{ attack: string; seat: number } | null>(null);
  /** What a line of the log speaks of. */
  spoken = $state.raw<readonly string[]>([]);
  private known: { question: number; previews: Record<number, Previewed> } = { question: -1, previews: {} };

  constructor(readonly session: Session) {}

  get scene(): Scene | null {
    return this.session.show.scene;
  }

  get view(): KnockdownView | null {
    return (this.scene?.view as KnockdownView | null) ?? null;
  }

  get aids(): KnockdownAids | null {
    return (this.scene?.aids as KnockdownAids | null) ?? null;
  }

  /** The seat at the bottom of the screen: one's own, or the first for onlookers. */
  get near(): number {
    return this.session.seat ?? 0;
  }

  get far(): number {
    return 1 - this.near;
  }

  /** Spaces that the attack which is pointed at reaches. */
  get reach(): readonly number[] {
    const pointed = this.pointed;
    return pointed ? (this.aids?.reach[pointed.attack]?.[pointed.seat] ?? []) : [];
  }

  nameOf(seat: number): string {
    const fighter = this.view?.table.fighters[seat] ?? "";
    return this.library?.fighter(fighter)?.name ?? this.session.seats[seat]?.name ?? "";
  }

  /** Follow the question that is open now. */
  follow(): void {
    this.choosing.open(this.scene?.question ?? null, this.view);
    if (!this.choosing.ready.length) this.preview = null;
  }

  async answer(answer: Answer): Promise<void> {
    const question = this.scene?.question?.id ?? null;
    this.choosing.clear();
    this.preview = null;
    await this.session.choose(answer.tried.choice, question);
  }

  async offer(choice: number): Promise<void> {
    await this.session.choose(choice, null);
  }

  undo(): void {
    void this.session.ask({ do: "undo" });
  }

  /** What would follow from an answer, asked once for each question. */
  async foresee(answer: Answer): Promise<void> {
    const question = this.scene?.question?.id ?? -1;
    if (this.known.question !== question) this.known = { question, previews: {} };
    const known = this.known.previews[answer.tried.choice] ?? (await this.session.preview(answer.tried.choice));
    if (!known || this.scene?.question?.id !== question) return;
    if (Object.keys(this.known.previews).length < PREVIEWS_KEPT) this.known.previews[answer.tried.choice] = known;
    if (this.choosing.ready.some((each) => each.tried.choice === answer.tried.choice)) this.preview = known;
  }
}
