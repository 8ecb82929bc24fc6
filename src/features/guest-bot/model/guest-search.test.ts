import { expect, test } from 'vitest';
import { parseGuestSearch } from './guest-search.ts';

test('[BOT-01] the query values of a link are read', () => {
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
])('[BOT-01] %j holds nothing to go by', (search) => {
  expect(parseGuestSearch(search)).toEqual({});
});

test('[BOT-01] names with digits and underscores are names', () => {
  expect(parseGuestSearch({ chatName: 'llama3_2' })).toEqual({ chatName: 'llama3_2' });
});
