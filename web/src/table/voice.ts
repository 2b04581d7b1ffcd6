/** Lets news be heard in order and in few breaths: what comes close together is said together, and a question last. */

const BREATH_MS = 600;

export class Voice {
  private waiting: string[] = [];
  private question: (() => string) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly speak: (text: string) => void,
    private readonly breathMs = BREATH_MS,
  ) {}

  add(texts: readonly string[]): void {
    this.waiting.push(...texts);
    if (texts.length) this.inhale();
  }

  /** Ask something after all that was said before it, in the words it has by then; or nothing any more. */
  ask(question: (() => string) | null): void {
    this.question = question;
    if (question) this.inhale();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    [this.waiting, this.question] = [[], null];
  }

  private inhale(): void {
    this.timer ??= setTimeout(() => this.breathe(), this.breathMs);
  }

  private breathe(): void {
    this.timer = undefined;
    const said = [...this.waiting.splice(0), this.question?.() ?? ""].filter(Boolean);
    this.question = null;
    if (said.length) this.speak(said.join(" "));
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

/** Knows which question was heard before. */
export class Questions {
  private to: object | null = null;
  private last: number | null = null;

  /** Whether a question is new to whoever listens; it is to somebody who turns to a table just now. */
  hear(to: object, id: number | null): boolean {
    const isNew = id !== null && (id !== this.last || to !== this.to);
    [this.to, this.last] = [to, id];
    return isNew;
  }
}

/** Knows what a scene told beside its question before. */
export class Asides {
  private to: object | null = null;
  private last = "";

  /** What is new to whoever listens, or nothing. */
  hear(to: object, text: string): string[] {
    const isNew = text !== "" && (text !== this.last || to !== this.to);
    [this.to, this.last] = [to, text];
    return isNew ? [text] : [];
  }
}
