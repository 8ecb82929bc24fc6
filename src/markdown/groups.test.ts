import { expect, test } from 'vitest';
import { appendBlocks, emptyBlocks } from './blocks.ts';
import { groupBlocks, sectionsOf } from './groups.ts';

test('[CHAT-11] while an answer grows, only its last section changes', () => {
  const paragraph = 'Короткий абзац.\n\n';
  const at = (count: number) => appendBlocks(emptyBlocks, paragraph.repeat(count), true);
  const before = at(100);
  const after = appendBlocks(before, paragraph.repeat(101), true);
  const [old, grown] = [before, after].map(({ blocks }) => sectionsOf(groupBlocks(blocks)));
  expect(old?.map(({ groups }) => groups.length)).toEqual([24, 24, 24, 24, 4]);
  const blocksOf = (sections = old) =>
    sections?.slice(0, -1).map(({ groups }) => groups.flatMap(({ blocks }) => blocks));
  for (const [index, blocks] of (blocksOf() ?? []).entries())
    for (const [place, block] of blocks.entries()) expect(blocksOf(grown)?.[index]?.[place]).toBe(block);
});

test('[CHAT-11] a long block ends its section', () => {
  const { blocks } = appendBlocks(emptyBlocks, `${'слово '.repeat(1000)}\n\nа\n\nб\n\nв`, false);
  expect(sectionsOf(groupBlocks(blocks)).map(({ groups }) => groups.length)).toEqual([1, 2]);
});
