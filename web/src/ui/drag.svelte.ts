/** A card that is carried with a pointer, from where it lies to where it shall go. */

/** Whoever moves less than this only clicks. */
const LIFT_PX = 8;

export interface DragHandlers {
  lift: () => void;
  move: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
}

export class DragGesture {
  /** What is in the air now, or nothing. */
  card = $state("");
  x = $state(0);
  y = $state(0);
  /** What was in the air last. */
  last = "";
  private end: () => void = () => undefined;

  /** Follow a pointer that was pressed on a card, until it is released. */
  begin(card: string, { pointerId, clientX, clientY, button }: PointerEvent, journey: DragHandlers): void {
    if (button !== 0) return;
    this.cancel();
    const abort = new AbortController();
    const { signal } = abort;
    const isTracked = (event: PointerEvent): boolean => event.pointerId === pointerId;
    const move = (event: PointerEvent): void => {
      if (!isTracked(event)) return;
      if (!this.card && Math.hypot(event.clientX - clientX, event.clientY - clientY) < LIFT_PX) return;
      this.carry(card, event, journey);
    };
    const drop = (event: PointerEvent): void => {
      if (!isTracked(event)) return;
      const isCarried = this.card !== "";
      this.cancel();
      if (isCarried) journey.drop(event.clientX, event.clientY);
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener("pointercancel", () => this.cancel(), { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && this.cancel(), { signal });
    this.end = () => abort.abort();
  }

  /** Whatever is in the air goes back to where it came from. */
  cancel(): void {
    this.end();
    this.card = "";
  }

  private carry(card: string, { clientX, clientY }: PointerEvent, journey: DragHandlers): void {
    [this.x, this.y] = [clientX, clientY];
    if (!this.card) {
      this.card = this.last = card;
      journey.lift();
    }
    journey.move(clientX, clientY);
  }
}
