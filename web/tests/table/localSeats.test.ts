import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Key } from "$lib/net/keyring";
import { LocalSeats, type HidesSecrets } from "$lib/table/localSeats.svelte";
import { fakeSockets, news, question, seatOf, snapshot, welcome, type FakeSocket } from "./fakeSocket";

let sockets: typeof FakeSocket;
const ASKED = { question: question() };

beforeEach(() => {
  vi.useFakeTimers();
  sockets = fakeSockets();
});

function key(...seats: number[]): Key {
  const tokens = Object.fromEntries(seats.map((seat) => [seat, `token-${seat}`]));
  const none = { invitations: {}, label: "", openedMs: 0, isOver: false };
  return { table: "t", game: "knockdown", host: "", seats: tokens, ...none };
}

function findRule(hides: HidesSecrets, ...seats: number[]): LocalSeats {
  const localSeats = new LocalSeats("t", key(...seats), "en", () => 0, hides);
  sockets.all.forEach((socket, number) => socket.open().hear(welcome(seats[number] ?? null)));
  return localSeats;
}

/** What each seat of two sees: whether it is asked. */
function tell(localSeats: LocalSeats, ...isAsked: boolean[]): void {
  isAsked.forEach((asked, seat) => {
    const seen = { view: { seat }, ...(asked ? ASKED : {}) };
    sockets.all[seat]?.hear(
      localSeats.sessions[seat]?.playback.scene ? { is: "events", ...news(2, seen) } : snapshot(1, seen),
    );
  });
  localSeats.showAskedSeat();
}

describe("one screen for two", () => {
  test("turns to whoever is asked, behind a curtain if there is something to hide", () => {
    const localSeats = findRule((view) => (view as { seat: number }).seat === 1, 0, 1);
    tell(localSeats, true, false);
    expect([localSeats.activeIndex, localSeats.isCurtained]).toEqual([0, false]);
    tell(localSeats, false, true);
    expect([localSeats.activeIndex, localSeats.isCurtained]).toEqual([1, true]);
    localSeats.drawCurtain();
    tell(localSeats, true, false);
    expect([localSeats.activeIndex, localSeats.isCurtained]).toEqual([0, false]);
  });

  test("begins behind a curtain, for nobody knows who sits before it", () => {
    const localSeats = findRule(() => true, 0, 1);
    tell(localSeats, true, true);
    expect([localSeats.activeIndex, localSeats.isCurtained]).toEqual([0, true]);
  });

  test("draws the curtain when something is dealt that the other must not see", () => {
    let isDealt = false;
    const localSeats = findRule(() => isDealt, 0, 1);
    tell(localSeats, true, false);
    expect(localSeats.isCurtained).toBe(false);
    isDealt = true;
    tell(localSeats, true, false);
    expect([localSeats.activeIndex, localSeats.isCurtained]).toEqual([0, true]);
    localSeats.drawCurtain();
    tell(localSeats, true, false);
    expect(localSeats.isCurtained).toBe(false);
  });

  test("waits until it is known what a game hides", () => {
    const localSeats = findRule(() => null, 0, 1);
    tell(localSeats, false, true);
    expect([localSeats.activeIndex, localSeats.isCurtained]).toEqual([0, false]);
  });

  test("stays with whoever is asked as long as he is, though the other is asked too", () => {
    const localSeats = findRule(() => false, 0, 1);
    tell(localSeats, true, true);
    expect(localSeats.activeIndex).toBe(0);
  });

  test("turns back to whoever takes his answer back", async () => {
    const localSeats = findRule(() => true, 0, 1);
    tell(localSeats, true, false);
    tell(localSeats, false, true);
    const undone = localSeats.takeBack();
    const [undo] = sockets.all[0]?.asked("undo") ?? [];
    sockets.all[0]?.hear({ is: "accepted", id: (undo as { id: string }).id });
    await undone;
    expect([localSeats.activeIndex, localSeats.isCurtained]).toEqual([0, false]);
  });
});

test("one seat alone needs no curtain", () => {
  const localSeats = findRule(() => true, 0);
  tell(localSeats, true);
  expect(localSeats.isCurtained).toBe(false);
});

test("seats of this device are ready by themselves, once, each with a word of its own", () => {
  const localSeats = findRule(() => true, 0, 1);
  const seats = [seatOf(0, "Ada", { ready: false }), seatOf(1, "Ben", { ready: false })];
  for (const socket of sockets.all) {
    socket.hear({ is: "seats", seats, spectators: [] }, snapshot(0, { phase: "seating", view: null }));
  }
  localSeats.getReady();
  localSeats.getReady();
  const sent = sockets.all.flatMap((socket) => socket.asked("ready")) as { nonce: string }[];
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ nonce }) => nonce)).size).toBe(2);
  expect(sent.every(({ nonce }) => /^[0-9a-f]{32}$/.test(nonce))).toBe(true);
});

test("whoever was ready before the page was loaded again is not asked twice", () => {
  const localSeats = findRule(() => true, 0);
  const seats = [seatOf(0, "Ada"), seatOf(1, "", { kind: "link", ready: false })];
  sockets.last.hear({ is: "seats", seats, spectators: [] }, snapshot(0, { phase: "seating", view: null }));
  localSeats.getReady();
  expect(sockets.last.asked("ready")).toEqual([]);
});

test("without a key one looks on", () => {
  const localSeats = new LocalSeats(
    "t",
    undefined,
    "en",
    () => 0,
    () => null,
  );
  sockets.last.open();
  expect(sockets.last.sent[0]).toMatchObject({ do: "hello", token: "", host: "" });
  expect(localSeats.isShared).toBe(false);
});

test("all seats speak a new language", () => {
  const localSeats = findRule(() => false, 0, 1);
  localSeats.setLanguage("pl");
  const again = sockets.all.slice(2).map((socket) => socket.open().sent[0]);
  expect(again).toMatchObject([
    { token: "token-0", lang: "pl" },
    { token: "token-1", lang: "pl" },
  ]);
});

describe("before a match with towers", () => {
  function seated(changes: Partial<Key>): LocalSeats {
    const localSeats = new LocalSeats(
      "t",
      { ...key(1), ...changes },
      "en",
      () => 0,
      () => false,
    );
    const seats = [seatOf(0, "Ada"), seatOf(1, "Ben", { ready: false })];
    sockets.last
      .open()
      .hear(welcome(1, false, { ko_test: "tower" }), { is: "seats", seats, spectators: [] })
      .hear(snapshot(0, { phase: "seating" }));
    localSeats.getReady();
    return localSeats;
  }

  test("whoever came by a link is asked first, and may roll dice instead", () => {
    const localSeats = seated({});
    expect(localSeats.needsTowerConsent).toBe(true);
    expect(sockets.last.asked("ready")).toEqual([]);
    localSeats.dice = true;
    localSeats.getReady();
    expect(localSeats.needsTowerConsent).toBe(false);
    expect(sockets.last.asked("ready")).toMatchObject([{ dice: true }]);
  });

  test("whoever is ready may still ask for dice, or for none, until the deal", () => {
    const localSeats = seated({ host: "host" });
    const show = (dice: boolean): void => {
      const seats = [seatOf(0, "", { kind: "link", ready: false }), seatOf(1, "Ben", { dice })];
      sockets.last.hear({ is: "seats", seats, spectators: [] });
    };
    expect(localSeats.mayRoll).toBe(false);
    show(false);
    expect([localSeats.mayRoll, localSeats.rollsDice]).toEqual([true, false]);
    localSeats.roll(true);
    show(true);
    expect(localSeats.rollsDice).toBe(true);
    localSeats.roll(false);
    expect(sockets.last.asked("ready").slice(1)).toMatchObject([{ dice: true }, { dice: false }]);
    sockets.last.hear({ is: "events", ...news(1, { phase: "playing" }) });
    expect(localSeats.mayRoll).toBe(false);
  });

  test("whoever rolls because the table was opened so has nothing to ask for", () => {
    for (const [dice_always, mayRoll] of [
      ["A", true],
      ["B", false],
      ["both", false],
    ] as const) {
      const localSeats = seated({ host: "host" });
      const seats = [seatOf(0, "", { kind: "link", ready: false }), seatOf(1, "Ben", { dice: !mayRoll })];
      sockets.last.hear(welcome(1, false, { ko_test: "tower", dice_always }), {
        is: "seats",
        seats,
        spectators: [],
      });
      expect(localSeats.mayRoll).toBe(mayRoll);
    }
  });

  test("nobody is asked about dice where nobody builds", () => {
    const localSeats = findRule(() => false, 0);
    const seats = [seatOf(0, "Ada"), seatOf(1, "", { kind: "link", ready: false })];
    sockets.last.hear({ is: "seats", seats, spectators: [] }, snapshot(0, { phase: "seating", view: null }));
    expect(localSeats.mayRoll).toBe(false);
  });

  test("whoever opened the table may have asked for dice as well", () => {
    expect(seated({ host: "host", dice: true }).needsTowerConsent).toBe(false);
    expect(sockets.last.asked("ready")).toMatchObject([{ dice: true }]);
  });

  test("whoever opened the table chose them, and whoever agreed before is not asked again", () => {
    for (const changes of [{ host: "host" }, { dice: false }]) {
      expect(seated(changes).needsTowerConsent).toBe(false);
      expect(sockets.last.asked("ready")).toHaveLength(1);
      expect(sockets.last.asked("ready")[0]).not.toHaveProperty("dice");
    }
  });
});
