import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each(['a@b.ru', ' employee@neuro.example ', 'имя@почта.рф', 'a.b+c@d-e.co.uk'])(
  '[APP-17] %j is an address',
  (text) => expect(isEmail(text)).toBe(true),
);

test.each(['', 'a', 'a@b', 'a@b.c', '@b.ru', 'a b@c.ru', 'a@b.r1', 'a@@b.ru'])(
  '[APP-17] %j is not an address',
  (text) => expect(isEmail(text)).toBe(false),
);
