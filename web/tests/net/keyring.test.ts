import { beforeEach, describe, expect, it, vi } from "vitest";
import { Keyring, type Key } from "$lib/net/keyring";

const key = (table: string, more: Partial<Key> = {}): Key => ({
  table,
  game: "knockdown",
  host: "",
  seats: {},
  invitations: {},
  label: "",
  openedMs: 1,
  isOver: false,
  ...more,
});

beforeEach(() => window.localStorage.clear());

describe("a keyring", () => {
  it("has one key for a table, whose seats add up", () => {
    const ring = new Keyring(window.localStorage);
    ring.keep(key("a", { host: "h", seats: { 0: "zero" } }));
    ring.keep(key("b"));
    ring.keep(key("a", { seats: { 1: "one" } }));
    expect(ring.all().map(({ table }) => table)).toEqual(["a", "b"]);
    expect(ring.of("a")).toMatchObject({ host: "h", seats: { 0: "zero", 1: "one" } });
  });

  it("changes and drops keys, also for whoever reads the same shelf", () => {
    const ring = new Keyring(window.localStorage);
    ring.keep(key("a"));
    ring.change("a", { isOver: true });
    expect(new Keyring(window.localStorage).of("a")?.isOver).toBe(true);
    ring.drop("a");
    expect(new Keyring(window.localStorage).all()).toEqual([]);
  });

  it.each(["nonsense", "{}", '[1, null, {"table": 3}, {"table": "x", "seats": null}]'])(
    "makes nothing of %s",
    (text) => {
      window.localStorage.setItem("knockbox.tables", text);
      expect(new Keyring(window.localStorage).all()).toEqual([]);
    },
  );

  it("does without a shelf", () => {
    const ring = new Keyring(null);
    ring.keep(key("a"));
    expect(ring.all()).toEqual([]);
  });

  it("hears of other tabs, and only of keys", () => {
    const changed = vi.fn();
    const stop = new Keyring(window.localStorage).watch(changed);
    window.dispatchEvent(new StorageEvent("storage", { key: "knockbox.tables" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "else" }));
    stop();
    window.dispatchEvent(new StorageEvent("storage", { key: "knockbox.tables" }));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
