import { beforeEach, describe, expect, test, vi } from "vitest";
import { OnlineSession } from "$lib/table/session.svelte";
import type { LogLine, Refused, ServerMessage, ToldEvent } from "$lib/wire/protocol";
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
    expect(session.playback.log.map(({ text }) => text)).toEqual(["A step.", "Another."]);
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

describe("whom one does not want to hear", () => {
  test("is known after a reload, and when another tab of the seat has changed its mind", async () => {
    const session = new OnlineSession({ table: "t", token: "token", host: "" }, "en", () => 0);
    sockets.last.open().hear({ ...welcome(), muted: [1] } as ServerMessage, snapshot(1));
    expect(session.muted).toEqual([1]);
    sockets.last.hear({ is: "muted", seats: [] });
    expect(session.muted).toEqual([]);
    sockets.last.hear({ is: "muted", seats: [1] });
    (await reconnect()).hear(welcome());
    expect(session.muted).toEqual([]);
  });
});

describe("a long match", () => {
  const MANY = 1_500;
  const numbered = (first: number, end: number, word = "line"): LogLine[] =>
    Array.from({ length: end - first }, (_, number) => ({
      text: `${word} ${first + number}`,
      rule: "",
      first: first + number,
      count: 1,
    }));

  /** Somebody loads the page again in the middle of a match, and is told the latest. */
  function comeBack(): OnlineSession {
    const session = new OnlineSession({ table: "t", token: "token", host: "" }, "en", () => 0);
    const lines = numbered(500, MANY);
    sockets.last.open().hear(welcome(), { ...snapshot(MANY), lines, events: spoken(lines), before: 500 });
    return session;
  }

  const spoken = (lines: LogLine[]): ToldEvent[] =>
    lines.map(({ text, first }) => ({ seq: first, event: { text } }));

  const recalled = (lines: LogLine[], before = 0): ServerMessage => {
    const asked = sockets.last.asked("recall").at(-1) as { id: string };
    return { is: "recalled", id: asked.id, lines, events: spoken(lines), before };
  };

  test("is read from its beginning, with what each line speaks of, and none of it is news", async () => {
    const session = comeBack();
    expect(session.playback.earliest).toBe(500);
    const count = session.recall();
    expect(sockets.last.asked("recall")).toMatchObject([{ before: 500 }]);
    sockets.last.hear(recalled(numbered(200, 500), 200));
    expect([await count, session.playback.earliest]).toEqual([300, 200]);
    const rest = session.recall();
    sockets.last.hear(recalled(numbered(0, 200)));
    expect(await rest).toBe(200);
    const { log, earliest, settled } = session.playback;
    expect(log.map(({ text }) => text)).toEqual(numbered(0, MANY).map(({ text }) => text));
    expect(log[3]?.events).toEqual([{ seq: 3, event: { text: "line 3" } }]);
    expect(new Set(log.map(({ key }) => key)).size).toBe(MANY);
    expect([earliest, log.every(({ key }) => key < settled)]).toEqual([0, true]);
  });

  test("is told in the language of now, whatever was asked for in another", async () => {
    const session = comeBack();
    const count = session.recall();
    session.setLanguage("pl");
    const lines = numbered(600, 1_600, "wpis");
    sockets.last.open().hear(welcome(), { ...snapshot(1_600), lines, events: spoken(lines), before: 600 });
    sockets.last.hear(recalled(numbered(0, 500, "wpis")));
    expect(await count).toBe(0); // it would leave a gap
    expect(session.playback.log[0]?.text).toBe("wpis 600");
    const again = session.recall();
    sockets.last.hear(recalled(numbered(0, 600, "wpis")));
    expect(await again).toBe(600);
    expect(session.playback.log[0]?.text).toBe("wpis 0");
  });

  test("of which all is told has nothing before it", () => {
    const session = sitDown();
    expect(session.playback.earliest).toBe(0);
  });
});

describe("another language", () => {
  test("is asked for on a new connection, and everything is told anew in it", () => {
    const session = sitDown();
    session.setLanguage("pl");
    expect(session.playback.scene).not.toBeNull(); // what was seen stays until it is there in other words
    sockets.last.open().hear(welcome(), snapshot(7, {}, ["Krok."]));
    expect(sockets.last.sent[0]).toMatchObject({ do: "hello", lang: "pl", seq: null, token: "token" });
    expect(session.playback.log.map(({ text }) => text)).toEqual(["Krok."]);
  });

  test("loses nothing that was wished, and hears the old connection no more", () => {
    const session = sitDown();
    void session.choose(3, 1);
    const [old] = sockets.all;
    session.setLanguage("es");
    old?.hear(snapshot(9, {}, ["In the old words."]));
    expect(session.playback.log).toEqual([]);
    sockets.last.open().hear(welcome());
    expect(sockets.last.asked("choose")).toEqual(old?.asked("choose"));
  });

  test("that is spoken already changes nothing", () => {
    sitDown().setLanguage("en");
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
    const preview = session.preview({ choice: 3 });
    refuseLast("preview");
    await expect(preview).resolves.toBeNull();
    expect(session.refused).toBeNull();
  });
});

test("whoever answers has seen enough of what happened before", () => {
  const session = new OnlineSession({ table: "t", token: "token", host: "" }, "en", () => 1_000);
  sockets.last.open().hear(welcome(), snapshot(1));
  sockets.last.hear({ is: "events", ...news(2) }, { is: "events", ...news(3, { question: question(3) }) });
  expect(session.playback.isBehind).toBe(true);
  void session.choose(1, 3);
  expect(session.playback.isBehind).toBe(false);
});

test("a clock counts from when it was heard", () => {
  const session = sitDown();
  const clock = { left_ms: 9_000, running: true, seat: 0, rule: "KD-TURN-1" };
  sockets.last.hear({ is: "events", ...news(2, { clock }) });
  expect(session.clock).toEqual({ clock, atMs: performance.now() });
});
