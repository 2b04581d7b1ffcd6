import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Keyring } from "$lib/net/keys";
import Middle from "$lib/table/Middle.svelte";
import { Room } from "$lib/table/room.svelte";
import english from "$lib/words/en";
import { words } from "$lib/words/words.svelte";
import { violations } from "../axe";
import { fakeSockets, seatOf, snapshot, welcome, type FakeSocket } from "./fakeSocket";

let sockets: typeof FakeSocket;

beforeEach(() => {
  words.read("en", english);
  sockets = fakeSockets();
});
afterEach(cleanup);

test("a frozen table shows what was played, and no picture of another match", async () => {
  const unplayed = [
    { seat: 0, notation: "move 3" },
    { seat: 1, notation: "" },
    { seat: -1, notation: "time-out" },
  ];
  const room = new Room("t", new Keyring(window.localStorage), "en");
  const changes = { phase: "frozen", frozen: "rules 1, not 2", view: null, unplayed };
  const seats = [seatOf(0, "Ada"), seatOf(1, "Ben")];
  sockets.last.open().hear(welcome(0), { is: "seats", seats, spectators: [] }, snapshot(1, changes));
  const { container } = render(Middle, { room, oncomein: () => undefined });
  await tick();
  expect(screen.getByRole("heading", { name: "What was played so far" })).toBeTruthy();
  const items = screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
  expect(items).toEqual(["Ada move 3", "Ben something that could not be seen from here", "time-out"]);
  expect(await violations(container)).toEqual([]);
});
