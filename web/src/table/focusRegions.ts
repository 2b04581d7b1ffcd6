/** Where the focus goes on the table: along a region, from one region to the next, and on when what had it is gone. */

const REGION = "[data-region]";

export function regionsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(REGION)].filter((region) => buttonsIn(region).length > 0);
}

/** What can be reached in a region, as it is read. */
export function buttonsIn(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>("button:not([disabled])")];
}

/** To the next thing of the same region; from nowhere to the first that can be chosen. */
export function goAlong(root: HTMLElement, step: 1 | -1): boolean {
  const region = focusedRegion(root);
  if (!region) return goToOpen(root);
  const buttons = buttonsIn(region);
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const after = [...buttons.slice(at + 1), ...buttons.slice(0, at)];
  focusFirst(step > 0 ? after : after.reverse());
  return true;
}

/** To the region above or below; from nowhere to the first thing that can be chosen. */
export function goBetween(root: HTMLElement, step: 1 | -1): boolean {
  const region = focusedRegion(root);
  if (!region) return goToOpen(root);
  const regions = regionsIn(root);
  const at = regions.indexOf(region);
  const after = [...regions.slice(at + 1), ...regions.slice(0, at)];
  return (step > 0 ? after : after.reverse()).some(enter);
}

export function goToRegion(root: HTMLElement, name: string): boolean {
  const region = root.querySelector<HTMLElement>(`[data-region="${name}"]`);
  return region ? enter(region) : false;
}

/** To the first thing of the table that can be chosen. */
export function goToOpen(root: HTMLElement): boolean {
  const found =
    root.querySelector<HTMLElement>("button.open") ??
    root.querySelector<HTMLElement>("[data-region=prompt] button");
  found?.focus();
  return found !== null;
}

function hasOpen(root: HTMLElement, region: string): boolean {
  return root.querySelector(`[data-region="${region}"] button.open`) !== null;
}

/** What can be chosen comes first. */
function enter(region: HTMLElement): boolean {
  const open = [...region.querySelectorAll<HTMLElement>("button.picked, button.open")];
  return focusFirst([...open, ...buttonsIn(region)]);
}

/** Give the focus to the first that takes it: what is folded away does not. */
function focusFirst(buttons: readonly HTMLElement[]): boolean {
  return buttons.some((button) => {
    button.focus();
    return document.activeElement === button;
  });
}

function focusedRegion(root: HTMLElement): HTMLElement | null {
  const region = document.activeElement?.closest<HTMLElement>(REGION) ?? null;
  return region && root.contains(region) ? region : null;
}

/** Whether the focus is on nothing of the table, but on what the table stands in. */
export function isNowhere(root: HTMLElement): boolean {
  return document.activeElement?.contains(root) ?? true;
}

/** Remembers what had the focus, so that it goes on from there when that leaves the table. */
export class FocusKeeper {
  /** `onward` says where the focus goes on to from a region in which nothing can be chosen any more. */
  constructor(private readonly onward: Readonly<Record<string, string>> = {}) {}

  private thing = "";
  private region = "";
  private focused: Element | null = null;

  /** Mend the focus at every change of the table, however late something leaves it. */
  watch(root: HTMLElement): () => void {
    const observer = new MutationObserver(() => this.restore(root));
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ["inert"] });
    return () => observer.disconnect();
  }

  note(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement)) return;
    this.focused = target;
    this.thing = target.dataset["thing"] ?? "";
    this.region = target.closest<HTMLElement>(REGION)?.dataset["region"] ?? "";
  }

  /** Whoever points at something needs no focus but where he clicks. */
  forget(): void {
    this.focused = null;
  }

  /** The region to go on to: the same one while there is something to choose. */
  private next(root: HTMLElement): string {
    return hasOpen(root, this.region) ? this.region : (this.onward[this.region] ?? this.region);
  }

  /** What had the focus went: give it to the same thing elsewhere, else to its region, else to the table itself. */
  private restore(root: HTMLElement): void {
    if (!this.focused || !isLost()) return;
    this.focused = null;
    const same = this.thing ? root.querySelector<HTMLElement>(`[data-thing="${this.thing}"]`) : null;
    same?.focus();
    if (isLost()) goToRegion(root, this.next(root));
    if (isLost()) goToRegion(root, this.region);
    if (isLost()) goToOpen(root);
    if (isLost()) root.focus();
  }
}

/** Whether the focus fell to nowhere, or is about to, because what has it was covered. */
function isLost(): boolean {
  const element = document.activeElement;
  return element === null || element === document.body || element.closest("[inert]") !== null;
}
