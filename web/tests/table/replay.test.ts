import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pressReplayKey } from "$lib/table/replay/shortcuts";
import { Replay } from "$lib/table/replay/replay.svelte";
import Transport from "$lib/table/replay/Transport.svelte";
import { OnlineSession } from "$lib/table/session.svelte";
import { announcer } from "$lib/ui/announcer.svelte";
import english from "$lib/i18n/en";
import { messages } from "$lib/i18n/messages.svelte";
import { violations } from "../axe";
import { fakeSockets, snapshot, welcome, type FakeSocket } from "./fakeSocket";

const INPUTS = 3;
/** The step in which a tower was built. */
const TOWER = 2;
let sockets: typeof FakeSocket;

beforeEach(() => {
  messages.use("en", english);
  sockets = fakeSockets();
});

afterEach(cleanup);

interface Look {
  do: "look" | "rebuild";
  id: string;
  seat: number | null;
  input: number;
}

/** A server that shows every step of a match of three inputs. */
function looking(unbuilt = "no-tower"): Replay {
  const session = new OnlineSession({ table: "t", token: "token", host: "" }, "en", () => 0);
  const socket = sockets.last;
  socket.open().hear(welcome(1), snapshot(9, { phase: "over", result: [1, -1] }));
  socket.send = (text: string) => {
    const wish = JSON.parse(text) as Look;
    queueMicrotask(() => socket.hear(wish.do === "look" ? looked(wish) : refused(wish, unbuilt)));
  };
  return new Replay(session, { durationMs: () => 0 });
}

type Told = Parameters<FakeSocket["hear"]>[0];

const refused = ({ id }: Look, code: string): Told => ({
  is: "refused",
  id,
  code,
  text: "no",
  reasons: [],
  told: [],
});

function looked({ id, seat, input }: Look): Told {
  const text = `Step ${input} for ${seat ?? "everybody"}.`;
  const lines = [{ text, rule: "", first: 0, count: 1 }];
  const view = { seat: seat ?? -1, question: input < INPUTS ? { seat: 1 } : null };
  const aids = { step: input };
  const stepEvents = { view, aids, events: [{ type: "Told" }], lines, tower: input === TOWER };
  return { is: "looked", id, input, inputs: INPUTS, seat, ...stepEvents };
}

describe("looking back", () => {
  test("begins with one's own eyes at the deal", async () => {
    const replay = looking();
    await replay.restart();
    expect([replay.input, replay.inputs, replay.viewedSeat]).toEqual([0, INPUTS, 1]);
    expect(replay.seatSession.playback.scene).toMatchObject({ phase: "playing", asked: [1], question: null });
    expect(replay.seatSession.playback.scene?.aids).toEqual({ step: 0 });
  });

  test("moves only where one step follows the other", async () => {
    const replay = looking();
    await replay.restart();
    await replay.go(1);
    expect(replay.seatSession.playback.currentEvents).toHaveLength(1);
    await replay.go(3);
    expect(replay.seatSession.playback.currentEvents).toEqual([]);
    expect(replay.seatSession.playback.scene).toMatchObject({ phase: "over", result: [1, -1] });
    await replay.go(2);
    expect(replay.seatSession.playback.log.map(({ text }) => text)).toEqual([
      "Step 0 for 1.",
      "Step 1 for 1.",
      "Step 2 for 1.",
    ]);
  });

  test("says where the log has a gap, until what was skipped is looked at", async () => {
    const replay = looking();
    await replay.restart();
    await replay.go(INPUTS);
    const log = (): string[] => replay.seatSession.playback.log.map(({ text }) => text);
    expect(log()).toEqual(["Step 0 for 1.", "Step 1 for 1.", "(one step skipped)", "Step 3 for 1."]);
    await replay.go(2);
    await replay.go(INPUTS);
    expect(log()).toEqual([0, 1, 2, 3].map((step) => `Step ${step} for 1.`));
  });

  test("goes as many steps as it is asked for, however fast, and past each of them", async () => {
    const replay = looking();
    await replay.restart();
    await Promise.all([replay.turn(1), replay.turn(1), replay.turn(1)]);
    expect(replay.input).toBe(INPUTS);
    expect(replay.seatSession.playback.log).toHaveLength(INPUTS + 1);
    await Promise.all([replay.turn(-1), replay.turn(-1)]);
    expect(replay.input).toBe(1);
    await Promise.all([replay.turn(1), replay.go(0)]);
    expect(replay.input).toBe(0);
  });

  test("keeps going where it was sent when its words or eyes change on the way", async () => {
    const replay = looking();
    await replay.restart();
    await Promise.all([replay.go(INPUTS), replay.restart()]);
    expect(replay.input).toBe(INPUTS);
    await Promise.all([replay.go(1), replay.see(null)]);
    expect([replay.input, replay.viewedSeat]).toEqual([1, null]);
  });

  test("waits for its first step before it can be moved", async () => {
    const replay = looking();
    render(Transport, { replay });
    const last = (): HTMLButtonElement => screen.getByRole("button", { name: "Last step" });
    expect(last().disabled).toBe(true);
    pressReplayKey(replay, new KeyboardEvent("keydown", { key: "End" }));
    await replay.restart();
    expect(replay.input).toBe(0);
    await vi.waitFor(() => expect(last().disabled).toBe(false));
  });

  test("stays between the deal and the end", async () => {
    const replay = looking();
    await replay.restart();
    await replay.go(-4);
    expect(replay.input).toBe(0);
    await replay.go(99);
    expect(replay.input).toBe(INPUTS);
  });

  test("shows the same step through other eyes", async () => {
    const replay = looking();
    await replay.restart();
    await replay.go(2);
    await replay.see(null);
    expect(replay.input).toBe(2);
    expect(replay.step?.lines[0]?.text).toBe("Step 2 for everybody.");
    expect(replay.seatSession.seat).toBeNull();
  });

  test("plays to the end and stops there", async () => {
    vi.useFakeTimers();
    const replay = looking();
    await replay.restart();
    void replay.play();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([replay.input, replay.isPlaying]).toEqual([INPUTS, false]);
    vi.useRealTimers();
  });

  test("answers nothing", async () => {
    const replay = looking();
    await expect(replay.seatSession.choose()).resolves.toMatchObject({ is: "refused", code: "over" });
  });
});

describe("a tower that cannot be built again here", () => {
  test("has its button in its step alone, which says that it is not confirmed", async () => {
    const replay = looking();
    await replay.restart();
    render(Transport, { replay });
    expect(screen.queryByRole("button", { name: "Watch the tower" })).toBeNull();
    await replay.go(INPUTS);
    await replay.go(TOWER);
    announcer.clear();
    await userEvent.click(screen.getByRole("button", { name: "Watch the tower" }));
    expect(announcer.polite).toMatch(/^Tower not confirmed here: this machine cannot rebuild it/);
    expect(announcer.toasts.at(-1)?.text).toBe(announcer.polite.trimEnd());
    expect(replay.seatSession.tower.phase).toBeNull();
  });

  test("is told of when its step comes", async () => {
    const replay = looking();
    await replay.restart();
    await replay.go(TOWER - 1);
    announcer.clear();
    await replay.go(TOWER);
    await vi.waitFor(() => expect(announcer.polite).toContain("Tower not confirmed here"));
  });

  test("is asked for too often: that is another matter", async () => {
    const replay = looking("too-many");
    await replay.restart();
    await replay.go(TOWER);
    await replay.watchTower();
    expect(announcer.polite).toContain("Too often.");
  });
});

test("buttons, slider and keys lead through the steps", async () => {
  const replay = looking();
  await replay.restart();
  const { container } = render(Transport, { replay });
  await userEvent.click(screen.getByRole("button", { name: "Next step" }));
  expect(await screen.findByText("Step 1 for 1.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Last step" }));
  expect(await screen.findByText("Step 3 of 3")).toBeTruthy();
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("Step 3 of 3");
  pressReplayKey(replay, new KeyboardEvent("keydown", { key: "ArrowLeft" }));
  expect(await screen.findByText("Step 2 of 3")).toBeTruthy();
  pressReplayKey(replay, new KeyboardEvent("keydown", { key: "Home" }));
  expect(await screen.findByText("Step 0 of 3")).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});

test("arrows lead on from the button that was pressed last, and the space bar presses it", async () => {
  const replay = looking();
  await replay.restart();
  render(Transport, { replay });
  const heard = (event: KeyboardEvent): void => pressReplayKey(replay, event);
  window.addEventListener("keydown", heard);
  await userEvent.click(screen.getByRole("button", { name: "Next step" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(await screen.findByText("Step 2 of 3")).toBeTruthy();
  await userEvent.keyboard(" ");
  expect(await screen.findByText("Step 3 of 3")).toBeTruthy();
  expect(replay.isPlaying).toBe(false);
  window.removeEventListener("keydown", heard);
});
