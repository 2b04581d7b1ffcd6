/** Which keys are not ours: those of whatever has the focus, and of the browser. */

/** Whether a key is meant for whatever has the focus, such as a field for text. */
export function isForFocusedElement(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches("input, select, textarea") || target.closest("dialog") !== null
  );
}
