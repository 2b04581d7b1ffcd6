/** Wishes that wait for their answers, by the names they were sent under. */

export class Replies<R extends { id: string }> {
  private readonly waiting = new Map<string, (reply: R) => void>();

  get count(): number {
    return this.waiting.size;
  }

  to(id: string): Promise<R> {
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  settle(reply: R): void {
    this.waiting.get(reply.id)?.(reply);
    this.waiting.delete(reply.id);
  }
}
