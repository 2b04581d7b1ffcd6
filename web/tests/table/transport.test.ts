import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Replay } from "$lib/table/replay/replay.svelte";
import Transport from "$lib/table/replay/Transport.svelte";
import english from "$lib/i18n/en";
import { messages } from "$lib/i18n/messages.svelte";

beforeEach(() => messages.use("en", english));
afterEach(cleanup);

test.each([
  [0, "Nothing has happened yet."],
  [1, "Spectators could not see this step."],
])("a step in which nothing happens says so: %i", (input, told) => {
  const replay = { input, inputs: 3, step: { lines: [] }, isPlaying: false, hasTower: false };
  render(Transport, { replay: replay as unknown as Replay });
  expect(screen.getByRole("status").textContent?.trim()).toBe(told);
});
