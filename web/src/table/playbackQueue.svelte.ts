/** What is on the screen now. News come in any rhythm; they are shown one after the other, at a pace people can follow. */

import { shareStructure } from "$lib/table/structuralSharing";
import type { LogLine, TableView, ToldEvent } from "$lib/wire/protocol";

export interface News {
  seq: number;
  events: ToldEvent[];
  lines: LogLine[];
  scene: TableView;
  before?: number; // how many events are known to the server and not among these
}

/** What was noticed before all that the log has. */
export type Older = Omit<News, "seq" | "scene">;

export interface LogEntry {
  key: number;
  text: string;
  rule: string;
  events: ToldEvent[];
}

/** How long some events and the scene they led to are looked at, in milliseconds. */
export type DurationOf = (events: ToldEvent[], scene: TableView) => number;

/** More than this many steps behind, nobody wants to see them one by one. */
const MAX_BEHIND = 30;

export class PlaybackQueue {
  scene = $state.raw<TableView | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** What the scene shows as happening, for whoever draws motion. */
  currentEvents = $state.raw<ToldEvent[]>([]);
  isBehind = $state(false);
  /** Whether what happened last is still looked at. */
  isAnimating = $state(false);
  /** Entries before this one were told all at once, to somebody who has just come: they are no news. */
  settled = $state(0);
  /** How many events came before all that the log speaks of, and can be asked for. */
  earliest = $state(0);
  /** Whether something else is looked at first. */
  private isHeld = false;
  private waiting: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private keys = 0;
  private oldest = 0;

  constructor(private readonly durationOf: DurationOf) {}

  /** Forget everything and show how the table is. */
  reset(news: News): void {
    this.stop();
    this.log = this.entries(news);
    this.earliest = news.before ?? 0;
    this.settled = this.keys;
    this.currentEvents = [];
    this.scene = news.scene;
  }

  add(news: News): void {
    this.waiting.push(news);
    if (this.waiting.length > MAX_BEHIND) this.catchUp();
    else if (this.timer === undefined && !this.isHeld) this.next();
    this.isBehind = this.waiting.length > 0 && !this.isHeld;
  }

  /** All that has happened is shown, and nothing more until `release`: something else is looked at. */
  hold(): void {
    if (this.isHeld) return;
    this.catchUp();
    this.isHeld = true;
  }

  release(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.next();
  }

  /** Put older lines before those that are there, and say how many; what was told anew meanwhile has others before it. */
  recall(asked: number, older: Older): number {
    if (asked !== this.earliest) return 0;
    const { lines } = older;
    this.oldest -= lines.length;
    const first = this.oldest;
    this.log = [...lines.map((line, number) => entryOf(first + number, line, older)), ...this.log];
    this.earliest = older.before ?? 0;
    return lines.length;
  }

  /** Look at one moment of a match that is over. */
  jumpTo(scene: TableView, currentEvents: ToldEvent[], log: LogEntry[]): void {
    this.stop();
    this.earliest = 0;
    this.log = log;
    this.currentEvents = currentEvents;
    this.scene = scene;
  }

  /** Show all that waits at once: somebody is in a hurry. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const news of this.waiting.splice(0)) this.put(news);
    this.isBehind = this.isAnimating = false;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.isBehind = this.isAnimating = this.isHeld = false;
  }

  private next(): void {
    this.timer = undefined;
    this.isAnimating = false;
    const news = this.waiting.shift();
    this.isBehind = this.waiting.length > 0;
    if (!news) return;
    this.put(news);
    const pause = this.durationOf(news.events, news.scene);
    this.isAnimating = pause > 0;
    if (pause > 0) this.timer = setTimeout(() => this.next(), pause);
    else this.next();
  }

  private put(news: News): void {
    this.log = [...this.log, ...this.entries(news)];
    this.currentEvents = news.events;
    this.scene = this.after(news.scene);
  }

  /** A scene with what is drawn of it as it was, as far as that is the same; a question is always asked anew. */
  private after(scene: TableView): TableView {
    const { view, aids } = this.scene ?? {};
    return { ...scene, view: shareStructure(view, scene.view), aids: shareStructure(aids, scene.aids) };
  }

  private entries(news: News): LogEntry[] {
    return news.lines.map((line) => entryOf(this.keys++, line, news));
  }
}

function entryOf(
  key: number,
  { text, rule, first, count }: LogLine,
  { events, before = 0 }: Older,
): LogEntry {
  return { key, text, rule, events: events.slice(first - before, first - before + count) };
}
