import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { paragraph, textOf } from '../../model/deck.ts';
import { blockOf, docOf } from './schema.ts';
import { moveParagraphs } from './text-commands.ts';

/** The text after a move, with the letter at the cursor. @param cursor place of the cursor in the document */
function moved(cursor: number, by: 1 | -1): [text: string, letter: string] | null {
  const doc = docOf({
    kind: 'text',
    paragraphs: ['аб', 'вгд', 'е'].map((text) => paragraph(text, 'bullet')),
  });
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, cursor) });
  const isMoved = moveParagraphs(by)(state, (transaction) => {
    state = state.apply(transaction);
  });
  const block = blockOf(state.doc);
  const { from } = state.selection;
  return isMoved && block
    ? [textOf(block).replaceAll('\n', ' '), state.doc.textBetween(from, from + 1)]
    : null;
}

test('[PRES-63] a point changes places with its neighbour, and the cursor stays in it', () => {
  expect(moved(6, -1)).toEqual(['вгд аб е', 'г']);
  expect(moved(6, 1)).toEqual(['аб е вгд', 'г']);
  expect(moved(1, -1)).toBeNull();
  expect(moved(10, 1)).toBeNull();
});
