import { expect, test } from 'vitest';
import { chatPath, guestTarget } from './targets.ts';

const origin = 'https://portal.example';

test('[BOT-03] the redirect target comes first, then the chat by name, then the one for everybody', () => {
  expect(guestTarget({ redirect: '/chatBot/claude?a=1', chatName: 'grok' }, origin)).toBe(
    '/chatBot/claude?a=1',
  );
  expect(guestTarget({ chatName: 'grok' }, origin)).toBe('/chatBot/grok');
  expect(guestTarget({}, origin)).toBe('/chatBot/chatGpt');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])(
  '[PRE-08] %j is no target of this site',
  (redirect) => {
    expect(guestTarget({ redirect, chatName: 'grok' }, origin)).toBe('/chatBot/grok');
  },
);

test('[BOT-01] a name stays one part of the address', () => {
  expect(chatPath('a/../b')).toBe('/chatBot/a%2F..%2Fb');
});
