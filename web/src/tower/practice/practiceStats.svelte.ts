/** How one's own towers came out, by clock and by number of cubes; kept on this device alone. */

import { localStorageOrNull } from "$lib/settings/settings.svelte";

const STORAGE_KEY = "knockbox.towers";

export interface Score {
  stood: number;
  tries: number;
}

const NOTHING: Score = { stood: 0, tries: 0 };

export class Ledger {
  /** By clock and cubes, such as `10/11`. */
  private scores = $state.raw<Record<string, Score>>({});

  constructor(private readonly storage: Storage | null) {
    this.scores = this.kept();
  }

  of(seconds: number, cubes: number): Score {
    return this.scores[name(seconds, cubes)] ?? NOTHING;
  }

  /** The most cubes that ever stood with this clock. */
  best(seconds: number): number {
    const stood = Object.entries(this.scores).filter(
      ([key, score]) => score.stood > 0 && key.startsWith(`${seconds}/`),
    );
    return Math.max(0, ...stood.map(([key]) => Number(key.split("/")[1])));
  }

  note(seconds: number, cubes: number, stands: boolean): void {
    const { stood, tries } = this.of(seconds, cubes);
    const score = { stood: stood + (stands ? 1 : 0), tries: tries + 1 };
    this.write({ ...this.scores, [name(seconds, cubes)]: score });
  }

  forget(): void {
    this.write({});
  }

  private write(scores: Record<string, Score>): void {
    this.scores = scores;
    try {
      this.storage?.setItem(STORAGE_KEY, JSON.stringify(scores));
    } catch {
      // then it lasts as long as this page
    }
  }

  private kept(): Record<string, Score> {
    try {
      const found: unknown = JSON.parse(this.storage?.getItem(STORAGE_KEY) ?? "{}");
      if (typeof found !== "object" || found === null) return {};
      return Object.fromEntries(Object.entries(found).filter(([, score]) => isScore(score))) as Record<
        string,
        Score
      >;
    } catch {
      return {};
    }
  }
}

function name(seconds: number, cubes: number): string {
  return `${seconds}/${cubes}`;
}

function isScore(found: unknown): found is Score {
  const score = found as Partial<Score> | null;
  return Number.isInteger(score?.stood) && Number.isInteger(score?.tries);
}

export const ledger = new Ledger(localStorageOrNull());
