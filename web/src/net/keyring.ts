/** The seats that are ours: tokens stay in this browser and open nothing elsewhere until somebody shares a link. */

import { localStorageOrNull } from "$lib/settings/settings.svelte";

export interface Key {
  table: string;
  game: string;
  host: string; // the token of whoever opened the table, or nothing
  seats: Record<number, string>; // tokens by seat
  invitations: Record<number, string>; // of seats that are kept for a link
  label: string; // what the list calls it: whom one plays against
  openedMs: number;
  isOver: boolean;
  /** Whether its seats roll where others build a tower, once that was asked. */
  dice?: boolean;
}

const STORAGE_KEY = "knockbox.tables";
const DRAWN_STORAGE_KEY = "knockbox.drawn";
const MAX_KEYS = 100;
const TOKEN_BYTES = 24;

export class Keyring {
  constructor(private readonly storage: Storage | null) {}

  all(): Key[] {
    return this.read(STORAGE_KEY).filter(isKey);
  }

  of(table: string): Key | undefined {
    return this.all().find((key) => key.table === table);
  }

  /** Keep a key, the newest first; one table has one key, whose seats add up. */
  keep(key: Key): void {
    const before = this.of(key.table);
    const seats = { ...before?.seats, ...key.seats };
    const invitations = { ...before?.invitations, ...key.invitations };
    const joined = { ...key, seats, invitations, host: key.host || (before?.host ?? "") };
    this.forgetDrawn(Object.values(key.seats));
    this.write([joined, ...this.all().filter((each) => each.table !== key.table)].slice(0, MAX_KEYS));
  }

  change(table: string, change: Partial<Key>): void {
    this.write(this.all().map((key) => (key.table === table ? { ...key, ...change } : key)));
  }

  /** Hear when another tab of this browser keeps or drops a key; says how to stop. */
  watch(changed: () => void): () => void {
    const listener = (event: StorageEvent): void => {
      if (event.key === STORAGE_KEY || event.key === null) changed();
    };
    window.addEventListener("storage", listener);
    return () => window.removeEventListener("storage", listener);
  }

  drop(table: string): void {
    this.write(this.all().filter((key) => key.table !== table));
  }

  /** The token for a seat that one is about to take: the same until the seat is kept, though the page is loaded anew. */
  tokenFor(table: string, seat: number): string {
    const place = `${table}/${seat}`;
    const former = this.allDrawn().find(([wanted]) => wanted === place);
    if (former) return former[1];
    const token = newToken();
    this.put(DRAWN_STORAGE_KEY, [[place, token], ...this.allDrawn()].slice(0, MAX_KEYS));
    return token;
  }

  private allDrawn(): [string, string][] {
    const found = this.read(DRAWN_STORAGE_KEY);
    return found.filter((each): each is [string, string] => Array.isArray(each) && each.every(isText));
  }

  private forgetDrawn(tokens: string[]): void {
    const drawn = this.allDrawn();
    const left = drawn.filter(([, token]) => !tokens.includes(token));
    if (left.length < drawn.length) this.put(DRAWN_STORAGE_KEY, left);
  }

  private write(keys: Key[]): void {
    this.put(STORAGE_KEY, keys);
  }

  private read(name: string): unknown[] {
    try {
      const found: unknown = JSON.parse(this.storage?.getItem(name) ?? "[]");
      return Array.isArray(found) ? found : [];
    } catch {
      return [];
    }
  }

  private put(name: string, value: unknown): void {
    try {
      this.storage?.setItem(name, JSON.stringify(value));
    } catch {
      // nothing can be kept; the table goes on while this page is open
    }
  }
}

/** As the server would draw one: 32 letters that nobody can guess. */
export function newToken(): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_");
}

const isText = (found: unknown): found is string => typeof found === "string";

function isKey(found: unknown): found is Key {
  if (typeof found !== "object" || found === null) return false;
  const key = found as Record<string, unknown>;
  return typeof key["table"] === "string" && typeof key["seats"] === "object" && key["seats"] !== null;
}

export const keyring = new Keyring(localStorageOrNull());
