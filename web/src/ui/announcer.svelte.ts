/** What is said to whoever listens to the page, and what is shown for a moment to whoever looks at it. */

export interface Toast {
  key: number;
  text: string;
}

const TOAST_MS = 5_000;
const MAX_TOASTS = 3;

export class Announcer {
  polite = $state("");
  urgent = $state("");
  toasts = $state.raw<Toast[]>([]);
  private keys = 0;

  /** Let it be heard; the same words twice are two announcements. */
  announce(text: string, isUrgent = false): void {
    if (isUrgent) this.urgent = ensureChanged(text, this.urgent);
    else this.polite = ensureChanged(text, this.polite);
  }

  /** Let it be heard and seen. */
  toast(text: string): void {
    const added = { key: this.keys++, text };
    this.toasts = [...this.toasts, added].slice(-MAX_TOASTS);
    setTimeout(() => this.dismiss(added.key), TOAST_MS);
    this.announce(text);
  }

  /** Leave nothing behind of what was said. */
  clear(): void {
    [this.polite, this.urgent] = ["", ""];
  }

  /** What is shown for a moment can be read elsewhere now. */
  clearToasts(): void {
    this.toasts = [];
  }

  dismiss(key: number): void {
    this.toasts = this.toasts.filter((toast) => toast.key !== key);
  }
}

/** A live region speaks only when its text changes. */
function ensureChanged(text: string, before: string): string {
  return text === before ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();
