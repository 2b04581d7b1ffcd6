/** Where the focus goes when a screen appears: to its main part, so that keys and voices begin there. */

export function focusMain(page: Document = document): void {
  const main = page.querySelector<HTMLElement>("main");
  if (!main) return;
  if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
  main.focus({ preventScroll: true });
  page.defaultView?.scrollTo(0, 0);
}
