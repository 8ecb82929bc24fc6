import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 Б'],
  [1023, '1 023 Б'],
  [1024, '1 КБ'],
  [1536, '1,5 КБ'],
  [10 * 1024 * 1024, '10 МБ'],
  [3 * 1024 ** 4, '3 072 ГБ'],
])('[APP-18] %i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes).replaceAll(/\s/gu, ' ')).toBe(text);
});
