import { expect, test } from 'vitest';
import { chatPath, guestTarget } from './targets.ts';

const origin = 'https://portal.example';

test('[BOT-03] the target is the redirect, else the named chat, else the default chat', () => {
  expect(guestTarget({ redirect: '/chatBot/claude?a=1', chatName: 'grok' }, origin)).toBe(
    '/chatBot/claude?a=1',
  );
  expect(guestTarget({ chatName: 'grok' }, origin)).toBe('/chatBot/grok');
  expect(guestTarget({}, origin)).toBe('/chatBot/chatGpt');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])(
  '[PRE-08] %j is not accepted as a target',
  (redirect) => {
    expect(guestTarget({ redirect, chatName: 'grok' }, origin)).toBe('/chatBot/grok');
  },
);

test('[BOT-01] a name is encoded as one segment of the path', () => {
  expect(chatPath('a/../b')).toBe('/chatBot/a%2F..%2Fb');
});
