import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Keyring } from "$lib/net/keys";
import { Room } from "$lib/table/room.svelte";
import Windows from "$lib/table/windows/Windows.svelte";
import english from "$lib/words/en";
import { words } from "$lib/words/words.svelte";
import { fakeSockets, seatOf, snapshot, welcome } from "./fakeSocket";

afterEach(cleanup);

test("an onlooker mutes a seat and reports a name, as whoever sits does", async () => {
  words.read("en", english);
  window.localStorage.clear();
  const sockets = fakeSockets();
  const room = new Room("t", new Keyring(null), "en");
  const seats = [seatOf(0, "Ada"), seatOf(1, "Ben")];
  sockets.last.open().hear(welcome(null), { is: "seats", seats, spectators: [1] }, snapshot(1));
  render(Windows, { room, oncomein: () => undefined });
  room.window = "people";
  await tick();
  const [mute] = screen.getAllByRole("button", { name: "Mute" });
  if (mute) await userEvent.click(mute);
  expect(room.session.muted).toEqual([0]);
  expect(screen.getByRole("button", { name: "Hear again" }).getAttribute("aria-pressed")).toBe("true");
  const [, report] = screen.getAllByRole("button", { name: "Report the name" });
  if (report) await userEvent.click(report);
  expect(room.complaint).toEqual({ seat: 1, text: "Ben" });
});
