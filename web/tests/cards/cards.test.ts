import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe as suite, expect, it } from "vitest";
import AttackCard from "$lib/cards/AttackCard.svelte";
import CandleCard from "$lib/cards/CandleCard.svelte";
import CardBack from "$lib/cards/CardBack.svelte";
import Cubes from "$lib/cards/Cubes.svelte";
import { describe } from "$lib/cards/describe";
import { pictures } from "$lib/cards/pictures.svelte";
import SkillCard from "$lib/cards/SkillCard.svelte";
import VictoryToken from "$lib/cards/VictoryToken.svelte";
import type { AttackText } from "$lib/wire/protocol";
import { everyLanguage, found, spoken, textsIn } from "./texts";

const SIZES = ["mini", "row", "full"] as const;
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const symbols = (): unknown[] => all("[data-symbol]").map((mark) => mark.getAttribute("data-symbol"));

afterEach(cleanup);
beforeEach(async () => {
  await spoken("en");
  await Promise.all(["siege-storm", "nemesis", "tainted-grail"].map((box) => pictures.fetch(box)));
});

suite("an attack card", () => {
  it.each(SIZES)("is one picture with all its words as its name (%s)", (size) => {
    const card = found(textsIn("en").attacks, "haymaker");
    render(AttackCard, { card, size });
    expect(screen.getByRole("img", { name: describe(card) })).toBeTruthy();
    expect(all("[data-picture='haymaker']")).toHaveLength(1);
    expect(symbols()).toEqual(["fist"]);
  });

  it.each(everyLanguage)("shows name, symbol, type and text (%s)", async (language) => {
    const card = found((await spoken(language)).attacks, "haymaker");
    const { container } = render(AttackCard, { card, size: "row" });
    const [symbol = "", typeAndRange = ""] = card.facts;
    for (const words of [card.name, symbol, typeAndRange.split(" · ")[0], card.text, "K.O."]) {
      expect(container.textContent).toContain(words);
    }
  });

  it("shows its pool as cubes of two kinds", () => {
    render(AttackCard, { card: found(textsIn("en").attacks, "haymaker"), size: "row" });
    expect(all("svg.light")).toHaveLength(1);
    expect(all("svg.heavy")).toHaveLength(2);
  });

  it("lights up the distances it reaches", () => {
    render(AttackCard, { card: found(textsIn("en").attacks, "crossfire"), size: "row" });
    const squares = all("[data-range='2-6'] rect").map((square) => square.classList.contains("lit"));
    expect(squares).toEqual([false, true, true, true, true, true]);
  });

  it("draws a flight for a projectile, and all squares for any distance", () => {
    const first = render(AttackCard, { card: found(textsIn("en").attacks, "rivet-gun"), size: "row" });
    expect(all(".flight")).toHaveLength(1);
    first.unmount();
    render(AttackCard, { card: found(textsIn("en").attacks, "headlong-flight"), size: "row" });
    expect(all("rect.lit")).toHaveLength(5);
  });

  it("shows both symbols, also twice the same", () => {
    const first = render(AttackCard, { card: found(textsIn("en").attacks, "cairn-stone"), size: "row" });
    expect(symbols()).toEqual(["dash", "foot"]);
    first.unmount();
    render(AttackCard, { card: found(textsIn("en").attacks, "headlong-flight"), size: "mini" });
    expect(symbols()).toEqual(["dash", "dash"]);
  });

  it("is stamped K.O. also without wounds", () => {
    const { container } = render(AttackCard, {
      card: found(textsIn("en").attacks, "last-rites"),
      size: "mini",
    });
    expect(container.textContent).toContain("K.O.");
    expect(all("svg.light, svg.heavy")).toHaveLength(0);
  });

  it("marks where it comes from", () => {
    render(AttackCard, { card: found(textsIn("en").attacks, "sortie"), size: "row" });
    expect(all("[data-provenance='completed']")).toHaveLength(1);
  });

  it("says when it lies face down", () => {
    const card = found(textsIn("en").attacks, "high-jab");
    render(AttackCard, { card, size: "row", isFaceDown: true });
    expect(screen.getByRole("img", { name: `Face down. ${describe(card)}` })).toBeTruthy();
  });

  it("has a sign by its type if nobody drew it", async () => {
    const card: AttackText = { ...found(textsIn("en").attacks, "high-jab"), id: "odd", pack: "outside" };
    await pictures.fetch("outside");
    render(AttackCard, { card, size: "full" });
    expect(all("[data-picture='odd']")).toHaveLength(1);
  });
});

suite("a special attack", () => {
  it.each(SIZES)("shows its cost where a card has its symbols (%s)", (size) => {
    render(AttackCard, { card: found(textsIn("en").specials, "lost-knight/quests-end"), size });
    expect(symbols()).toEqual(["foot", "fist/dash", "?"]);
  });
});

suite("a skill", () => {
  it.each(everyLanguage)("shows initiative, name and text (%s)", async (language) => {
    const skill = found((await spoken(language)).skills, "unbowed");
    const { container } = render(SkillCard, { skill, size: "row" });
    for (const words of ["8", skill.name, skill.text]) expect(container.textContent).toContain(words);
  });

  it("has no larger name on a small card than its longest word has room for", () => {
    const skill = found(textsIn("en").skills, "unbowed");
    const name = "Por el racionamiento";
    const { container } = render(SkillCard, { skill: { ...skill, name }, size: "mini" });
    const short = container.querySelector<HTMLElement>(".short");
    expect(short?.style.getPropertyValue("--letters")).toBe("13");
  });

  it("keeps its name at a glance", () => {
    const skill = found(textsIn("en").skills, "unbowed");
    const { container } = render(SkillCard, { skill, size: "mini", isFaceDown: true });
    expect(container.textContent).toContain("Unbowed");
    expect(screen.getByRole("img", { name: `Face down. ${describe(skill)}` })).toBeTruthy();
  });
});

suite("cubes", () => {
  it("lie in heaps of five beside their number", () => {
    render(Cubes, { light: 12, heavy: 3 });
    expect(screen.getByRole("img", { name: "12 light wounds and 3 heavy wounds" })).toBeTruthy();
    const heaps = all("[data-kind='light'] .heap").map((heap) => heap.children.length);
    expect(heaps).toEqual([5, 5, 2]);
    expect(all("[data-kind='light'] b")[0]?.textContent).toBe("12");
    expect(all("[data-kind='heavy'] b")).toHaveLength(0);
  });

  it("have a name also when there are none", () => {
    render(Cubes, { light: 0, heavy: 0 });
    expect(screen.getByRole("img", { name: "no wounds" })).toBeTruthy();
  });
});

suite("other cards and tokens", () => {
  it("are named", () => {
    render(CardBack, { box: "nemesis", size: "mini" });
    render(CardBack, { box: "outside", size: "mini" });
    expect(screen.getAllByRole("img", { name: "The back of a card." })).toHaveLength(2);
    render(CandleCard, { box: "tainted-grail", size: "row" });
    expect(screen.getByRole("img", { name: /^Candle card\. The first one/ })).toBeTruthy();
    render(VictoryToken, { won: true });
    expect(screen.getByRole("img", { name: "A round won." })).toBeTruthy();
  });
});
