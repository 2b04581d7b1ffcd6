import { describe as suite, expect, it } from "vitest";
import { describe, woundsInWords } from "$lib/cards/describe";
import { everyLanguage, found, spoken } from "./texts";

suite("what is heard of a card", () => {
  it("says name, type, range, symbol, wounds and where it comes from", async () => {
    const { attacks } = await spoken("en");
    expect(describe(found(attacks, "high-jab"))).toBe(
      "High Jab. Strike, range 1 to 2. Symbol: fist. 2 light wounds. Our own design.",
    );
  });

  it("says the K.O. icon and the text", async () => {
    const { attacks } = await spoken("en");
    expect(describe(found(attacks, "haymaker"))).toBe(
      "Haymaker. Strike, range 1. Symbol: fist. 1 light wound and 2 heavy wounds. With the K.O. icon. " +
        "Discard 1 card. Our own design.",
    );
  });

  it("says two symbols, a projectile, and nothing of wounds that are not there", async () => {
    const { attacks } = await spoken("en");
    expect(describe(found(attacks, "cairn-stone"))).toContain("projectile. Symbols: dash and foot.");
    expect(describe(found(attacks, "headlong-flight"))).toContain(
      "Ability, any distance. Symbols: dash and dash.",
    );
    expect(describe(found(attacks, "headlong-flight"))).not.toContain("wound");
  });

  it("says what a special costs", async () => {
    const { specials } = await spoken("en");
    expect(describe(found(specials, "lost-knight/quests-end"))).toContain(
      "Costs foot and fist or dash and any symbol.",
    );
    expect(describe(found(specials, "veroth/fury-grab"))).toContain(
      "Reaction, range 1 to 2. Costs foot or dash.",
    );
  });

  it("says the initiative of a skill", async () => {
    const { skills } = await spoken("en");
    expect(describe(found(skills, "unbowed"))).toMatch(
      /^Unbowed\. Skill, initiative 8\. After you have passed/,
    );
  });

  it("speaks Spanish and Polish", async () => {
    const spanish = describe(found((await spoken("es")).attacks, "haymaker"));
    expect(spanish).toContain("Golpe, alcance 1. Símbolo: puño. 1 Herida Leve y 2 Heridas Graves.");
    const polish = describe(found((await spoken("pl")).attacks, "haymaker"));
    expect(polish).toContain(
      "Uderzenie, zasięg 1. Symbol: pięść. 1 Obrażenie lekkie i 2 Obrażenia ciężkie. Z ikoną K.O.",
    );
  });

  it("counts as Polish counts", async () => {
    await spoken("pl");
    expect(woundsInWords(5, 0)).toBe("5 Obrażeń lekkich");
    expect(woundsInWords(22, 12)).toBe("22 Obrażenia lekkie i 12 Obrażeń ciężkich");
    expect(woundsInWords(0, 0)).toBe("bez Obrażeń");
  });

  it.each(everyLanguage)("calls symbols and types as the server does (%s)", async (language) => {
    for (const card of (await spoken(language)).attacks) {
      const [symbols = "", typeAndRange = ""] = card.facts;
      const heard = describe(card);
      for (const symbol of symbols.split(", ")) expect(heard).toContain(symbol);
      expect(heard).toContain(typeAndRange.split(" · ")[0]);
      expect(heard).toContain(card.text);
    }
  });

  it.each(everyLanguage)("leaves no word without a translation (%s)", async (language) => {
    const { attacks, specials, skills } = await spoken(language);
    for (const card of [...attacks, ...specials, ...skills]) expect(describe(card)).not.toContain("cards-");
  });
});
