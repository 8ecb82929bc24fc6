/** Inserts a text in place of the selection of a field. The browser's undo takes it back. */
export function insertInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  // Deprecated, but the only way that keeps the undo history of the field.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
