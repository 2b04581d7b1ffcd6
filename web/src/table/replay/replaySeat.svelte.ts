/** A seat of a match that is over: it is looked at, and answers nothing. */

import type { SocketState } from "$lib/net/reconnectingSocket";
import { verdictMs, type OnlineSession, type Reply, type Session } from "$lib/table/session.svelte";
import { PlaybackQueue } from "$lib/table/playbackQueue.svelte";
import { TowerTest } from "$lib/tower/test.svelte";
import type { SeatState, TableFacts } from "$lib/wire/protocol";

const REFUSAL: Reply = {
  is: "refused",
  id: "",
  code: "over",
  text: "the match is over",
  reasons: [],
  told: [],
};

export class ReplaySession implements Session {
  readonly isPast = true;
  seat = $state<number | null>(null);
  readonly playback = new PlaybackQueue(() => 0);
  readonly pending = 0;
  readonly refused = null;
  readonly clock = null;
  readonly tower = new TowerTest(verdictMs);

  constructor(private readonly live: OnlineSession) {}

  get facts(): TableFacts | null {
    return this.live.facts;
  }

  get seats(): SeatState[] {
    return this.live.seats;
  }

  get line(): SocketState {
    return this.live.line;
  }

  ask(): Promise<Reply> {
    return Promise.resolve(REFUSAL);
  }

  choose(): Promise<Reply> {
    return Promise.resolve(REFUSAL);
  }

  preview(): Promise<null> {
    return Promise.resolve(null);
  }

  tell(): void {
    // nobody builds any more
  }

  localSession(): null {
    return null;
  }
}
