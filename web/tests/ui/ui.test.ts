import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcer } from "$lib/ui/announcer.svelte";
import BotFace from "$lib/ui/BotFace.svelte";
import { botLevel, botName, botStyle } from "$lib/ui/bots";
import RadioGroup from "$lib/ui/RadioGroup.svelte";
import CopyField from "$lib/ui/CopyField.svelte";
import QrCode from "$lib/ui/QrCode.svelte";
import Switch from "$lib/ui/Switch.svelte";
import ErrorMessage from "$lib/ui/ErrorMessage.svelte";
import { messages } from "$lib/i18n/messages.svelte";

beforeEach(() => messages.load("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("an announcer", () => {
  it("says the same twice as two things", () => {
    const voice = new Announcer();
    voice.announce("Your turn");
    const first = voice.polite;
    voice.announce("Your turn");
    expect(voice.polite).not.toBe(first);
    expect(voice.polite.trim()).toBe("Your turn");
  });

  it("keeps what is urgent apart", () => {
    const voice = new Announcer();
    voice.announce("Connection lost", true);
    expect([voice.urgent, voice.polite]).toEqual(["Connection lost", ""]);
  });

  it("shows a few things for a while", () => {
    vi.useFakeTimers();
    const voice = new Announcer();
    for (const text of ["a", "b", "c", "d"]) voice.toast(text);
    expect(voice.toasts.map(({ text }) => text)).toEqual(["b", "c", "d"]);
    vi.advanceTimersByTime(6_000);
    expect(voice.toasts).toEqual([]);
  });
});

describe("a copy", () => {
  const given = { label: "Link", text: "http://x/#/t/1" };

  it("goes to the clipboard", async () => {
    const user = userEvent.setup();
    render(CopyField, given);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await window.navigator.clipboard.readText()).toBe(given.text);
    expect(screen.getByRole("button", { name: "Copied" })).toBeTruthy();
  });

  it("is selected to be copied by hand where the page may not", async () => {
    const user = userEvent.setup();
    vi.spyOn(window.navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
    document.execCommand = () => false;
    render(CopyField, given);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(screen.getByRole("status").textContent).toContain("blocks copying");
  });
});

describe("a code of squares", () => {
  it("has a name, and differs by its text", async () => {
    const { rerender, container } = render(QrCode, { text: "http://x/1", label: "Link as a code" });
    const drawn = (): string | null | undefined =>
      container.querySelector("path:last-child")?.getAttribute("d");
    const first = drawn();
    expect(screen.getByRole("img", { name: "Link as a code" })).toBeTruthy();
    await rerender({ text: "http://x/2" });
    expect(drawn()).not.toBe(first);
  });
});

describe("fields", () => {
  it("choose one of several", async () => {
    const onchange = vi.fn();
    const options = [
      { value: "a", label: "First", text: "The first of all" },
      { value: "b", label: "Second" },
    ];
    render(RadioGroup, { legend: "Which", options, value: "b", onchange });
    expect(screen.getByRole("group", { name: "Which" })).toBeTruthy();
    await userEvent.setup().click(screen.getByRole("radio", { name: /First/ }));
    expect(onchange).toHaveBeenCalledExactlyOnceWith("a");
  });

  it("switch on and off", async () => {
    const onchange = vi.fn();
    render(Switch, { label: "Public", text: "Everybody sees it", checked: false, onchange });
    await userEvent.setup().click(screen.getByRole("switch", { name: "Public" }));
    expect(onchange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("say what went wrong, and try again", async () => {
    const onretry = vi.fn();
    render(ErrorMessage, { text: "It did not work.", detail: "bad thing", onretry });
    expect(screen.getByRole("alert").textContent).toContain("It did not work.");
    await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
    expect(onretry).toHaveBeenCalledOnce();
  });
});

describe("bots", () => {
  it("are called by name, whatever their style", () => {
    expect([botLevel("hard:tricky"), botStyle("hard:tricky"), botStyle("hard")]).toEqual([
      "hard",
      "tricky",
      "",
    ]);
    expect(botName("hard:tricky")).toBe("Korvo");
    expect(botName("ismcts")).toBe("ismcts");
  });

  it("have a face each, and one for whoever is new", () => {
    const drawn = ["easy", "normal", "hard", "expert", "ismcts"].map((bot) => {
      const { container, unmount } = render(BotFace, { bot });
      const face = container.innerHTML;
      unmount();
      return face;
    });
    expect(new Set(drawn).size).toBe(5);
  });
});
