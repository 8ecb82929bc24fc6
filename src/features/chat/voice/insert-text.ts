import { insertInto } from '#lib/insert-text.ts';

/** Replaces the whole text of a field. The browser's undo takes it back. */
export function replaceText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  field.select();
  insertInto(field, text);
}

/** Inserts a text at the caret of a field, with a blank before it where one is missing. The browser's undo takes it back. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  const before = field.value.slice(0, field.selectionStart);
  insertInto(field, before === '' || /\s$/.test(before) ? text : ` ${text}`);
}
