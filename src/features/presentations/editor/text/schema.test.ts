import { expect, test } from 'vitest';
import { paragraph } from '../../model/deck.ts';
import { markOf } from '../../model/lists.ts';
import { blockOf, docOf, nodeOf } from './schema.ts';

test('[PRES-10] an item has the same mark while it is edited as on the slide, at each depth', () => {
  for (const level of [0, 1, 2]) {
    const item = { ...paragraph('Пункт'), level, list: 'bullet' as const };
    const node = nodeOf(item);
    expect(node.type.spec.toDOM?.(node)).toMatchObject(['p', { 'data-bullet': markOf(item, null) }, 0]);
  }
});

test('[PRES-34] an item keeps its icon while its text is edited', () => {
  const block = {
    kind: 'text' as const,
    paragraphs: [{ ...paragraph('Склад'), icon: 'truck' }, paragraph('Офис')],
  };
  expect(blockOf(docOf(block))).toEqual(block);
});
