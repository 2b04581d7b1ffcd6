import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { Keyring, type Key } from "$lib/net/keyring";
import { settings } from "$lib/settings/settings.svelte";
import { TablePage, type DialogName } from "$lib/table/page.svelte";
import Dialogs from "$lib/table/dialogs/Dialogs.svelte";
import english from "$lib/i18n/en";
import { messages } from "$lib/i18n/messages.svelte";
import type { TableView, SeatState } from "$lib/wire/protocol";
import { fakeSockets, question, seatOf, snapshot, welcome, type FakeSocket } from "./fakeSocket";

export const KEY: Key = {
  table: "t",
  game: "knockdown",
  host: "host-token",
  seats: { 0: "token" },
  invitations: {},
  label: "",
  openedMs: 0,
  isOver: false,
};

/** An empty browser that speaks English and moves nothing, and the sockets it will open. */
export function freshBrowser(): typeof FakeSocket {
  messages.use("en", english);
  settings.motion = "reduced";
  window.localStorage.clear();
  return fakeSockets();
}

/** A table of Ada, who opened it and sits here, and of Ben, with an onlooker. */
export function enter(
  sockets: typeof FakeSocket,
  changes: Partial<TableView> = {},
  own: Partial<SeatState> = {},
): TablePage {
  const keyring = new Keyring(window.localStorage);
  keyring.keep(KEY);
  const page = new TablePage("t", keyring, "en");
  const seats = [seatOf(0, "Ada", own), seatOf(1, "Ben")];
  sockets.last
    .open()
    .hear(
      welcome(0, true),
      { is: "seats", seats, spectators: [4] },
      snapshot(1, { question: question(), ...changes }),
    );
  return page;
}

export async function open(page: TablePage, name: DialogName): Promise<HTMLElement> {
  render(Dialogs, { page, oncomein: () => undefined });
  page.dialog = name;
  await tick();
  return screen.getByRole("dialog");
}
