/** A websocket under the hands of a test: what was sent can be read, and anything can be heard on it. */

import { vi } from "vitest";
import type { ClientMessage, TableView, ServerMessage, Snapshot } from "$lib/wire/protocol";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (!found) throw new Error("nobody has connected");
    return found;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server takes the call, and everything it hears from here on is answered by the test. */
  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  hear(...messages: ServerMessage[]): this {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** What was sent under a name, in order. */
  asked(what: ClientMessage["do"]): ClientMessage[] {
    return this.sent.filter((message) => message.do === what);
  }
}

/** From now on every connection is a fake one. */
export function fakeSockets(): typeof FakeSocket {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  return FakeSocket;
}

export function welcome(
  seat: number | null = 0,
  host = false,
  options: Record<string, string> = {},
): ServerMessage {
  return {
    is: "welcome",
    protocol: 1,
    seat,
    host,
    spectator: seat === null ? 1 : null,
    muted: [],
    table: {
      id: "table",
      game: "knockdown",
      rules_version: 3,
      packs: ["siege-storm"],
      content_hash: "hash",
      options,
      public: false,
      correspondence: false,
      hints: true,
      spectators: true,
      created_ms: 0,
      daily: "",
    },
  };
}

export function scene(changes: Partial<TableView> = {}): TableView {
  return {
    phase: "playing",
    view: { seat: 0 },
    aids: null,
    question: null,
    offers: [],
    utterances: [],
    asked: [],
    clock: null,
    paused: false,
    luck: { commitment: "seal", nonces: [], secret: "" },
    result: null,
    undo: false,
    adventure: null,
    frozen: "",
    unplayed: [],
    ...changes,
  };
}

export function question(id = 1): TableView["question"] {
  return { id, prompt: "act", text: "What do you do?", candidates: [] };
}

export function snapshot(seq: number, changes: Partial<TableView> = {}, texts: string[] = []): Snapshot {
  return { is: "snapshot", ...news(seq, changes, texts) };
}

/** So many lines with an event each. */
export function news(
  seq: number,
  changes: Partial<TableView> = {},
  texts: string[] = [],
): Omit<Snapshot, "is"> {
  const events = texts.map((text) => ({ seq, event: { type: "Told", text } }));
  const lines = texts.map((text, first) => ({ text, rule: "KD-TURN-1", first, count: 1 }));
  return { seq, events, lines, scene: scene(changes), before: 0 };
}

export function seatOf(
  seat: number,
  name: string,
  changes: object = {},
): import("$lib/wire/protocol").SeatState {
  return {
    seat,
    kind: "person",
    name,
    online: true,
    ready: true,
    wants_pause: false,
    wants_rematch: false,
    bot: "",
    dice: false,
    lost: false,
    unseen: false,
    sittings: 0,
    invited: false,
    terms: null,
    ...changes,
  };
}
