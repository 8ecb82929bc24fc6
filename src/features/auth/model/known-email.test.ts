import { expect, test } from 'vitest';
import { knownEmail } from './known-email.ts';

test('[AUTH-02] the next public screen has the address that was typed before', () => {
  expect(knownEmail.get()).toBe('');
  knownEmail.set(' a@b.ru ');
  expect(knownEmail.get()).toBe('a@b.ru');
});
