/** What is on the screen now. News come in any rhythm; they are shown one after the other, at a pace people can follow. */

import type { LogLine, Scene, ToldEvent } from "$lib/wire/protocol";

export interface News {
  seq: number;
  events: ToldEvent[];
  lines: LogLine[];
  scene: Scene;
}

export interface LogEntry {
  key: number;
  text: string;
  rule: string;
  events: ToldEvent[];
}

/** How long some events are looked at, in milliseconds. */
export type Lasting = (events: ToldEvent[]) => number;

/** More than this many steps behind, nobody wants to see them one by one. */
const MOST_BEHIND = 30;

export class Show {
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** What the scene shows as happening, for whoever draws motion. */
  happening = $state.raw<ToldEvent[]>([]);
  isBehind = $state(false);
  /** Entries before this one were told all at once, to somebody who has just come: they are no news. */
  settled = $state(0);
  private waiting: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private keys = 0;

  constructor(private readonly lasting: Lasting) {}

  /** Forget everything and show how the table is. */
  reset(news: News): void {
    this.stop();
    this.log = this.entries(news);
    this.settled = this.keys;
    this.happening = [];
    this.scene = news.scene;
  }

  add(news: News): void {
    this.waiting.push(news);
    if (this.waiting.length > MOST_BEHIND) this.catchUp();
    else if (this.timer === undefined) this.next();
    this.isBehind = this.waiting.length > 0;
  }

  /** Look at one moment of a match that is over. */
  turnTo(scene: Scene, happening: ToldEvent[], log: LogEntry[]): void {
    this.stop();
    this.log = log;
    this.happening = happening;
    this.scene = scene;
  }

  /** Show all that waits at once: somebody is in a hurry. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const news of this.waiting.splice(0)) this.put(news);
    this.isBehind = false;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.isBehind = false;
  }

  private next(): void {
    this.timer = undefined;
    const news = this.waiting.shift();
    this.isBehind = this.waiting.length > 0;
    if (!news) return;
    this.put(news);
    const pause = this.lasting(news.events);
    if (pause > 0) this.timer = setTimeout(() => this.next(), pause);
    else this.next();
  }

  private put(news: News): void {
    this.log = [...this.log, ...this.entries(news)];
    this.happening = news.events;
    this.scene = news.scene;
  }

  private entries(news: News): LogEntry[] {
    return news.lines.map((line) => ({
      key: this.keys++,
      text: line.text,
      rule: line.rule,
      events: news.events.slice(line.first, line.first + line.count),
    }));
  }
}
