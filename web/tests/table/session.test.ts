import { beforeEach, describe, expect, test, vi } from "vitest";
import { OnlineSession } from "$lib/table/session.svelte";
import type { Refused } from "$lib/wire/protocol";
import { fakeSockets, news, question, snapshot, welcome, type FakeSocket } from "./fakeSocket";

let sockets: typeof FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = fakeSockets();
});

function sitDown(): OnlineSession {
  const session = new OnlineSession({ table: "t", token: "token", host: "" }, "en", () => 0);
  sockets.last.open().hear(welcome(), snapshot(1));
  return session;
}

/** The connection breaks, and after a while there is a new one. */
async function reconnect(): Promise<FakeSocket> {
  const before = sockets.all.length;
  sockets.last.drop();
  await vi.advanceTimersByTimeAsync(300);
  expect(sockets.all.length).toBe(before + 1);
  return sockets.last.open();
}

describe("a connection that breaks", () => {
  test("is taken up where it ended, by the number of what was heard last", async () => {
    const session = sitDown();
    sockets.last.hear({ is: "events", ...news(7, {}, ["A step."]) });
    const socket = await reconnect();
    expect(socket.sent[0]).toMatchObject({ do: "hello", token: "token", seq: 7, lang: "en" });
    socket.hear(welcome(), { is: "events", ...news(8, {}, ["Another."]) });
    expect(session.show.log.map(({ text }) => text)).toEqual(["A step.", "Another."]);
    expect(session.line).toBe("open");
  });

  test("asks again under the same name what was not answered", async () => {
    const session = sitDown();
    const answered = session.choose(65, 1);
    const [first] = sockets.last.asked("choose");
    const socket = await reconnect();
    expect(socket.asked("choose")).toEqual([]); // not before the server knows who is there
    socket.hear(welcome());
    expect(socket.asked("choose")).toEqual([first]);
    socket.hear({ is: "accepted", id: (first as { id: string }).id });
    await expect(answered).resolves.toMatchObject({ is: "accepted" });
    expect(session.pending).toBe(0);
    (await reconnect()).hear(welcome());
    expect(sockets.last.asked("choose")).toEqual([]);
  });

  test("says what was wished while nobody listened", async () => {
    const session = sitDown();
    sockets.last.drop();
    void session.ask({ do: "chat", text: "Still here." });
    await vi.advanceTimersByTimeAsync(300);
    sockets.last.open().hear(welcome());
    expect(sockets.last.asked("chat")).toMatchObject([{ text: "Still here." }]);
  });

  test("tells the chat of before once", async () => {
    const session = sitDown();
    const said = { is: "chatted", seat: 1, name: "Ben", text: "Hello", at_ms: 5 } as const;
    sockets.last.hear(said);
    (await reconnect()).hear(welcome(), said);
    expect(session.chat).toHaveLength(1);
  });

  test("is not taken up after a goodbye for good", async () => {
    const session = sitDown();
    sockets.last.hear({ is: "bye", code: "deleted", text: "gone" }).drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets.all).toHaveLength(1);
    expect([session.line, session.bye?.code]).toEqual(["ended", "deleted"]);
  });

  test("is not taken up with a token that opens nothing", async () => {
    const session = new OnlineSession({ table: "t", token: "old", host: "" }, "en", () => 0);
    sockets.last.open().hear({ is: "bye", code: "not-yours", text: "no seat" }).drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets.all).toHaveLength(1);
    expect([session.line, session.bye?.code]).toEqual(["ended", "not-yours"]);
  });
});

describe("another language", () => {
  test("is asked for on a new connection, and everything is told anew in it", () => {
    const session = sitDown();
    session.speak("pl");
    expect(session.show.scene).not.toBeNull(); // what was seen stays until it is there in other words
    sockets.last.open().hear(welcome(), snapshot(7, {}, ["Krok."]));
    expect(sockets.last.sent[0]).toMatchObject({ do: "hello", lang: "pl", seq: null, token: "token" });
    expect(session.show.log.map(({ text }) => text)).toEqual(["Krok."]);
  });

  test("loses nothing that was wished, and hears the old connection no more", () => {
    const session = sitDown();
    void session.choose(3, 1);
    const [old] = sockets.all;
    session.speak("es");
    old?.hear(snapshot(9, {}, ["In the old words."]));
    expect(session.show.log).toEqual([]);
    sockets.last.open().hear(welcome());
    expect(sockets.last.asked("choose")).toEqual(old?.asked("choose"));
  });

  test("that is spoken already changes nothing", () => {
    sitDown().speak("en");
    expect(sockets.all).toHaveLength(1);
  });
});

describe("a refusal", () => {
  const refused: Omit<Refused, "id"> = { is: "refused", code: "illegal", text: "no", reasons: [], told: [] };

  function refuseLast(what: "choose" | "preview"): void {
    const [asked] = sockets.last.asked(what);
    sockets.last.hear({ ...refused, id: (asked as { id: string }).id });
  }

  test("of a wish is shown until the next wish", async () => {
    const session = sitDown();
    void session.choose(3, 1);
    refuseLast("choose");
    expect(session.refused?.code).toBe("illegal");
    void session.ask({ do: "undo" });
    expect(session.refused).toBeNull();
  });

  test("of a preview is nobody's trouble", async () => {
    const session = sitDown();
    const preview = session.preview(3);
    refuseLast("preview");
    await expect(preview).resolves.toBeNull();
    expect(session.refused).toBeNull();
  });
});

test("whoever answers has seen enough of what happened before", () => {
  const session = new OnlineSession({ table: "t", token: "token", host: "" }, "en", () => 1_000);
  sockets.last.open().hear(welcome(), snapshot(1));
  sockets.last.hear({ is: "events", ...news(2) }, { is: "events", ...news(3, { question: question(3) }) });
  expect(session.show.isBehind).toBe(true);
  void session.choose(1, 3);
  expect(session.show.isBehind).toBe(false);
});

test("a clock counts from when it was heard", () => {
  const session = sitDown();
  const clock = { left_ms: 9_000, running: true, seat: 0, rule: "KD-TURN-1" };
  sockets.last.hear({ is: "events", ...news(2, { clock }) });
  expect(session.clock).toEqual({ clock, atMs: performance.now() });
});
