import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

test('[LAB-01] a duplicate gets a free name of at most 60 characters', () => {
  expect(copyName('Юрист', [])).toBe('Юрист копия');
  expect(copyName('Юрист', ['юрист КОПИЯ', 'Юрист копия 2'])).toBe('Юрист копия 3');
  expect(copyName('а'.repeat(60), [])).toBe(`${'а'.repeat(54)} копия`);
});
