/** Sitting down: a table is opened or joined, its keys are kept, and the way leads to it. */

import type { Lobby } from "$lib/lobby/lobby.svelte";
import { labelOf, SOMEBODY } from "$lib/lobby/label";
import type { Key } from "$lib/net/keyring";
import type { Create, GameOffer, Opened } from "$lib/wire/protocol";

export interface TableRoute {
  at: "table";
  table: string;
}

/** Against whom a match is begun without further questions: a bot such as `hard:tricky`, a friend, or anybody. */
export type Opponent = { is: "bot"; bot: string } | { is: "here" } | { is: "link" } | { is: "open" };

/** A seat that is kept for somebody, and what proves that it is for him. */
export interface Invitation {
  table: string;
  seat: number;
  invitation: string;
}

export interface SeatKey {
  table: string;
  seat: number;
  token: string;
}

/** The form of a match with the usual boxes and rules; whoever asks sits first. */
export function quickForm(
  game: GameOffer,
  opponent: Opponent,
  name: string,
  options: Record<string, string> = {},
): Create {
  const seat = opponent.is === "bot" ? opponent.bot : opponent.is;
  const others = Array.from({ length: game.usual - 1 }, () => seat);
  const seats = ["here", ...others];
  const form = { game: game.id, seats, options, packs: game.usual_packs, names: [name] };
  return opponent.is === "open" ? { ...form, public: true } : form;
}

export function quickStart(
  lobby: Lobby,
  game: GameOffer,
  opponent: Opponent,
  name: string,
  options: Record<string, string> = {},
): Promise<TableRoute> {
  return openTable(lobby, quickForm(game, opponent, name, options));
}

export async function openTable(lobby: Lobby, form: Create): Promise<TableRoute> {
  const opened = await lobby.server.open(form);
  lobby.keyring.keep(keyOf(opened, form));
  return { at: "table", table: opened.table };
}

/** Take a seat that is free, or kept for whoever has its invitation; if no answer comes, asking again is no other wish. */
export async function sitDown(
  lobby: Lobby,
  game: string,
  { table, seat, invitation }: Invitation,
  name: string,
): Promise<TableRoute> {
  const drawn = lobby.keyring.tokenFor(table, seat);
  const { token } = await lobby.server.sit(table, seat, { invitation, name, token: drawn });
  return keepSeat(lobby, game, { table, seat, token });
}

/** Sit on a seat of one's own by its link, on another device; says which table, or that there is none. */
export async function takeOver(lobby: Lobby, key: SeatKey): Promise<TableRoute> {
  const { game } = await lobby.server.facts(key.table);
  return keepSeat(lobby, game, key);
}

function keepSeat(lobby: Lobby, game: string, { table, seat, token }: SeatKey): TableRoute {
  lobby.keyring.keep({ ...blankKey(table, game), seats: { [seat]: token }, label: SOMEBODY });
  return { at: "table", table };
}

function keyOf(opened: Opened, form: Create): Key {
  const key = { ...blankKey(opened.table, form.game), host: opened.host, label: labelOf(form.seats) };
  for (const { seat, token, invitation } of opened.seats) {
    if (token) key.seats[seat] = token;
    if (invitation) key.invitations[seat] = invitation;
  }
  return key;
}

function blankKey(table: string, game: string): Key {
  return {
    table,
    game,
    host: "",
    seats: {},
    invitations: {},
    label: "",
    openedMs: Date.now(),
    isOver: false,
  };
}
