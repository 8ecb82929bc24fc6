import { expect, test } from 'vitest';
import { changeWords, shareWords } from './change-words.ts';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test('[ADM-05] a change is told in words, with its direction', () => {
  const { direction, text } = changeWords(793, 1000);
  expect([direction, plain(text)]).toEqual(['less', 'на 20,7 % меньше прошлого периода']);
  const october = { of: 'октября', during: 'в октябре' };
  expect(plain(changeWords(1124, 1000, october).text)).toBe('на 12,4 % больше октября');
  expect(changeWords(5, 5, october)).toEqual({ direction: 'same', text: 'столько же, сколько в октябре' });
  expect(changeWords(5, 0).direction).toBeNull();
  expect(changeWords(5, null).text).toBe('с прошлым периодом не с чем сравнить');
});

test('[ADM-05] shares are compared in points', () => {
  const { direction, text } = shareWords(0.031, 0.02);
  expect([direction, plain(text)]).toEqual(['more', 'на 1,1 п. п. больше прошлого периода']);
  expect(shareWords(0.02, 0.02).direction).toBe('same');
  expect(shareWords(0.02, null).direction).toBeNull();
});
