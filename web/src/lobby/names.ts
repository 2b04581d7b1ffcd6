/** Short names for what the server tells in sentences: levels, styles, options and their values. */

import { formatList, say, messages } from "$lib/i18n/messages.svelte";
import type { GameOffer, Level, OptionText } from "$lib/wire/protocol";

/** What a name is called here; one that nobody has worded shows itself. */
function nameOrId(key: string, name: string): string {
  const found = say(key);
  return found === key ? name : found;
}

export function levelName(level: string): string {
  return nameOrId(`home-level-${level}`, level);
}

/** The sentence of a level without its name, which stands beside it. */
export function levelText(level: Level): string {
  return level.text.replace(/^[^:]*:\s*/, "");
}

export function styleName(style: string): string {
  return nameOrId(`home-style-${style}`, style);
}

/** What tells a seat from the others in a sentence about seats: the 2 of a player 2. */
export function seatMark(seat: string): string {
  return seat.split(" ").at(-1) ?? seat;
}

export function optionName(option: string): string {
  return nameOrId(`home-option-${option.replaceAll("_", "-")}`, option);
}

export function valueName(game: Pick<GameOffer, "packs">, option: string, value: string): string {
  if (option === "tokens" && value !== "none") return tokenNames(value);
  const pack = game.packs.find((each) => each.id === value);
  if (pack) return option === "arena" && pack.arena ? pack.arena : pack.name;
  const key = `home-option-${option.replaceAll("_", "-")}.${/^\d/.test(value) ? `n${value}` : value}`;
  return nameOrId(key, nameOrId(`home-value-${value}`, value));
}

/** Grimoire tokens, which stand in a list. */
function tokenNames(value: string): string {
  const names = value.split(",").map((token) => nameOrId(`dungeon-face-token-${token}`, token));
  return formatList(names);
}

/** A sentence in parts: what the server writes as `name=value` or `value` is shown by its name. */
export function sentence(game: GameOffer, option: OptionText): { text: string; isName: boolean }[] {
  return option.text.split("`").map((text, n) => ({
    text: n % 2 ? settingText(game, option.name, text) : text,
    isName: n % 2 === 1,
  }));
}

function settingText(game: GameOffer, option: string, code: string): string {
  const [left = "", right] = code.split("=");
  if (right === undefined) return valueName(game, option, left);
  return `${optionName(left)}: ${valueName(game, left, right)}`;
}

/** How long ago, in the words of the language. */
export function ago(fromMs: number, nowMs: number): string {
  const minutes = Math.round((fromMs - nowMs) / 60_000);
  const format = new Intl.RelativeTimeFormat(messages.language, { numeric: "auto" });
  if (minutes >= 0) return format.format(0, "second");
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 36) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}
