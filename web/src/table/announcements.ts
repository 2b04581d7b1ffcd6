/** Lets news be heard in order and in few breaths: what comes close together is said together, and a question last. */

const BATCH_MS = 600;

export class AnnouncementQueue {
  private waiting: string[] = [];
  private question: (() => string) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly announce: (text: string) => void,
    private readonly batchMs = BATCH_MS,
  ) {}

  add(texts: readonly string[]): void {
    this.waiting.push(...texts);
    if (texts.length) this.schedule();
  }

  /** Ask something after all that was said before it, in the words it has by then; or nothing any more. */
  ask(question: (() => string) | null): void {
    this.question = question;
    if (question) this.schedule();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    [this.waiting, this.question] = [[], null];
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => this.flush(), this.batchMs);
  }

  private flush(): void {
    this.timer = undefined;
    const texts = [...this.waiting.splice(0), this.question?.() ?? ""].filter(Boolean);
    this.question = null;
    if (texts.length) this.announce(texts.join(" "));
  }
}

/** Knows what of a log that grows was heard before. */
export class LogTracker {
  private source: object | null = null;
  private next = 0;

  /** What is new to whoever listens; nothing of a log that he turns to just now, and nothing that is told anew. */
  takeNew<E extends { key: number }>(source: object, log: readonly E[], settled: number): E[] {
    const end = (log.at(-1)?.key ?? -1) + 1;
    const from = source === this.source ? Math.max(this.next, settled) : end;
    this.source = source;
    this.next = Math.max(end, settled);
    return log.filter((entry) => entry.key >= from);
  }
}

/** Knows which question was heard before. */
export class QuestionTracker {
  private source: object | null = null;
  private last: number | null = null;

  /** Whether a question is new to whoever listens; it is to somebody who turns to a table just now. */
  isNew(source: object, id: number | null): boolean {
    const isNew = id !== null && (id !== this.last || source !== this.source);
    [this.source, this.last] = [source, id];
    return isNew;
  }
}

/** Knows what a scene told beside its question before. */
export class AsideTracker {
  private source: object | null = null;
  private last = "";

  /** What is new to whoever listens, or nothing. */
  takeNew(source: object, text: string): string[] {
    const isNew = text !== "" && (text !== this.last || source !== this.source);
    [this.source, this.last] = [source, text];
    return isNew ? [text] : [];
  }
}
