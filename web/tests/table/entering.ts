import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { Keyring, type Key } from "$lib/net/keys";
import { settings } from "$lib/settings/settings.svelte";
import { Room, type WindowName } from "$lib/table/room.svelte";
import Windows from "$lib/table/windows/Windows.svelte";
import english from "$lib/words/en";
import { words } from "$lib/words/words.svelte";
import type { Scene, SeatState } from "$lib/wire/protocol";
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
  words.read("en", english);
  settings.motion = "reduced";
  window.localStorage.clear();
  return fakeSockets();
}

/** A table of Ada, who opened it and sits here, and of Ben, with an onlooker. */
export function enter(
  sockets: typeof FakeSocket,
  changes: Partial<Scene> = {},
  own: Partial<SeatState> = {},
): Room {
  const keyring = new Keyring(window.localStorage);
  keyring.keep(KEY);
  const room = new Room("t", keyring, "en");
  const seats = [seatOf(0, "Ada", own), seatOf(1, "Ben")];
  sockets.last
    .open()
    .hear(
      welcome(0, true),
      { is: "seats", seats, spectators: [4] },
      snapshot(1, { question: question(), ...changes }),
    );
  return room;
}

export async function open(room: Room, name: WindowName): Promise<HTMLElement> {
  render(Windows, { room, oncomein: () => undefined });
  room.window = name;
  await tick();
  return screen.getByRole("dialog");
}
