/** What goes on beside an open table: words are fetched, seats get ready, the screen turns, and turns are told. */

import { untrack } from "svelte";
import { routes } from "$lib/net/routes.svelte";
import { allowance } from "$lib/settings/notifying";
import { settings } from "$lib/settings/settings.svelte";
import { sound } from "$lib/sound/sound.svelte";
import { emoteText } from "$lib/table/emotes";
import type { Room } from "$lib/table/room.svelte";
import { Asides, Listener, Questions, Voice } from "$lib/table/voice";
import { announcer } from "$lib/ui/announcer.svelte";
import { say, words } from "$lib/words/words.svelte";

/** Accompany a room for as long as the component is there that calls this. */
export function companion(room: Room): void {
  $effect(() => room.place.speak(words.language));
  $effect(() => fetchWords(room));
  $effect(() => room.place.getReady());
  $effect.pre(() => room.place.turn()); // before anything is drawn that must not be seen
  $effect(() => room.keep());
  $effect(() => follow(room));
  showResult(room);
  tellTurns(room);
  tellMatch(room);
  tellChat(room);
  $effect(() => sweepChat(room));
}

function fetchWords(room: Room): void {
  const { facts } = room.session;
  const language = words.language;
  if (facts) untrack(() => void room.furnishing.fetch(facts, language));
}

/** The next match is at another table: take the keys along, and go there if we wished for it. */
function follow(room: Room): void {
  const table = room.takeKeysAlong();
  if (table && room.isRematchWished) routes.go({ at: "table", table });
  else if (table && room.scene?.adventure) routes.replace({ at: "table", table }); // an old link leads on
}

/** Once all of the end was seen, and once only. */
function showResult(room: Room): void {
  let isShown = false;
  $effect(() => {
    const { scene } = room;
    if (isShown || scene?.phase !== "over" || room.session.show.isBehind) return;
    isShown = true;
    const pause = untrack(() => room.lasting(room.session.show.happening, scene));
    setTimeout(() => (room.window = "result"), pause);
  });
}

function tellTurns(room: Room): void {
  let wasAsked = false;
  $effect(() => {
    const question = room.scene?.question;
    const title = say("web-title");
    document.title = question ? say("table-title-turn", { title }) : title;
    if (question && !wasAsked) call(room.table, question.text);
    wasAsked = question != null;
  });
  $effect(() => () => (document.title = say("web-title")));
}

/** Tell somebody who may be elsewhere that it is his turn. */
function call(table: string, text: string): void {
  if (!document.hidden || !settings.notify || allowance() !== "granted") return;
  try {
    const notice = new Notification(say("table-your-turn"), { body: text, tag: table });
    notice.onclick = () => window.focus();
  } catch {
    // some phones let no page notify by itself; the title of the tab tells it anyway
  }
}

/** What happens, and then what is asked: by one voice, so that nothing is heard before what led to it, or cut off by it. */
function tellMatch(room: Room): void {
  const listener = new Listener();
  const questions = new Questions();
  const asides = new Asides();
  const voice = new Voice((text) => announcer.announce(text));
  $effect(() => {
    const { show } = room.session;
    const fresh = listener.hear(show, show.log, show.settled);
    const question = room.place.isCurtained ? null : (show.scene?.question ?? null);
    const isNew = questions.hear(show, question?.id ?? null);
    if (room.place.isCurtained) return hush(voice);
    voice.add([...fresh.map(({ text }) => text), ...asides.hear(show, room.aside)]);
    if (!question) voice.ask(null);
    else if (isNew) voice.ask(() => room.askedText(question));
  });
  $effect(() => () => voice.stop());
}

/** What was about to be said, or can still be read where it was said, is not for whoever is behind the curtain. */
function hush(voice: Voice): void {
  voice.stop();
  announcer.hush();
}

function tellChat(room: Room): void {
  let heardMs = 0;
  $effect(() => {
    const { chat, seat, isSettled } = room.session;
    const fresh = chat.filter((said) => said.at_ms > heardMs && said.seat !== seat);
    heardMs = Math.max(heardMs, ...chat.map((said) => said.at_ms));
    if (!isSettled || !fresh.length) return;
    sound.play("chat");
    const said = fresh.map(({ name, text, seat: by }) => `${name || room.nameOf(by)}: ${emoteText(text)}`);
    untrack(() => tellSaid(room, said.join(" ")));
  });
}

/** Whoever opens the chat reads it there: nothing stands in the way of an answer. */
function sweepChat({ beside }: Room): void {
  if (beside.isOpen && beside.tab === "chat") untrack(() => announcer.sweep());
}

/** Whoever reads the chat need not be shown it twice. */
function tellSaid({ beside }: Room, text: string): void {
  if (beside.isOpen && beside.tab === "chat") announcer.announce(text);
  else announcer.tell(text);
}
