import { afterEach, describe, expect, it } from "vitest";
import { readRoute, routes, writeRoute, type Destination } from "$lib/net/routes.svelte";

const WAYS: Destination[] = [
  { at: "home" },
  { at: "game", game: "dungeon" },
  { at: "bots", game: "knockdown" },
  { at: "new", game: "knockdown" },
  { at: "table", table: "Ab_-9" },
  { at: "join", table: "Ab_-9", seat: 1, invitation: "s3cret" },
  { at: "seat", table: "Ab_-9", seat: 0, token: "t0ken" },
  { at: "replay", table: "Ab_-9" },
  { at: "practice" },
];

afterEach(() => {
  window.location.hash = "";
});

describe("an address", () => {
  it.each(WAYS)("of $at is read as it was written", (way) => {
    expect(readRoute(`#${writeRoute(way)}`)).toEqual(way);
  });

  it.each([
    "#/foo",
    "#/t",
    "#/new",
    "#/new/a/b",
    "#/t/x/join/9/s",
    "#/t/x/join/1",
    "#/t/x/stand/1/s",
    "#/t/a%20b",
    "#main",
  ])("%s leads nowhere", (hash) => expect(readRoute(hash)).toEqual({ at: "lost" }));

  it("without anything behind the hash is the start", () => {
    expect(readRoute("")).toEqual({ at: "home" });
    expect(readRoute("#/")).toEqual({ at: "home" });
  });
});

describe("going", () => {
  it("instead of a link leaves no secret in the address bar and none behind it", () => {
    window.location.hash = writeRoute({ at: "seat", table: "x", seat: 0, token: "t0ken" });
    const before = window.history.length;
    routes.replace({ at: "table", table: "x" });
    expect(window.location.hash).toBe("#/t/x");
    expect(window.history.length).toBe(before);
    expect(routes.now).toEqual({ at: "table", table: "x" });
  });
});
