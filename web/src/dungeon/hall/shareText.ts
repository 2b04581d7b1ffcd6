/** The result of a daily dungeon as a text that can be sent to anybody. */

import { isLoopback } from "$lib/lobby/links";
import { root } from "$lib/net/urls";
import { say, messages } from "$lib/i18n/messages.svelte";
import type { DungeonView } from "$lib/wire/dungeon";
import type { SeatState, TableFacts } from "$lib/wire/protocol";

const BEATEN = "⚔️";
const STANDING = "👹";

/** What is told beside the view: where it was, who was there, and the number of the try, 0 if that is not known. */
export interface Circumstances {
  facts: TableFacts;
  seats: readonly SeatState[];
  attempt: number;
}

export function dailyText(
  { table }: DungeonView,
  { facts, seats, attempt }: Circumstances,
  page: URL = root(),
): string {
  const creatures = table.cards.filter(({ mark }) => mark !== "room");
  const isHunted = facts.options["chest_hunt"] === "true" && table.outcome === "won";
  const lines = [
    say("hall-share-title", { date: dateText(facts.daily) }),
    say(table.outcome === "won" ? "hall-share-won" : "hall-share-lost", { attempt }),
    creatures.map(({ mark }) => (mark === "beaten" ? BEATEN : STANDING)).join(""),
    [
      say("hall-share-cards", { count: table.cards.length }),
      ...companyTexts(seats),
      clockText(facts.options["timer"] ?? "off"),
      isHunted ? say("hall-share-chests", { points: table.points }) : "",
    ]
      .filter(Boolean)
      .join(", "),
    isLoopback(page.hostname) ? "" : page.href,
  ];
  return lines.filter(Boolean).join("\n");
}

function dateText(day: string): string {
  const format = new Intl.DateTimeFormat(messages.language, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

function companyTexts(seats: readonly SeatState[]): string[] {
  const bots = seats.filter(({ kind }) => kind === "bot").length;
  return [
    say("hall-share-people", { count: seats.length - bots }),
    bots ? say("hall-share-bots", { count: bots }) : "",
  ];
}

function clockText(timer: string): string {
  return timer === "off" ? say("hall-share-no-time") : say("hall-share-time", { minutes: Number(timer) });
}
