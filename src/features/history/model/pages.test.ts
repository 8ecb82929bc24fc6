import { expect, test } from 'vitest';
import { chatsOf, nextPage } from './pages.ts';

const chat = (uuid: string) => ({
  uuid,
  value: 'claude',
  serviceType: 'claude',
  content: 'Договор',
  date: '2026-05-01',
});
const page = (length: number, last?: boolean) => ({
  content: Array.from({ length }, (_, index) => chat(String(index))),
  ...(last === undefined ? {} : { last }),
});

test('[PRE-14] a page of exactly 30 is not the last', () => {
  expect(nextPage([page(30)])).toBe(1);
  expect(nextPage([page(30, false), page(30, false)])).toBe(2);
});

test('[CHAT-08] the last page is not full, or says so itself', () => {
  expect(nextPage([page(30), page(29)])).toBeUndefined();
  expect(nextPage([page(30, true)])).toBeUndefined();
  expect(nextPage([page(0, false)])).toBeUndefined();
  expect(nextPage([])).toBeUndefined();
});

test('[CHAT-08] a chat on two pages is one chat', () => {
  const pages = [{ content: [chat('a'), chat('b')] }, { content: [chat('b'), chat('c')] }];
  expect(chatsOf(pages).map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
});

test('[PRE-13] what is no chat is dropped, what is missing has its default', () => {
  const wrong = [
    null,
    7,
    'x',
    undefined,
    {},
    { uuid: 'x' },
    { uuid: '', value: 'grok' },
    { uuid: 'x', value: '' },
  ];
  const pages = [{ content: [...wrong, { uuid: 'd', value: 'grok', serviceType: '' }] }];
  expect(chatsOf(pages)).toEqual([{ uuid: 'd', value: 'grok', serviceType: 'grok', content: '', date: '' }]);
});

test('[PRE-13] a page without a list is an empty and so the last one', () => {
  const page = { content: '<html>' as unknown as readonly unknown[] };
  expect(chatsOf([page])).toEqual([]);
  expect(nextPage([page])).toBeUndefined();
});

test('[CHAT-08] no blanks around what a chat began with', () => {
  expect(chatsOf([{ content: [{ ...chat('a'), content: ' Договор\n' }] }])[0]?.content).toBe('Договор');
});
