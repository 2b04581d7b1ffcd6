/** The page begins: the words first, so that nothing is ever shown without them. */

import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "$lib/settings/settings.svelte";
import { messages } from "$lib/i18n/messages.svelte";
import "$lib/style/fonts";
import "$lib/style/base.css";

const target = document.getElementById("app");
if (target) await begin(target);

/** What stands in the page already says what to do if this fails. */
async function begin(place: HTMLElement): Promise<void> {
  await messages.load(settings.language);
  place.replaceChildren();
  mount(App, { target: place });
}
