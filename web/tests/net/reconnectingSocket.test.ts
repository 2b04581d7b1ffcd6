import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReconnectingSocket, type SocketState } from "$lib/net/reconnectingSocket";
import type { Bye, ClientMessage, ServerMessage } from "$lib/wire/protocol";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const latest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const WELCOME = { is: "welcome" };
const CHOICE = { do: "choose", id: "a-1", choice: 3, question: 2 } as ClientMessage & { id: string };

let received: ServerMessage[];
let states: [SocketState, Bye | null][];

function makeSocket(): ReconnectingSocket {
  return new ReconnectingSocket("ws://x", {
    hello: () => ({ do: "hello", token: "", host: "", lang: "en", seq: null }),
    onMessage: (message) => received.push(message),
    onStateChange: (state, bye) => states.push([state, bye]),
  });
}

beforeEach(() => {
  [FakeSocket.all, received, states] = [[], [], []];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line", () => {
  it("greets, and answers pings", () => {
    makeSocket();
    latest().open();
    latest().tell(WELCOME);
    latest().tell({ is: "ping", n: 7 });
    expect(latest().sent).toEqual([expect.objectContaining({ do: "hello" }), { do: "pong", n: 7 }]);
    expect(states.at(-1)).toEqual(["open", null]);
  });

  it("asks again what was not answered when it broke", () => {
    const socket = makeSocket();
    latest().open();
    latest().tell(WELCOME);
    socket.request(CHOICE);
    latest().close();
    expect(states.at(-1)?.[0]).toBe("waiting");
    vi.runOnlyPendingTimers();
    latest().open();
    latest().tell(WELCOME);
    expect(latest().sent.at(-1)).toEqual(CHOICE);
    latest().tell({ is: "done", id: "a-1" });
    latest().close();
    vi.runOnlyPendingTimers();
    latest().open();
    latest().tell(WELCOME);
    expect(latest().sent).toHaveLength(1);
  });

  it("waits longer from try to try, and hurries when the network is back", () => {
    makeSocket();
    for (let n = 0; n < 4; n++) {
      latest().close();
      vi.runOnlyPendingTimers();
    }
    latest().close();
    const count = FakeSocket.all.length;
    vi.advanceTimersByTime(3_000);
    expect(FakeSocket.all).toHaveLength(count);
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  it("is over after a goodbye for ever", () => {
    makeSocket();
    latest().open();
    latest().tell({ is: "bye", code: "no-table", text: "" });
    latest().close();
    vi.runAllTimers();
    expect(states.at(-1)).toEqual(["ended", expect.objectContaining({ code: "no-table" })]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("comes back after any other goodbye, until somebody hangs up", () => {
    const socket = makeSocket();
    latest().open();
    latest().tell({ is: "bye", code: "closing", text: "" });
    latest().close();
    vi.runOnlyPendingTimers();
    expect(FakeSocket.all).toHaveLength(2);
    socket.close();
    vi.runAllTimers();
    expect(FakeSocket.all).toHaveLength(2);
  });
});
