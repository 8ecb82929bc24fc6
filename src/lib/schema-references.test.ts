import { expect, test } from 'vitest';
import { anchored } from './schema-references.ts';

test('[CON-04] references into the own document name it; other texts and references stay', () => {
  const schema = {
    properties: { $ref: { type: 'string' }, tile: { $ref: '#/components/schemas/Tile' } },
    oneOf: [{ $ref: '#/components/schemas/Uuid' }, { $ref: 'other#/Uuid' }, { const: '#/components' }, null],
  };
  expect(anchored(schema, 'gateway')).toEqual({
    properties: { $ref: { type: 'string' }, tile: { $ref: 'gateway#/components/schemas/Tile' } },
    oneOf: [
      { $ref: 'gateway#/components/schemas/Uuid' },
      { $ref: 'other#/Uuid' },
      { const: '#/components' },
      null,
    ],
  });
});
