/** What a table is drawn with: the words of its boxes in one language, and the drawing of its game. */

import { api, ApiError } from "$lib/net/api";
import { PACES, settings } from "$lib/settings/settings.svelte";
import { loadGame, type GameParts, type Standing } from "$lib/table/games";
import type { Catalogue, Question, TableView, TableFacts } from "$lib/wire/protocol";

const NOTHING: Standing = { text: "", parts: [] };

export class GameAssets {
  catalogue = $state.raw<Catalogue | null>(null);
  game = $state.raw<GameParts | null>(null);
  /** Why words or drawing did not come. */
  trouble = $state.raw<ApiError | null>(null);
  /** Whether there is no drawing of this game yet. */
  isMissing = $state(false);
  private wanted = "";

  async fetch(facts: TableFacts, language: string): Promise<void> {
    const wanted = `${facts.game} ${facts.content_hash} ${language}`;
    if (this.wanted === wanted) return;
    this.wanted = wanted;
    this.trouble = null;
    try {
      const [catalogue, game] = await Promise.all([api.catalogue(facts, language), loadGame(facts.game)]);
      if (this.wanted === wanted)
        [this.catalogue, this.game, this.isMissing] = [catalogue, game, game === null];
    } catch (error) {
      if (this.wanted === wanted) this.miss(error);
    }
  }

  standing(view: unknown): Standing {
    return this.game && this.catalogue && view ? this.game.standing(view, this.catalogue) : NOTHING;
  }

  /** A question as it is said to whoever does not see what it is about. */
  questionText(question: Question, view: unknown): string {
    if (!view || !this.catalogue) return question.text;
    return this.game?.questionText?.(question, view, this.catalogue) ?? question.text;
  }

  /** The rule by which nobody may speak now, or nothing. */
  talkRestriction(view: unknown): string {
    return view ? (this.game?.talkRestriction?.(view) ?? "") : "";
  }

  /** What people call a seat, whoever sits there. */
  letterOf(seat: number): string {
    return this.catalogue?.seats[seat] ?? String(seat + 1);
  }

  /** What a scene tells everybody beside any question. */
  aside(scene: TableView, playerOf: (seat: number) => string): string {
    return (this.catalogue && this.game?.aside?.(scene, this.catalogue, playerOf)) ?? "";
  }

  /** How long some events are looked at, at the pace that somebody likes, and the scene they led to. */
  durationMs(events: readonly unknown[], scene: TableView): number {
    const currentEvents = (this.game?.durationMs(events) ?? 0) * PACES[settings.pace];
    return Math.max(currentEvents, this.game?.minDurationMs?.(scene) ?? 0);
  }

  thingsOf(events: readonly unknown[]): readonly string[] {
    return events.length ? (this.game?.thingsOf(events) ?? []) : [];
  }

  private miss(error: unknown): void {
    this.wanted = "";
    this.trouble = error instanceof ApiError ? error : new ApiError("drawing", String(error));
  }
}
