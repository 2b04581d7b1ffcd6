/** What goes on beside an open table: words are fetched, seats get ready, the screen turns, and turns are told. */

import { untrack } from "svelte";
import { routes } from "$lib/net/routes.svelte";
import { notificationPermission } from "$lib/settings/notifications";
import { settings } from "$lib/settings/settings.svelte";
import { sound } from "$lib/sound/sound.svelte";
import { emoteText } from "$lib/table/emotes";
import type { TablePage } from "$lib/table/page.svelte";
import { AsideTracker, LogTracker, QuestionTracker, AnnouncementQueue } from "$lib/table/announcements";
import { announcer } from "$lib/ui/announcer.svelte";
import { say, messages } from "$lib/i18n/messages.svelte";

/** Accompany a room for as long as the component is there that calls this. */
export function runTableEffects(page: TablePage): void {
  $effect(() => page.localSeats.setLanguage(messages.language));
  $effect(() => fetchWords(page));
  $effect(() => page.localSeats.getReady());
  $effect.pre(() => page.localSeats.showAskedSeat()); // before anything is drawn that must not be seen
  $effect(() => page.keep());
  $effect(() => followRematch(page));
  showResult(page);
  announceTurns(page);
  announceMatch(page);
  announceChat(page);
  $effect(() => clearChatToasts(page));
}

function fetchWords(page: TablePage): void {
  const { facts } = page.session;
  const language = messages.language;
  if (facts) untrack(() => void page.assets.fetch(facts, language));
}

/** The next match is at another table: take the keys along, and go there if we wished for it. */
function followRematch(page: TablePage): void {
  const table = page.carryKeysOver();
  if (table && page.isRematchRequested) routes.go({ at: "table", table });
  else if (table && page.scene?.adventure) routes.replace({ at: "table", table }); // an old link leads on
}

/** Once all of the end was seen, and once only. */
function showResult(page: TablePage): void {
  let isShown = false;
  $effect(() => {
    const { scene } = page;
    if (isShown || scene?.phase !== "over" || page.session.playback.isBehind) return;
    isShown = true;
    const pause = untrack(() => page.durationMs(page.session.playback.currentEvents, scene));
    setTimeout(() => (page.dialog = "result"), pause);
  });
}

function announceTurns(page: TablePage): void {
  let wasAsked = false;
  $effect(() => {
    const question = page.scene?.question;
    const title = say("web-title");
    document.title = question ? say("table-title-turn", { title }) : title;
    if (question && !wasAsked) notifyTurn(page.table, question.text);
    wasAsked = question != null;
  });
  $effect(() => () => (document.title = say("web-title")));
}

/** Tell somebody who may be elsewhere that it is his turn. */
function notifyTurn(table: string, text: string): void {
  if (!document.hidden || !settings.notify || notificationPermission() !== "granted") return;
  try {
    const notice = new Notification(say("table-your-turn"), { body: text, tag: table });
    notice.onclick = () => window.focus();
  } catch {
    // some phones let no page notify by itself; the title of the tab tells it anyway
  }
}

/** What happens, and then what is asked: by one voice, so that nothing is heard before what led to it, or cut off by it. */
function announceMatch(page: TablePage): void {
  const logTracker = new LogTracker();
  const questionTracker = new QuestionTracker();
  const asideTracker = new AsideTracker();
  const queue = new AnnouncementQueue((text) => announcer.announce(text));
  $effect(() => {
    const { playback } = page.session;
    const fresh = logTracker.takeNew(playback, playback.log, playback.settled);
    const question = page.localSeats.isCurtained ? null : (playback.scene?.question ?? null);
    const isNew = questionTracker.isNew(playback, question?.id ?? null);
    if (page.localSeats.isCurtained) return silence(queue);
    queue.add([...fresh.map(({ text }) => text), ...asideTracker.takeNew(playback, page.aside)]);
    if (!question) queue.ask(null);
    else if (isNew) queue.ask(() => page.questionText(question));
  });
  $effect(() => () => queue.stop());
}

/** What was about to be said, or can still be read where it was said, is not for whoever is behind the curtain. */
function silence(queue: AnnouncementQueue): void {
  queue.stop();
  announcer.clear();
}

function announceChat(page: TablePage): void {
  let lastMs = 0;
  $effect(() => {
    const { chat, seat, isSettled } = page.session;
    const fresh = chat.filter((said) => said.at_ms > lastMs && said.seat !== seat);
    lastMs = Math.max(lastMs, ...chat.map((said) => said.at_ms));
    if (!isSettled || !fresh.length) return;
    sound.play("chat");
    const said = fresh.map(({ name, text, seat: by }) => `${name || page.nameOf(by)}: ${emoteText(text)}`);
    untrack(() => announceMessage(page, said.join(" ")));
  });
}

/** Whoever opens the chat reads it there: nothing stands in the way of an answer. */
function clearChatToasts({ sidePanel }: TablePage): void {
  if (sidePanel.isOpen && sidePanel.tab === "chat") untrack(() => announcer.clearToasts());
}

/** Whoever reads the chat need not be shown it twice. */
function announceMessage({ sidePanel }: TablePage, text: string): void {
  if (sidePanel.isOpen && sidePanel.tab === "chat") announcer.announce(text);
  else announcer.toast(text);
}
