/** The words of the page in one language: the same Fluent files that the rest of the house reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "es", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

/** What each language is called by those who speak it. */
export const OWN_NAMES: Record<Language, string> = { en: "English", es: "Español", pl: "Polski" };

const RESOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("$lib/i18n/en"),
  es: () => import("$lib/i18n/es"),
  pl: () => import("$lib/i18n/pl"),
};

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first of the languages somebody reads that we speak. */
export function preferredLanguage(accepted: readonly string[]): Language {
  const short = accepted.map((tag) => tag.slice(0, 2).toLowerCase());
  return short.find(isLanguage) ?? "en";
}

export class Messages {
  language = $state<Language>("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private wanted: Language = "en";

  /** Read the words of a language; the page speaks it as soon as they are here. */
  async load(language: Language): Promise<void> {
    this.wanted = language;
    const { default: text } = await RESOURCES[language]();
    if (this.wanted === language) this.use(language, text);
  }

  use(language: Language, text: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A sentence by its name; a name that is not known shows itself, so that it is found. */
  say(id: string, values?: Values): string {
    const [name = "", part] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = part === undefined ? message?.value : message?.attributes[part];
    return pattern ? this.bundle.formatPattern(pattern, values ?? null) : id;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }
}

export const messages = new Messages();
export const say = (id: string, values?: Values): string => messages.say(id, values);
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(messages.language).format(names);
/** Those of whom a sentence speaks, be they one or more. */
export const namesAndCount = (names: readonly string[]): Values => ({
  name: formatList(names),
  count: names.length,
});
