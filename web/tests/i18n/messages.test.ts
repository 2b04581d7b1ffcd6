import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, preferredLanguage, Messages, type Language } from "$lib/i18n/messages.svelte";
import en from "$lib/i18n/en";
import es from "$lib/i18n/es";
import pl from "$lib/i18n/pl";

const TEXTS: Record<Language, string> = { en, es, pl };

/** Names of messages and of their parts, sorted. */
function names(text: string): string[] {
  const parts = new FluentResource(text).body.flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((part) => `${id}.${part}`),
  ]);
  return parts.sort();
}

function spoken(language: Language): Messages {
  const messages = new Messages();
  messages.use(language, TEXTS[language]);
  return messages;
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
    const messages = new Messages();
    await Promise.all([messages.load("pl"), messages.load("es")]);
    expect(messages.language).toBe("es");
    expect(document.documentElement.lang).toBe("es");
  });

  it("begin in the first language of the browser that we speak", () => {
    expect(preferredLanguage(["de-DE", "pl-PL", "es"])).toBe("pl");
    expect(preferredLanguage(["de"])).toBe("en");
  });
});
