/** Putting a text on the clipboard; over plain http a browser has only the old way. */

export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(field);
  }
}

function copySelected(field: HTMLInputElement): boolean {
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
