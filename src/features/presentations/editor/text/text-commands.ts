import { splitBlockAs, toggleMark } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { schema, types } from './schema.ts';

/** Where the text stands that the selection touches. */
function paragraphsIn({ doc, selection }: EditorState): { node: Node; at: number }[] {
  const found: { node: Node; at: number }[] = [];
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (node.type === types.paragraph) found.push({ node, at });
  });
  return found;
}

type Attributes = { list: unknown; level: unknown };
const attributesOf = ({ attrs }: Node): Attributes => ({ list: attrs['list'], level: attrs['level'] });

function changeParagraphs(change: (attrs: Attributes) => Attributes): Command {
  return (state, dispatch) => {
    const found = paragraphsIn(state);
    const changed = found.filter(({ node }) => {
      const [was, next] = [attributesOf(node), change(attributesOf(node))];
      return was.list !== next.list || was.level !== next.level;
    });
    if (changed.length === 0) return false;
    const { tr } = state;
    for (const { node, at } of changed)
      tr.setNodeMarkup(at, undefined, { ...node.attrs, ...change(attributesOf(node)) });
    dispatch?.(tr);
    return true;
  };
}

/** True when all paragraphs of the selection have this mark. */
export const isList = (state: EditorState, list: 'bullet' | 'number'): boolean =>
  paragraphsIn(state).every(({ node }) => node.attrs['list'] === list);

/** Makes the paragraphs of the selection items of a list, or plain paragraphs when they are such items. */
export const toggleList =
  (list: 'bullet' | 'number'): Command =>
  (state, dispatch) => {
    const next = isList(state, list) ? 'none' : list;
    return changeParagraphs(({ level }) => ({ list: next, level: next === 'none' ? 0 : level }))(
      state,
      dispatch,
    );
  };

/** Moves items of lists one level in (1) or out (-1); other paragraphs stay. */
export const indent = (by: 1 | -1): Command =>
  changeParagraphs(({ list, level }) => ({
    list,
    level: list === 'none' ? level : Math.min(2, Math.max(0, Number(level) + by)),
  }));

/** True when the cursor is in a list, where Tab indents. */
export const isInList = (state: EditorState): boolean =>
  paragraphsIn(state).some(({ node }) => node.attrs['list'] !== 'none');

/** Enter: the next paragraph looks like this one; in an empty item it ends the list. */
export const splitParagraph: Command = (state, dispatch) => {
  const [only] = paragraphsIn(state);
  if (only && state.selection.empty && only.node.content.size === 0 && only.node.attrs['list'] !== 'none')
    return toggleList(only.node.attrs['list'] === 'number' ? 'number' : 'bullet')(state, dispatch);
  return splitBlockAs((node) => ({ type: node.type, attrs: { ...node.attrs, icon: null } }))(state, dispatch);
};

/** Moves the selected paragraphs up (-1) or down (1) by one paragraph. */
export const moveParagraphs =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const found = paragraphsIn(state);
    const [first, last] = [found[0], found.at(-1)];
    if (!first || !last) return false;
    const [from, to] = [first.at, last.at + last.node.nodeSize];
    const edge = state.doc.resolve(by < 0 ? from : to);
    const other = by < 0 ? edge.nodeBefore : edge.nodeAfter;
    if (!other) return false;
    // The neighbour goes to the other side, so that the selection stays where it is.
    const { tr } = state;
    if (by < 0) tr.delete(from - other.nodeSize, from).insert(to - other.nodeSize, other);
    else tr.delete(to, to + other.nodeSize).insert(from, other);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Backspace at the start of an item makes it a plain paragraph first. */
export const leaveList: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.attrs['list'] === 'none') return false;
  return changeParagraphs(() => ({ list: 'none', level: 0 }))(state, dispatch);
};

export const toggleBold = toggleMark(types.bold);
export const toggleItalic = toggleMark(types.italic);

/** True when the selection, or what is typed at the cursor, has this look. */
export function hasMark(state: EditorState, type: typeof types.bold): boolean {
  const { from, to, empty, $from } = state.selection;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
}

/** The whole link around the cursor, or the selection. */
export function linkRange({ doc, selection }: EditorState): { from: number; to: number; href: string } {
  const { from, to, $from } = selection;
  const hrefOf = (node: Node | null | undefined): string => {
    const href: unknown = node && types.link.isInSet(node.marks)?.attrs['href'];
    return typeof href === 'string' ? href : '';
  };
  if (!selection.empty) return { from, to, href: hrefOf(doc.nodeAt(from)) };
  const href = hrefOf($from.nodeAfter) || hrefOf($from.nodeBefore);
  if (href === '') return { from, to, href };
  const range = { from, to, href };
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset;
    if (hrefOf(node) === href && start <= from && start + node.nodeSize >= from)
      Object.assign(range, { from: start, to: start + node.nodeSize });
  });
  return range;
}

/** The address itself as a link. */
export const linkText = (href: string): Node =>
  schema.text(href.replace(/^mailto:/, ''), [types.link.create({ href })]);

/** Sets, changes or removes ('') the link of the selection; without one the address itself is put in. */
export function setLink(state: EditorState, href: string): Transaction {
  const { from, to } = linkRange(state);
  const { tr } = state;
  if (href === '') return tr.removeMark(from, to, types.link);
  if (from === to) return tr.insert(from, linkText(href));
  return tr.removeMark(from, to, types.link).addMark(from, to, types.link.create({ href }));
}
