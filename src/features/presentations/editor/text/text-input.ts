/** What keys do in a text, and what pasted text becomes. */
import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { Fragment, Slice } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { pastedLine, pastedParagraphs } from '../../model/paste.ts';
import { nodeOf, schema } from './schema.ts';
import { leaveList, splitParagraph, toggleBold, toggleItalic } from './text-commands.ts';

/** What plain text becomes in a place: paragraphs, or one line. */
export function sliceOf(text: string, hasLists: boolean, state: EditorState): Slice {
  const { list } = state.selection.$from.parent.attrs;
  const own = list === 'bullet' || list === 'number' ? list : 'none';
  const isOneLine = !hasLists || !/[\r\n]/.test(text.trim());
  if (isOneLine && !/^\s*(?:[•●▪◦·–—-]|\d{1,3}[.)])\s/.test(text)) {
    const line = hasLists ? text.replaceAll(/[\r\n\t]+/g, ' ') : pastedLine(text);
    return line === '' ? Slice.empty : new Slice(Fragment.from(schema.text(line)), 0, 0);
  }
  if (!hasLists) return new Slice(Fragment.from(schema.text(pastedLine(text) || ' ')), 0, 0);
  return new Slice(Fragment.from(pastedParagraphs(text, own).map(nodeOf)), 0, 0);
}

/** The commands by key; letters by their place on the keyboard, because «и» is where B is. */
export function commandOf(event: KeyboardEvent, hasLists: boolean): Command | undefined {
  const isMod = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (isMod && !event.shiftKey && event.code === 'KeyB') return toggleBold;
  if (isMod && !event.shiftKey && event.code === 'KeyI') return toggleItalic;
  if (!hasLists && event.key === 'Enter') return () => true;
  if (event.key === 'Enter' && !isMod) return splitParagraph;
  const base = baseKeymap['Backspace'];
  if (event.key === 'Backspace' && !isMod && base) return chainCommands(leaveList, base);
  return undefined;
}

/** True for the keys of undo and redo, which the editor's page handles. */
export const isUndoKey = ({ ctrlKey, metaKey, altKey, code }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !altKey && (code === 'KeyZ' || code === 'KeyY');
