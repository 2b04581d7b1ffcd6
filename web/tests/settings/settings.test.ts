import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notificationPermission, requestPermission } from "$lib/settings/notifications";
import Settings from "$lib/settings/Settings.svelte";
import { Settings as Likings, settings } from "$lib/settings/settings.svelte";
import { messages } from "$lib/i18n/messages.svelte";
import Applied from "./Applied.svelte";

const SHELF = "knockbox.settings";

beforeEach(() => messages.load("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

describe("settings", () => {
  it("are read back as they were kept", () => {
    const before = new Likings(window.localStorage);
    Object.assign(before, {
      language: "pl",
      theme: "dark",
      pace: "fast",
      volume: 0.2,
      name: "Ana",
      muted: true,
    });
    before.save();
    expect(new Likings(window.localStorage)).toMatchObject({
      language: "pl",
      theme: "dark",
      pace: "fast",
      volume: 0.2,
      name: "Ana",
      muted: true,
    });
  });

  it.each(["nonsense", "null", '{"theme": "pink", "volume": 7, "pace": 3, "language": "xx", "name": 1}'])(
    "make the best of %s",
    (text) => {
      window.localStorage.setItem(SHELF, text);
      const found = new Likings(window.localStorage);
      expect(found.theme).toBe("system");
      expect(found.pace).toBe("normal");
      expect(found.volume).toBeLessThanOrEqual(1);
      expect(found.name).toBe("");
    },
  );

  it("are still when somebody says so", () => {
    const found = new Likings(null);
    found.motion = "reduced";
    expect(found.isStill).toBe(true);
    found.motion = "full";
    expect(found.isStill).toBe(false);
  });

  it("mark the page", async () => {
    const likings = new Likings(null);
    render(Applied, { likings });
    likings.theme = "dark";
    likings.motion = "reduced";
    likings.language = "es";
    await vi.waitFor(() => expect(messages.language).toBe("es"));
    expect(document.documentElement.dataset).toMatchObject({ theme: "dark", motion: "reduced" });
    likings.theme = "system";
    await vi.waitFor(() => expect(document.documentElement.hasAttribute("data-theme")).toBe(false));
  });
});

describe("the dialog", () => {
  it("changes and keeps what is clicked", async () => {
    const user = userEvent.setup();
    render(Settings, { open: true, onclose: () => undefined });
    await user.click(screen.getByRole("radio", { name: "Dark" }));
    await user.click(screen.getByRole("radio", { name: "Fast" }));
    await user.click(screen.getByRole("switch", { name: "Mute" }));
    await user.type(screen.getByLabelText("Your name"), "Ana");
    expect(settings).toMatchObject({ theme: "dark", pace: "fast", muted: true, name: "Ana" });
    expect(new Likings(window.localStorage)).toMatchObject({
      theme: "dark",
      pace: "fast",
      muted: true,
      name: "Ana",
    });
    Object.assign(settings, { theme: "system", pace: "normal", muted: false, name: "" });
  });
});

describe("notifications", () => {
  it("need a browser that has them, and a page that is safe", () => {
    vi.stubGlobal("Notification", { permission: "granted" });
    vi.stubGlobal("isSecureContext", false);
    expect(notificationPermission()).toBe("missing");
    vi.stubGlobal("isSecureContext", true);
    expect(notificationPermission()).toBe("granted");
  });

  it("are asked for", async () => {
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("Notification", {
      permission: "default",
      requestPermission: () => Promise.resolve("denied"),
    });
    expect(notificationPermission()).toBe("open");
    expect(await requestPermission()).toBe("denied");
  });
});
