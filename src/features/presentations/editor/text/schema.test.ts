import { expect, test } from 'vitest';
import { paragraph } from '../../model/deck.ts';
import { markOf } from '../../model/lists.ts';
import { nodeOf } from './schema.ts';

test('[PRES-10] an item has the same mark while it is edited as on the slide, at each depth', () => {
  for (const level of [0, 1, 2]) {
    const item = { ...paragraph('Пункт'), level, list: 'bullet' as const };
    const node = nodeOf(item);
    expect(node.type.spec.toDOM?.(node)).toMatchObject(['p', { 'data-bullet': markOf(item, null) }, 0]);
  }
});
