/** Settings that the whole page shows: its words, its colours and how much moves. */

import type { Settings } from "$lib/settings/settings.svelte";
import { announcer } from "$lib/ui/announcer.svelte";
import { say, messages } from "$lib/i18n/messages.svelte";

/** Apply settings for as long as the component is there that calls this, whenever one changes. */
export function applySettings(settings: Settings): void {
  $effect(() => mark("theme", settings.theme));
  $effect(() => mark("motion", settings.motion));
  $effect(() => {
    messages.load(settings.language).catch(() => announcer.toast(say("settings-language-missing")));
  });
}

/** What the device likes needs no mark. */
function mark(name: "theme" | "motion", value: string): void {
  document.documentElement.toggleAttribute(`data-${name}`, value !== "system");
  if (value !== "system") document.documentElement.setAttribute(`data-${name}`, value);
}
