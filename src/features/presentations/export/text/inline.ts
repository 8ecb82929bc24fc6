import type { PhrasingContent } from 'mdast';
import { documentBlocks } from '#features/chat/index.ts';
import type { Run } from '../../model/deck.ts';
import { safeLink } from '../../model/links.ts';

/** Splits a run into leading blanks, text and trailing blanks. The blanks are plain: `**` and `*` of Markdown must touch the text. */
function trimmed(one: Run): Run[] {
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(one.text) ?? [];
  const plain = { ...one, isBold: false, isItalic: false };
  return [
    { ...plain, text: before },
    { ...one, text: core },
    { ...plain, text: after },
  ].filter(({ text }) => text !== '');
}

/** Groups neighbouring runs for which `of` returns the same value. */
function grouped<Key>(runs: readonly Run[], of: (run: Run) => Key): { key: Key; runs: Run[] }[] {
  const groups: { key: Key; runs: Run[] }[] = [];
  for (const one of runs) {
    const last = groups.at(-1);
    if (last && last.key === of(one)) last.runs.push(one);
    else groups.push({ key: of(one), runs: [one] });
  }
  return groups;
}

const italic = (runs: readonly Run[]): PhrasingContent[] =>
  grouped(runs, ({ isItalic }) => isItalic).flatMap((group): PhrasingContent[] => {
    const children = documentBlocks.lines(group.runs.map(({ text }) => text).join(''));
    return group.key ? [{ type: 'emphasis', children }] : children;
  });

const bold = (runs: readonly Run[]): PhrasingContent[] =>
  grouped(runs, ({ isBold }) => isBold).flatMap((group): PhrasingContent[] =>
    group.key ? [{ type: 'strong', children: italic(group.runs) }] : italic(group.runs),
  );

/** Runs as inline content. Links are outermost, bold text is inside them, italic text is innermost. */
export const inlineOf = (runs: readonly Run[]): PhrasingContent[] =>
  grouped(runs.flatMap(trimmed), ({ link }) => (link === null ? null : safeLink(link))).flatMap(
    (group): PhrasingContent[] =>
      group.key ? [{ type: 'link', url: group.key, children: bold(group.runs) }] : bold(group.runs),
  );
