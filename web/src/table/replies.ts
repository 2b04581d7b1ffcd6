/** Wishes that wait for their answers, by the names they were sent under. */

interface Waiting<W, R> {
  wish: W;
  resolve: (reply: R) => void;
}

export class Replies<W extends { id: string }, R extends { id: string }> {
  private readonly waiting = new Map<string, Waiting<W, R>>();

  get count(): number {
    return this.waiting.size;
  }

  /** All that was asked and not answered, in the order in which it was asked. */
  get wishes(): W[] {
    return Array.from(this.waiting.values(), ({ wish }) => wish);
  }

  to(wish: W): Promise<R> {
    return new Promise((resolve) => this.waiting.set(wish.id, { wish, resolve }));
  }

  /** Hand an answer to whoever waits for it; says what it answers. */
  settle(reply: R): W | undefined {
    const found = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    found?.resolve(reply);
    return found?.wish;
  }
}
