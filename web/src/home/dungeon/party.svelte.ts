/** A group that is about to enter a dungeon: who comes along, what for and with which hourglass; kept on this device. */

import type { Earlier } from "$lib/home/form.svelte";
import { NO_TIMER } from "$lib/lobby/defaults";
import type { Create, GameOffer } from "$lib/wire/protocol";

/** By what somebody comes along: at this screen, by a link, or as a bot. */
export const COMPANIONS = ["here", "link", "bot"] as const;
export type Companion = (typeof COMPANIONS)[number];
export const QUESTS = ["single", "adventure", "daily"] as const;
export type Quest = (typeof QUESTS)[number];

const STORAGE_KEY = "knockbox.party";
const MINUTES = /^[1-9]\d{0,2}$/;

interface Kept {
  company: Record<Companion, number>;
  level: string;
  timer: string;
  quest: Quest;
  hunts: boolean;
}

export class Party {
  company = $state<Record<Companion, number>>({ here: 1, link: 0, bot: 2 });
  level = $state("");
  timer = $state(NO_TIMER);
  quest = $state<Quest>("single");
  /** Whether chests are hunted. */
  hunts = $state(false);

  constructor(
    private readonly game: GameOffer,
    private readonly storage: Pick<Storage, "getItem" | "setItem"> = window.localStorage,
  ) {
    this.level = game.usual_level;
    const kept = this.kept();
    if (kept) Object.assign(this, kept);
  }

  get size(): number {
    return COMPANIONS.reduce((sum, kind) => sum + this.company[kind], 0);
  }

  /** What the hourglass can be turned to; the longest first, for whoever learns. */
  get timers(): string[] {
    const values = this.game.options.find(({ name }) => name === "timer")?.values ?? [];
    return [...values].sort((one, other) => minutes(other) - minutes(one));
  }

  /** Whether the hourglass runs for as long as somebody wants, and not as long as is usual. */
  get hasOwnTime(): boolean {
    return !this.timers.includes(this.timer);
  }

  /** Turn the hourglass to any number of minutes; whatever is no such number changes nothing. */
  setMinutes(minutes: string): void {
    if (MINUTES.test(minutes)) this.timer = minutes;
  }

  mayGrow(): boolean {
    return this.size < this.game.most;
  }

  /** Whoever asks stays. */
  mayShrink(kind: Companion): boolean {
    return this.company[kind] > (kind === "here" ? 1 : 0) && this.size > this.game.fewest;
  }

  add(kind: Companion): void {
    if (this.mayGrow()) this.company[kind] += 1;
  }

  drop(kind: Companion): void {
    if (this.mayShrink(kind)) this.company[kind] -= 1;
  }

  create(name: string): Create & Earlier {
    const seats = COMPANIONS.flatMap((kind) =>
      Array.from({ length: this.company[kind] }, () => (kind === "bot" ? this.level : kind)),
    );
    return {
      game: this.game.id,
      seats,
      packs: this.game.usual_packs,
      names: [name],
      options: this.options(),
      daily: this.quest === "daily",
    };
  }

  keep(): void {
    const { company, level, timer, quest, hunts } = this;
    const kept: Kept = { company: { ...company }, level, timer, quest, hunts };
    try {
      this.storage.setItem(STORAGE_KEY, JSON.stringify(kept));
    } catch {
      // then it begins as usual the next time
    }
  }

  private options(): Record<string, string> {
    return {
      timer: this.timer,
      ...(this.quest === "adventure" ? { adventure: "on" } : {}),
      ...(this.hunts ? { chest_hunt: "true" } : {}),
    };
  }

  /** As it was the last time, as far as it can be read and still played. */
  private kept(): Kept | null {
    try {
      const kept = JSON.parse(this.storage.getItem(STORAGE_KEY) ?? "null") as Kept | null;
      return kept && this.isPlayable(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  private isPlayable({ company, level, timer, quest }: Kept): boolean {
    const counts = COMPANIONS.map((kind) => company[kind]);
    const size = counts.reduce((sum, count) => sum + count, 0);
    const isCounted = counts.every((count) => Number.isInteger(count) && count >= 0) && company.here > 0;
    const isKnown = this.game.levels.some(({ name }) => name === level);
    const isTimed = this.timers.includes(timer) || MINUTES.test(timer);
    return isCounted && isKnown && isTimed && size <= this.game.most && QUESTS.includes(quest);
  }
}

/** No hourglass is the longest. */
function minutes(timer: string): number {
  return timer === NO_TIMER ? Infinity : Number(timer);
}
