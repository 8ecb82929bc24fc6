import { expect, test } from 'vitest';
import { chatsOf } from './pages.ts';

const chat = (uuid: string) => ({
  uuid,
  value: 'claude',
  serviceType: 'claude',
  content: 'Договор',
  date: '2026-05-01',
});

test('[CHAT-08] a chat on two pages is listed once', () => {
  const pages = [{ content: [chat('a'), chat('b')] }, { content: [chat('b'), chat('c')] }];
  expect(chatsOf(pages).map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
});

test('[CHAT-08] titles are trimmed', () => {
  expect(chatsOf([{ content: [{ ...chat('a'), content: ' Договор\n' }] }])[0]?.content).toBe('Договор');
});
