import { expect, test } from 'vitest';
import { messageName } from './message-name.ts';

const now = new Date(2026, 10, 22, 18);

test.each([
  [new Date(2026, 10, 22, 4, 5).toISOString(), 'Вы, 04:05'],
  [new Date(2026, 10, 21, 23, 59).toISOString(), 'Вы, 21.11.2026, 23:59'],
  ['', 'Вы'],
])('[CHAT-15] the name of a message of %s is «%s»', (date, name) => {
  expect(messageName('Вы', date, now)).toBe(name);
});
