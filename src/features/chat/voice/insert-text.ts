/** Replaces the whole text of a field. The browser's undo takes it back. */
export function replaceText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  field.select();
  // As below.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Inserts a text at the caret of a field, with a blank before it where one is missing. The browser's undo takes it back. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  const before = field.value.slice(0, field.selectionStart);
  const added = before === '' || /\s$/.test(before) ? text : ` ${text}`;
  field.focus();
  // Deprecated, but the only way that keeps the undo history of the field.
  if (document.execCommand?.('insertText', false, added)) return;
  field.setRangeText(added, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
