import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, preferred, Words, type Language } from "$lib/words/words.svelte";
import en from "$lib/words/en";
import es from "$lib/words/es";
import pl from "$lib/words/pl";

const TEXTS: Record<Language, string> = { en, es, pl };

/** Names of messages and of their parts, sorted. */
function names(text: string): string[] {
  const parts = new FluentResource(text).body.flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((part) => `${id}.${part}`),
  ]);
  return parts.sort();
}

function spoken(language: Language): Words {
  const words = new Words();
  words.read(language, TEXTS[language]);
  return words;
}

describe("words", () => {
  it.each(LANGUAGES)("in %s have the same names as in English, each once", (language) => {
    const found = names(TEXTS[language]);
    expect(found).toEqual(names(en));
    expect(new Set(found).size).toBe(found.length);
  });

  it("count as a language counts", () => {
    const said = [0, 1, 2, 5, 22].map((count) => spoken("pl").say("home-open-free", { count }));
    expect(said).toEqual([
      "brak wolnych miejsc",
      "jedno wolne miejsce",
      "2 wolne miejsca",
      "5 wolnych miejsc",
      "22 wolne miejsca",
    ]);
  });

  it("that nobody wrote show their name", () => {
    expect(spoken("en").say("no-such-word")).toBe("no-such-word");
    expect(spoken("en").has("no-such-word")).toBe(false);
  });

  it("are those of the language that was wanted last", async () => {
    const words = new Words();
    await Promise.all([words.speak("pl"), words.speak("es")]);
    expect(words.language).toBe("es");
    expect(document.documentElement.lang).toBe("es");
  });

  it("begin in the first language of the browser that we speak", () => {
    expect(preferred(["de-DE", "pl-PL", "es"])).toBe("pl");
    expect(preferred(["de"])).toBe("en");
  });
});
