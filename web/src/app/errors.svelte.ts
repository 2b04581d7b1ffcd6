/** Mistakes that nobody caught: the page says so once, and goes on. */

/** Not mistakes: browsers report them when a size changes twice in a frame. */
const HARMLESS = /ResizeObserver loop/;

export class UncaughtErrors {
  /** What the latest one said, in the words of the program. */
  latest = $state<string | null>(null);

  report(reason: unknown): void {
    const text = errorText(reason);
    if (!HARMLESS.test(text)) this.latest = text;
  }

  clear(): void {
    this.latest = null;
  }

  /** Listen for whatever goes wrong anywhere; says how to stop. */
  watch(page: Window = window): () => void {
    const failed = (event: ErrorEvent): void => this.report(event.error ?? event.message);
    const rejected = (event: PromiseRejectionEvent): void => this.report(event.reason);
    page.addEventListener("error", failed);
    page.addEventListener("unhandledrejection", rejected);
    return () => {
      page.removeEventListener("error", failed);
      page.removeEventListener("unhandledrejection", rejected);
    };
  }
}

export function errorText(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

export const uncaughtErrors = new UncaughtErrors();
