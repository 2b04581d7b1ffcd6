import { cleanup, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Keyring } from "$lib/net/keyring";
import { TablePage } from "$lib/table/page.svelte";
import { freshBrowser, open } from "./openPage";
import { seatOf, snapshot, welcome } from "./fakeSocket";

afterEach(cleanup);

test("an onlooker mutes a seat and reports a name, as whoever sits does", async () => {
  const sockets = freshBrowser();
  const page = new TablePage("t", new Keyring(null), "en");
  const seats = [seatOf(0, "Ada"), seatOf(1, "Ben")];
  sockets.last.open().hear(welcome(null), { is: "seats", seats, spectators: [1] }, snapshot(1));
  await open(page, "people");
  const [mute] = screen.getAllByRole("button", { name: "Mute" });
  if (mute) await userEvent.click(mute);
  expect(page.session.muted).toEqual([0]);
  expect(screen.getByRole("button", { name: "Unmute" }).getAttribute("aria-pressed")).toBe("true");
  const [, report] = screen.getAllByRole("button", { name: "Report the name" });
  if (report) await userEvent.click(report);
  expect(page.complaint).toEqual({ seat: 1, text: "Ben" });
});
