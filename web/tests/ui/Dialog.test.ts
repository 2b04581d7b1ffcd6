import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Dialog from "$lib/ui/Dialog.svelte";
import english from "$lib/i18n/en";
import { messages } from "$lib/i18n/messages.svelte";

beforeEach(() => messages.use("en", english));
afterEach(cleanup);

const children = createRawSnippet(() => ({ render: () => "<p>Hello</p>" }));

test("a close event that comes late does not close what was opened since", async () => {
  const onclose = vi.fn();
  const props = { title: "First", onclose, children };
  const { container, rerender } = render(Dialog, { ...props, open: true });
  const dialog = container.querySelector("dialog");
  await rerender({ open: false });
  await rerender({ open: true, title: "Second" });
  dialog?.dispatchEvent(new Event("close"));
  expect(onclose).not.toHaveBeenCalled();
  dialog?.close();
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
});
