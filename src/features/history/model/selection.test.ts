import { expect, test } from 'vitest';
import { extend, nothingSelected, toggle } from './selection.ts';

const order = ['a', 'b', 'c', 'd'];

test('[CHAT-08] a range reaches from the last single choice to a chat, in both directions', () => {
  const one = toggle(nothingSelected, 'c');
  const up = extend(one, 'a', order);
  expect([...up.selected].sort()).toEqual(['a', 'b', 'c']);
  expect([...extend(up, 'd', order).selected].sort()).toEqual(['a', 'b', 'c', 'd']);
  expect([...toggle(up, 'b').selected].sort()).toEqual(['a', 'c']);
});

test('[CHAT-08] a range without a start, or from a chat that is gone, is one chat', () => {
  expect(extend(nothingSelected, 'b', order)).toEqual({ selected: new Set(['b']), anchor: 'b' });
  expect([...extend({ selected: new Set(), anchor: 'x' }, 'b', order).selected]).toEqual(['b']);
  expect(extend(nothingSelected, 'x', order)).toEqual(nothingSelected);
});
