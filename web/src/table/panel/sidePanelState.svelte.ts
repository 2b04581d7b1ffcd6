/** What is open beside a table: log, rules or chat, the rule that is read, and the line that is pointed at. */

import type { LogEntry } from "$lib/table/playbackQueue.svelte";

export type Tab = "log" | "rules" | "chat";

export class SidePanelState {
  tab = $state<Tab>("log");
  isOpen = $state(false);
  /** By its id; without one there is the list of all. */
  rule = $state("");
  pointed = $state.raw<LogEntry | null>(null);

  open(tab: Tab): void {
    this.tab = tab;
    this.isOpen = true;
  }

  toggle(tab: Tab): void {
    if (this.isOpen && this.tab === tab) this.isOpen = false;
    else this.open(tab);
  }

  openRule(id: string): void {
    this.rule = id;
    this.open("rules");
  }

  /** The events that the line speaks of which is pointed at. */
  get events(): readonly unknown[] {
    return this.pointed?.events.map(({ event }) => event) ?? [];
  }
}
