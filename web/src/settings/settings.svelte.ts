/** What somebody likes on this device; kept in the browser, and read back with care. */

import { isLanguage, preferredLanguage, type Language } from "$lib/i18n/messages.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
/** How long each thing that a bot does is shown, beside what it takes to show it. */
export const PACES = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 } as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Pace = keyof typeof PACES;

interface StoredSettings {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  volume: number; // 0 to 1
  muted: boolean;
  name: string;
  notify: boolean;
  letters: boolean; // whether letters, numbers and signs do something at a table
  previews: boolean; // whether one is told what a card would do before it is laid
  sums: boolean; // whether the sum of every card is written on it
  tower: boolean; // whether Knockdown tests are towers in a match that is begun in one click
  dice: boolean; // whether whoever plays here rolls where others build
}

const STORAGE_KEY = "knockbox.settings";

export class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  pace = $state<Pace>("normal");
  volume = $state(0.6);
  muted = $state(false);
  name = $state("");
  notify = $state(false);
  letters = $state(true);
  previews = $state(true);
  sums = $state(true);
  tower = $state(false);
  dice = $state(false);
  private systemIsStill = $state(false);

  constructor(private readonly storage: Storage | null) {
    const stored = this.load();
    this.language =
      stored.language && isLanguage(stored.language)
        ? stored.language
        : preferredLanguage(navigator.languages);
    this.theme = oneOf(THEMES, stored.theme, "system");
    this.motion = oneOf(MOTIONS, stored.motion, "system");
    this.pace = oneOf(Object.keys(PACES) as Pace[], stored.pace, "normal");
    this.volume = typeof stored.volume === "number" ? Math.min(1, Math.max(0, stored.volume)) : 0.6;
    this.muted = stored.muted === true;
    this.name = typeof stored.name === "string" ? stored.name.slice(0, 40) : "";
    this.notify = stored.notify === true;
    this.letters = stored.letters !== false;
    this.previews = stored.previews !== false;
    this.sums = stored.sums !== false;
    this.tower = stored.tower === true;
    this.dice = stored.dice === true;
    this.watchSystem();
  }

  get isStill(): boolean {
    return this.motion === "reduced" || (this.motion === "system" && this.systemIsStill);
  }

  save(): void {
    const { language, theme, motion, pace, volume, muted, name, notify } = this;
    const { letters, previews, sums, tower, dice } = this;
    const liked = { language, theme, motion, pace, volume, muted, name, notify };
    const stored: StoredSettings = { ...liked, letters, previews, sums, tower, dice };
    try {
      this.storage?.setItem(STORAGE_KEY, JSON.stringify(stored));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  private load(): Partial<StoredSettings> {
    try {
      const found: unknown = JSON.parse(this.storage?.getItem(STORAGE_KEY) ?? "{}");
      return typeof found === "object" && found !== null ? (found as Partial<StoredSettings>) : {};
    } catch {
      return {};
    }
  }

  private watchSystem(): void {
    const query = window.matchMedia("(prefers-reduced-motion: reduce)");
    this.systemIsStill = query.matches;
    query.addEventListener("change", (change) => (this.systemIsStill = change.matches));
  }
}

function oneOf<T extends string>(known: readonly T[], found: unknown, otherwise: T): T {
  return known.find((each) => each === found) ?? otherwise;
}

/** The browser's own shelf, if it lets us use one. */
export function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export const settings = new Settings(localStorageOrNull());
