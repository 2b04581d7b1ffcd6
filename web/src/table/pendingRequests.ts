/** Wishes that wait for their answers, by the names they were sent under. */

interface PendingRequest<Q, R> {
  request: Q;
  resolve: (reply: R) => void;
}

export class PendingRequests<Q extends { id: string }, R extends { id: string }> {
  private readonly waiting = new Map<string, PendingRequest<Q, R>>();

  get count(): number {
    return this.waiting.size;
  }

  /** All that was asked and not answered, in the order in which it was asked. */
  get requests(): Q[] {
    return Array.from(this.waiting.values(), ({ request }) => request);
  }

  add(request: Q): Promise<R> {
    return new Promise((resolve) => this.waiting.set(request.id, { request, resolve }));
  }

  /** Hand an answer to whoever waits for it; says what it answers. */
  settle(reply: R): Q | undefined {
    const found = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    found?.resolve(reply);
    return found?.request;
  }
}
