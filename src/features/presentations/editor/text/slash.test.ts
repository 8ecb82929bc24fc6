import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { paragraph, type TextBlock } from '../../model/deck.ts';
import { blockOf, docOf } from './schema.ts';
import { opensSlash, slashText, withoutSlash } from './slash.ts';

/** Paragraphs with the cursor at the end of one of them. */
function stateOf(block: TextBlock, at = block.paragraphs.length - 1): EditorState {
  const state = EditorState.create({ doc: docOf(block) });
  let end = 0;
  state.doc.forEach((node, offset, index) => {
    if (index <= at) end = offset + node.nodeSize - 1;
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, end)));
}
const texts = (...paragraphs: TextBlock['paragraphs']): TextBlock => ({ kind: 'text', paragraphs });
const typed = (state: EditorState, text: string): EditorState => state.apply(state.tr.insertText(text));

describe('[PRES-87] The text of the slash menu', () => {
  test('begins with a slash in an empty paragraph only', () => {
    const empty = stateOf(texts(paragraph('Первое', 'bullet'), paragraph('', 'bullet')));
    expect(opensSlash(empty, typed(empty, '/'))).toBe(true);
    expect(opensSlash(empty, typed(empty, '/км'))).toBe(false);
    const filled = stateOf(texts(paragraph('км')));
    expect(opensSlash(filled, typed(filled, '/'))).toBe(false);
    // The cursor goes back to a slash that was left there.
    const left = typed(empty, '/');
    expect(opensSlash(left, left)).toBe(false);
  });

  test('is what stands between the slash and the cursor at the end', () => {
    const query = (text: string) => slashText(stateOf(texts(paragraph(text))))?.query;
    expect(query('/спи')).toBe('спи');
    expect(query('/ и\u00a0так')).toBeUndefined();
    expect(query('км/ч')).toBeUndefined();
    expect(query(`/${'а'.repeat(40)}`)).toBeUndefined();
    const state = stateOf(texts(paragraph('/спи')));
    const { tr } = state;
    expect(slashText(state.apply(tr.setSelection(TextSelection.create(state.doc, 2))))).toBeNull();
    expect(slashText(state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 5))))).toBeNull();
  });

  test('goes without touching other paragraphs, and its own gets the chosen list', () => {
    const block = texts(paragraph('Первое', 'bullet', 1), paragraph('/спи', 'bullet', 1), paragraph('/спи'));
    const rest = (list?: 'number' | 'none') => {
      const state = stateOf(block, 1);
      return blockOf(state.apply(withoutSlash(state, list)).doc)?.paragraphs;
    };
    const [first, , last] = block.paragraphs;
    const empty = { ...paragraph('', 'bullet', 1), runs: [] };
    expect(rest()).toEqual([first, empty, last]);
    expect(rest('number')).toEqual([first, { ...empty, list: 'number' }, last]);
    expect(rest('none')).toEqual([first, { ...empty, list: 'none', level: 0 }, last]);
  });

  test('is not removed where the cursor has left it', () => {
    const state = stateOf(texts(paragraph('/спи'), paragraph('Второе')));
    expect(withoutSlash(state).docChanged).toBe(false);
  });
});
