import { cleanup, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Keyring } from "$lib/net/keys";
import { Room } from "$lib/table/room.svelte";
import { freshBrowser, open } from "./entering";
import { seatOf, snapshot, welcome } from "./fakeSocket";

afterEach(cleanup);

test("an onlooker mutes a seat and reports a name, as whoever sits does", async () => {
  const sockets = freshBrowser();
  const room = new Room("t", new Keyring(null), "en");
  const seats = [seatOf(0, "Ada"), seatOf(1, "Ben")];
  sockets.last.open().hear(welcome(null), { is: "seats", seats, spectators: [1] }, snapshot(1));
  await open(room, "people");
  const [mute] = screen.getAllByRole("button", { name: "Mute" });
  if (mute) await userEvent.click(mute);
  expect(room.session.muted).toEqual([0]);
  expect(screen.getByRole("button", { name: "Hear again" }).getAttribute("aria-pressed")).toBe("true");
  const [, report] = screen.getAllByRole("button", { name: "Report the name" });
  if (report) await userEvent.click(report);
  expect(room.complaint).toEqual({ seat: 1, text: "Ben" });
});
