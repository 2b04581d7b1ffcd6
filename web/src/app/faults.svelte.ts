/** Mistakes that nobody caught: the page says so once, and goes on. */

/** Not mistakes: browsers report them when a size changes twice in a frame. */
const HARMLESS = /ResizeObserver loop/;

export class Faults {
  /** What the latest one said, in the words of the program. */
  now = $state<string | null>(null);

  tell(reason: unknown): void {
    const text = wordsOf(reason);
    if (!HARMLESS.test(text)) this.now = text;
  }

  forget(): void {
    this.now = null;
  }

  /** Listen for whatever goes wrong anywhere; says how to stop. */
  watch(page: Window = window): () => void {
    const failed = (event: ErrorEvent): void => this.tell(event.error ?? event.message);
    const rejected = (event: PromiseRejectionEvent): void => this.tell(event.reason);
    page.addEventListener("error", failed);
    page.addEventListener("unhandledrejection", rejected);
    return () => {
      page.removeEventListener("error", failed);
      page.removeEventListener("unhandledrejection", rejected);
    };
  }
}

export function wordsOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

export const faults = new Faults();
