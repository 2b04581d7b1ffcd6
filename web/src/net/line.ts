/** One websocket that comes back: whatever was asked and not answered is asked again, under the same name. */

import type { Bye, ClientMessage, Ping, ServerMessage } from "$lib/wire/protocol";

export type LineState = "connecting" | "open" | "waiting" | "ended";

/** Goodbyes after which there is nothing to come back to, or nobody who may. */
const FINAL = new Set([
  "no-table",
  "not-yours",
  "not-host",
  "removed",
  "deleted",
  "protocol",
  "bad-language",
  "left",
  "not-allowed",
  "no-spectators",
  "origin",
  "unreadable",
]);
const SHORTEST_MS = 250;
const LONGEST_MS = 8_000;

export interface LineEnds {
  greeting: () => ClientMessage;
  /** By which message one knows to be let in. */
  welcome?: ServerMessage["is"];
  hear: (message: ServerMessage) => void;
  changed: (state: LineState, bye: Bye | null) => void;
}

export class Line {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, ClientMessage>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private bye: Bye | null = null;
  private isOver = false;
  private isIn = false;

  constructor(
    private readonly url: string,
    private readonly ends: LineEnds,
  ) {
    window.addEventListener("online", this.hurry);
    this.connect();
  }

  /** Ask something; its answer carries the same id, however often the connection breaks meanwhile. */
  say(message: ClientMessage & { id: string }): void {
    this.unanswered.set(message.id, message);
    this.send(message);
  }

  /** Say something that nobody answers, if anybody listens now: later it would mean nothing. */
  tell(message: ClientMessage): void {
    this.send(message);
  }

  hangUp(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  readonly hurry = (): void => {
    if (this.isOver || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.ends.changed("connecting", null);
    this.isIn = false;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.ends.greeting()));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  private hear(message: ServerMessage): void {
    if (message.is === "ping") this.answer(message);
    else if (message.is === "bye") this.bye = message;
    else if (!this.isIn && message.is === (this.ends.welcome ?? "welcome")) this.welcome(message);
    else this.pass(message);
  }

  private pass(message: ServerMessage): void {
    if ("id" in message) this.unanswered.delete(message.id);
    this.ends.hear(message);
  }

  private welcome(message: ServerMessage): void {
    this.isIn = true;
    this.tries = 0;
    this.ends.changed("open", null);
    this.ends.hear(message);
    for (const waiting of this.unanswered.values()) this.send(waiting);
  }

  private answer(ping: Ping): void {
    this.send({ do: "pong", n: ping.n });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lose(): void {
    this.socket = null;
    const bye = this.bye;
    this.bye = null;
    if (this.isOver || (bye && FINAL.has(bye.code))) {
      this.isOver = true;
      this.ends.changed("ended", bye);
      return;
    }
    this.ends.changed("waiting", bye);
    const pause = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), pause);
  }
}
