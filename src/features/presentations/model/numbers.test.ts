import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './numbers.ts';

test('[PRES-33] numbers are read as people write them, and written with all of their decimals', () => {
  expect(readNumber('1 250,5')).toBe(1250.5);
  expect(readNumber('\u22123')).toBe(-3);
  expect(readNumber(' ')).toBeNull();
  for (const text of ['12а', '1.2.3', '1e5', '-']) expect(readNumber(text), text).toBeUndefined();
  for (const value of [-3.25, 12.3456, 1_250_000, 0]) expect(readNumber(writeNumber(value))).toBe(value);
});
