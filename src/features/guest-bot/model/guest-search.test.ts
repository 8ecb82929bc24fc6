import { expect, test } from 'vitest';
import { parseGuestSearch } from './guest-search.ts';

test('[BOT-01] reads the query values of a link', () => {
  const link = { chatName: 'chatGpt', emailUser: 'a@b.ru', typeExit: 'portal', redirect: '/chatBot/claude' };
  expect(parseGuestSearch({ ...link, more: 1 })).toEqual(link);
});

test.each([
  {},
  { chatName: 7, emailUser: null, typeExit: 'later', redirect: ['/'] },
  { chatName: '../admin', emailUser: 'a'.repeat(255), typeExit: '' },
  { chatName: 'a'.repeat(65) },
  { chatName: '' },
  { chatName: '//evil.example' },
])('[BOT-01] %j has no usable value', (search) => {
  expect(parseGuestSearch(search)).toEqual({});
});

test('[BOT-01] a name may have digits and underscores', () => {
  expect(parseGuestSearch({ chatName: 'llama3_2' })).toEqual({ chatName: 'llama3_2' });
});
