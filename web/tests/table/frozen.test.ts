import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Keyring } from "$lib/net/keyring";
import TableContent from "$lib/table/TableContent.svelte";
import { TablePage } from "$lib/table/page.svelte";
import english from "$lib/i18n/en";
import { messages } from "$lib/i18n/messages.svelte";
import { violations } from "../axe";
import { fakeSockets, seatOf, snapshot, welcome, type FakeSocket } from "./fakeSocket";

let sockets: typeof FakeSocket;

beforeEach(() => {
  messages.use("en", english);
  sockets = fakeSockets();
});
afterEach(cleanup);

test("a frozen table shows what was played, and no picture of another match", async () => {
  const unplayed = [
    { seat: 0, notation: "move 3" },
    { seat: 1, notation: "" },
    { seat: -1, notation: "time-out" },
  ];
  const page = new TablePage("t", new Keyring(window.localStorage), "en");
  const changes = { phase: "frozen", frozen: "rules 1, not 2", view: null, unplayed };
  const seats = [seatOf(0, "Ada"), seatOf(1, "Ben")];
  sockets.last.open().hear(welcome(0), { is: "seats", seats, spectators: [] }, snapshot(1, changes));
  const { container } = render(TableContent, { page, oncomein: () => undefined });
  await tick();
  expect(screen.getByRole("heading", { name: "Moves so far" })).toBeTruthy();
  const items = screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
  expect(items).toEqual(["Ada move 3", "Ben something you could not see", "time-out"]);
  expect(await violations(container)).toEqual([]);
});
