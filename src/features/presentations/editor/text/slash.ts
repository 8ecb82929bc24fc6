/** `/` at the start of an empty paragraph, behind which a menu is searched (PRES-87). */
import type { EditorState, Transaction } from 'prosemirror-state';
import type { Paragraph } from '../../model/deck.ts';

/** Longest text that is read as a search. */
const longest = 40;

export interface SlashText {
  /** What is typed behind the `/`. */
  readonly query: string;
  /** Position of its paragraph in the document. */
  readonly paragraph: number;
}

/** The text that a menu is searched for, up to the cursor; null when the cursor is in no such text. */
export function slashText({ selection }: EditorState): SlashText | null {
  const { $from, empty } = selection;
  const text = $from.parent.textContent;
  const isAtEnd = empty && $from.parentOffset === $from.parent.content.size;
  if (!isAtEnd || text.length > longest || !/^\/(?!\s)[^\n]*$/.test(text)) return null;
  return { query: text.slice(1), paragraph: $from.before() };
}

/** Whether a change put a `/` into an empty paragraph. */
export const opensSlash = (before: EditorState, after: EditorState): boolean =>
  slashText(after)?.query === '' &&
  before.selection.$from.parent.content.size === 0 &&
  before.doc.childCount === after.doc.childCount;

/**
 * Removes the searched text. Its paragraph becomes an item of a list, or a plain one.
 *
 * @param list stays as it is without one
 */
export function withoutSlash(state: EditorState, list?: Paragraph['list']): Transaction {
  const found = slashText(state);
  const { tr } = state;
  if (!found) return tr;
  const { attrs, content } = state.selection.$from.parent;
  const from = found.paragraph + 1;
  tr.delete(from, from + content.size);
  if (list === undefined) return tr;
  const level: unknown = list === 'none' ? 0 : attrs['level'];
  return tr.setNodeMarkup(found.paragraph, undefined, { ...attrs, list, level });
}
