import { expect, it } from 'vitest';
import { answered, message } from '../conversation/testing/stand-in.ts';
import { changedSettings, requestOfAnswer } from './asked.ts';

it('[CHAT-21] an answer belongs to the request that it follows, else to the one before it', () => {
  const first = message('q1');
  const second = message('q2');
  const ofFirst = answered('', { id: 'a1', parentId: 'q1' });
  const alone = answered('', { id: 'a2' });
  const list = [first, second, ofFirst, message('q3'), alone];
  expect(requestOfAnswer(list, ofFirst)).toBe(first);
  expect(requestOfAnswer(list, alone)?.id).toBe('q3');
  expect(requestOfAnswer([alone], alone)).toBeUndefined();
});

it('[CHAT-21] a variation has the settings of its picture without the seed, a repetition has the seed', () => {
  const settings = { size: '512x512', seed: 7, count: 4 };
  expect(changedSettings(settings, { seed: undefined })).toEqual({ size: '512x512', count: 4 });
  expect(changedSettings(settings, { seed: 9, count: 1 })).toEqual({ size: '512x512', seed: 9, count: 1 });
  expect(changedSettings(undefined, { count: 2 })).toEqual({ count: 2 });
});
