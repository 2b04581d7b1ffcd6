import { beforeEach, describe, expect, test } from "vitest";
import { OnlineSession } from "$lib/table/session.svelte";
import type { ServerMessage } from "$lib/wire/protocol";
import { fakeSockets, seatOf, snapshot, welcome, type FakeSocket } from "./fakeSocket";

let sockets: typeof FakeSocket;

beforeEach(() => {
  localStorage.clear();
  sockets = fakeSockets();
});

describe("whom an onlooker does not want to hear", () => {
  const said = { is: "chatted", seat: 1, name: "Ben", text: "Hello", at_ms: 5 } as const;
  const seats = (sittings = 1, name = "Ben"): ServerMessage => ({
    is: "seats",
    seats: [seatOf(0, "Ada"), seatOf(1, name, { sittings })],
    spectators: [1],
  });

  function lookOn(table = "t", ...more: ServerMessage[]): OnlineSession {
    const session = new OnlineSession({ table, token: "", host: "" }, "en", () => 0);
    sockets.last.open().hear(welcome(null), seats(), snapshot(1), ...more);
    return session;
  }

  test("is not heard, and nobody else learns of it", () => {
    const session = lookOn();
    session.mute(seatOf(1, "Ben", { sittings: 1 }), true);
    sockets.last.hear(said, { ...said, seat: 0, name: "Ada" });
    expect([session.muted, session.chat.map(({ name }) => name)]).toEqual([[1], ["Ada"]]);
    expect(sockets.last.asked("mute")).toEqual([]);
    session.mute(seatOf(1, "Ben", { sittings: 1 }), false);
    sockets.last.hear(said);
    expect([session.muted, session.chat.length]).toEqual([[], 2]);
  });

  test("stays unheard after a reload and under another name, at that table alone", () => {
    lookOn().mute(seatOf(1, "Ben", { sittings: 1 }), true);
    expect(lookOn("t", seats(1, "Benedict"), said).chat).toEqual([]);
    expect(lookOn("other", said).chat).toHaveLength(1);
  });

  test("stays unheard at the next table, wherever that seat is there, until somebody else sits down", () => {
    lookOn().mute(seatOf(1, "Ben", { sittings: 1 }), true);
    lookOn("t", { is: "followed", table: "next", seat: null, seats: [1, 0] });
    const ben = { ...said, seat: 0 };
    const there = (sittings: number): ServerMessage => ({
      is: "seats",
      seats: [seatOf(0, "Ben", { sittings }), seatOf(1, "Ada")],
      spectators: [1],
    });
    expect(lookOn("next", there(0), ben, said).chat).toEqual([said]);
    expect(lookOn("next", there(1), ben).chat).toHaveLength(1);
  });

  test("goes along to a next table that is open already, and is heard there when he is wanted again", () => {
    const next: ServerMessage = { is: "followed", table: "next", seat: null, seats: [0, 1] };
    lookOn("t", next).mute(seatOf(1, "Ben", { sittings: 1 }), true);
    const session = lookOn("next", seats(0));
    expect(session.muted).toEqual([1]);
    session.mute(seatOf(1, "Ben", { sittings: 0 }), false);
    expect(lookOn("next", seats(0)).muted).toEqual([]);
    expect(lookOn("t", next).muted).toEqual([1]);
    expect(lookOn("next", seats(0)).muted).toEqual([]);
  });

  test("is forgotten when somebody else sits there", () => {
    const session = lookOn();
    session.mute(seatOf(1, "Ben", { sittings: 1 }), true);
    sockets.last.hear(seats(2, "Cleo"), { ...said, name: "Cleo" });
    expect([session.muted, session.chat.length]).toEqual([[], 1]);
  });

  test.each(["{", "7", '[["t"]]', '[["t", 1, "1"]]'])(
    "is nobody where %s was shareStructure",
    (shareStructure) => {
      localStorage.setItem("knockbox.unheard", shareStructure);
      expect(lookOn("t", said).chat).toHaveLength(1);
    },
  );
});
