import { expect, test } from 'vitest';
import { chatsOf, nextPage } from './pages.ts';

const chat = (uuid: string) => ({
  uuid,
  value: 'claude',
  serviceType: 'claude',
  content: 'Договор',
  date: '2026-05-01',
});
const page = (length: number, last = false) => ({
  content: Array.from({ length }, (_, index) => chat(String(index))),
  last,
});

test('[PRE-14] a page of exactly 30 is not the last', () => {
  expect(nextPage([page(30)])).toBe(1);
  expect(nextPage([page(30), page(30)])).toBe(2);
});

test('[CHAT-08] the last page is marked as last, or is empty', () => {
  expect(nextPage([page(30), page(29, true)])).toBeUndefined();
  expect(nextPage([page(30, true)])).toBeUndefined();
  expect(nextPage([page(0)])).toBeUndefined();
  expect(nextPage([])).toBeUndefined();
});

test('[PRE-13] a page without its unreadable chat is not the last one', () => {
  expect(nextPage([page(29)])).toBe(1);
});

test('[CHAT-08] a chat on two pages is listed once', () => {
  const pages = [{ content: [chat('a'), chat('b')] }, { content: [chat('b'), chat('c')] }];
  expect(chatsOf(pages).map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
});

test('[CHAT-08] titles are trimmed', () => {
  expect(chatsOf([{ content: [{ ...chat('a'), content: ' Договор\n' }] }])[0]?.content).toBe('Договор');
});
