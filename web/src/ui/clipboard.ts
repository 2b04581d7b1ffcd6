/** Putting a text on the clipboard; over plain http a browser has only the old way. */

/** A field that shows the text. */
type Field = HTMLInputElement | HTMLTextAreaElement;

export async function copyText(text: string, field: Field): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(field);
  }
}

function copySelected(field: Field): boolean {
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
