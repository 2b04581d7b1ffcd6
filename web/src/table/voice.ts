/** Lets news be heard in order and in few breaths: what comes close together is said together. */

const BREATH_MS = 600;

export class Voice {
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly speak: (text: string) => void,
    private readonly breathMs = BREATH_MS,
  ) {}

  add(texts: readonly string[]): void {
    if (!texts.length) return;
    this.waiting.push(...texts);
    this.timer ??= setTimeout(() => this.breathe(), this.breathMs);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private breathe(): void {
    this.timer = undefined;
    this.speak(this.waiting.splice(0).join(" "));
  }
}

/** Knows what of a log that grows was heard before. */
export class Listener {
  private to: object | null = null;
  private next = 0;

  /** What is new to whoever listens; nothing of a log that he turns to just now, and nothing that is told anew. */
  hear<E extends { key: number }>(to: object, log: readonly E[], settled: number): E[] {
    const end = (log.at(-1)?.key ?? -1) + 1;
    const from = to === this.to ? Math.max(this.next, settled) : end;
    this.to = to;
    this.next = Math.max(end, settled);
    return log.filter((entry) => entry.key >= from);
  }
}
