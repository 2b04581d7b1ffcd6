import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe as suite, expect, it } from "vitest";
import CardBack from "$lib/dungeon/cards/CardBack.svelte";
import { describeCard } from "$lib/dungeon/cards/describe";
import DungeonCard from "$lib/dungeon/cards/DungeonCard.svelte";
import type { Face } from "$lib/dungeon/cards/faces";
import { pictures } from "$lib/dungeon/cards/pictures.svelte";
import { everyLanguage, faceIn, facesIn, spoken } from "./texts";

/** Sixty lie on the table at once. */
const MOST_ELEMENTS = 60;
const faces = facesIn("en");
const everyFace = [...faces.values()];
const face = (id: string): Face => faceIn(faces, id);
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const digits = (): unknown[] => all("[data-corner]").map((digit) => digit.textContent);

afterEach(cleanup);
beforeEach(async () => {
  await spoken("en");
  await pictures.fetch();
});

suite("a card of the dungeon", () => {
  it.each(everyFace.map((each) => each.id))("has a picture of its own, in few strokes (%s)", (id) => {
    render(DungeonCard, { face: face(id) });
    expect(all(`[data-picture='${id}']`)).toHaveLength(1);
    expect(all("svg *").length).toBeLessThan(MOST_ELEMENTS);
  });

  it("is one picture with all that it says as its name", () => {
    render(DungeonCard, { face: face("knitting-dragon") });
    expect(screen.getByRole("img", { name: describeCard(face("knitting-dragon")) })).toBeTruthy();
  });

  it("is silent where something around it has the name", () => {
    render(DungeonCard, { face: face("joker"), label: "" });
    expect(screen.queryByRole("img")).toBeNull();
    expect(all("svg[aria-hidden='true']")).toHaveLength(1);
  });

  it("shows its corners in reading order", () => {
    render(DungeonCard, { face: face("room-0131") });
    expect(digits()).toEqual(["0", "1", "3", "1"]);
  });

  it("turns its picture but not its numbers", () => {
    render(DungeonCard, { face: face("room-0131"), turned: true });
    expect(digits()).toEqual(["1", "3", "1", "0"]);
    expect(all("[transform^='rotate(180'] [data-picture]")).toHaveLength(1);
    expect(all("[transform^='rotate(180'] text")).toHaveLength(0);
  });

  it("shows what is seen at its corners, and nothing under another card", () => {
    render(DungeonCard, {
      face: face("peckish-goblin"),
      visible: [4, 0, 0, 2],
      covered: [false, false, false, true],
    });
    expect(digits()).toEqual(["4", "0", "0"]);
  });

  it("marks chests, silence and level", () => {
    render(DungeonCard, { face: face("knitting-dragon") });
    expect(all("[data-chests='3']")).toHaveLength(1);
    expect(all("text.level").map((mark) => mark.textContent)).toEqual(["III"]);
    cleanup();
    render(DungeonCard, { face: face("joker") });
    expect(all("[data-sign='silence']")).toHaveLength(1);
    expect(all("[data-chests], text.level")).toHaveLength(0);
  });

  it("shows its name and scene when it is shown on its own", () => {
    const { container } = render(DungeonCard, { face: face("kraken-in-the-bath"), size: "full" });
    expect(container.querySelector("figcaption")?.textContent).toContain("Kraken in the Bath");
    expect(container.textContent).toContain(face("kraken-in-the-bath").text);
  });

  it("has a door on its back", () => {
    render(CardBack, { size: "hand" });
    render(DungeonCard, { face: face("joker"), isFaceDown: true });
    expect(screen.getAllByRole("img", { name: "The back of a card." })).toHaveLength(2);
    expect(all("[data-corner]")).toHaveLength(0);
  });

  it("gets a plain drawing if nobody drew it", () => {
    render(DungeonCard, { face: { ...face("peckish-goblin"), id: "from-outside" } });
    expect(all("[data-picture='from-outside']")).toHaveLength(0);
    expect(all("[data-card='from-outside'] path").length).toBeGreaterThan(3);
  });
});

suite("a creature", () => {
  const signs = (): string[] => all("[data-sign='time'], [data-fate]").map((sign) => sign.textContent ?? "");

  it("shows the time that is printed on it, and the tokens once it is laid", () => {
    render(DungeonCard, { face: face("black-knight") });
    expect(signs()).toEqual(["5"]);
    cleanup();
    render(DungeonCard, { face: face("black-knight"), time: 3, mark: "standing" });
    expect(signs()).toEqual(["3"]);
  });

  it.each(["beaten", "frozen", "held"])("shows what became of it instead (%s)", (mark) => {
    render(DungeonCard, { face: face("black-knight"), time: 0, mark });
    expect(all(`[data-fate='${mark}']`)).toHaveLength(1);
    expect(all("[data-sign='time']")).toHaveLength(0);
  });
});

suite("the words of a card", () => {
  it("tell how it lies", () => {
    const said = describeCard(face("laundry-day-mummy"), { turned: true, time: 1, mark: "standing" });
    expect(said).toBe(
      "Laundry-Day Mummy. Corners: top 2 and 2, bottom 0 and 4. Danger 8. A creature with 1 time token left. Turned upside down.",
    );
  });

  it("tell what became of it, and what is seen", () => {
    const said = describeCard(face("peckish-goblin"), { visible: [4, 0, 0, 0], mark: "beaten" });
    expect(said).toBe(
      "Peckish Goblin. Corners: top 4 and 0, bottom 0 and 0. Danger 4. A beaten creature. 1 chest.",
    );
  });

  it("leave the sum to whoever likes to do it", () => {
    const said = describeCard(face("peckish-goblin"), { visible: [4, 0, 0, 0], mark: "beaten" }, false);
    expect(said).toBe("Peckish Goblin. Corners: top 4 and 0, bottom 0 and 0. A beaten creature. 1 chest.");
  });

  it.each(everyLanguage)("are there for every card and mark (%s)", async (language) => {
    const spokenFaces = await spoken(language);
    for (const each of spokenFaces.values()) {
      for (const mark of [undefined, "standing", "beaten", "frozen", "held"]) {
        expect(describeCard(each, { mark, turned: true, time: 2 })).not.toContain("dungeon-face-");
      }
    }
  });
});
