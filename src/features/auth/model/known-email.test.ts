import { expect, test } from 'vitest';
import { knownEmail } from './known-email.ts';

test('[AUTH-02] an address that was typed once need not be typed again', () => {
  expect(knownEmail.get()).toBe('');
  knownEmail.set(' a@b.ru ');
  expect(knownEmail.get()).toBe('a@b.ru');
});
