/** One websocket that comes back: whatever was asked and not answered is asked again, under the same name. */

import type { Bye, ClientMessage, Ping, ServerMessage } from "$lib/wire/protocol";

export type SocketState = "connecting" | "open" | "waiting" | "ended";

/** Goodbyes after which there is nothing to come back to, or nobody who may. */
const FINAL_CODES = new Set([
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
const MIN_RETRY_MS = 250;
const MAX_RETRY_MS = 8_000;

export interface SocketHandlers {
  hello: () => ClientMessage;
  /** By which message one knows to be let in. */
  welcome?: ServerMessage["is"];
  onMessage: (message: ServerMessage) => void;
  onStateChange: (state: SocketState, bye: Bye | null) => void;
}

export class ReconnectingSocket {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, ClientMessage>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private bye: Bye | null = null;
  private isClosed = false;
  private isWelcomed = false;

  constructor(
    private readonly url: string,
    private readonly handlers: SocketHandlers,
  ) {
    window.addEventListener("online", this.reconnectNow);
    this.connect();
  }

  /** Ask something; its answer carries the same id, however often the connection breaks meanwhile. */
  request(message: ClientMessage & { id: string }): void {
    this.unanswered.set(message.id, message);
    this.transmit(message);
  }

  /** Say something that nobody answers, if anybody listens now: later it would mean nothing. */
  send(message: ClientMessage): void {
    this.transmit(message);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.reconnectNow);
    this.socket?.close();
  }

  readonly reconnectNow = (): void => {
    if (this.isClosed || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.handlers.onStateChange("connecting", null);
    this.isWelcomed = false;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.handlers.hello()));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.dispatch(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.handleClose();
    };
  }

  private dispatch(message: ServerMessage): void {
    if (message.is === "ping") this.answer(message);
    else if (message.is === "bye") this.bye = message;
    else if (!this.isWelcomed && message.is === (this.handlers.welcome ?? "welcome")) this.welcome(message);
    else this.deliver(message);
  }

  private deliver(message: ServerMessage): void {
    if ("id" in message) this.unanswered.delete(message.id);
    this.handlers.onMessage(message);
  }

  private welcome(message: ServerMessage): void {
    this.isWelcomed = true;
    this.tries = 0;
    this.handlers.onStateChange("open", null);
    this.handlers.onMessage(message);
    for (const waiting of this.unanswered.values()) this.transmit(waiting);
  }

  private answer(ping: Ping): void {
    this.transmit({ do: "pong", n: ping.n });
  }

  private transmit(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private handleClose(): void {
    this.socket = null;
    const bye = this.bye;
    this.bye = null;
    if (this.isClosed || (bye && FINAL_CODES.has(bye.code))) {
      this.isClosed = true;
      this.handlers.onStateChange("ended", bye);
      return;
    }
    this.handlers.onStateChange("waiting", bye);
    const pause = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), pause);
  }
}
