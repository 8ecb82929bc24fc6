import { beforeEach, expect, test } from 'vitest';
import type { Profile } from '#platform/session/session.ts';
import { isCorporate, rememberCorporate } from './corporate.ts';

const guest = (email: string | null, id = 7): Profile => ({
  id,
  email,
  name: 'Гость',
  role: 'Chat_Bot',
  groups: [],
  token: '',
});

beforeEach(() => localStorage.clear());

test.each([
  ['guest@corp.example', true],
  ['Guest@Corp.Example', true],
  ['guest@sub.corp.example', false],
  ['guest@notcorp.example', false],
  ['guest@corp.example.evil', false],
  ['corp.example', false],
  [null, false],
])('[BOT-02] %s in the domain corp.example: %s', (email, expected) => {
  expect(isCorporate(guest(email), 'corp.example')).toBe(expected);
});

test('[BOT-02] the answer of the gateway applies to this guest only', () => {
  rememberCorporate(guest('a@subsidiary.example', 7));
  expect(isCorporate(guest('a@subsidiary.example', 7), 'corp.example')).toBe(true);
  expect(isCorporate(guest('b@subsidiary.example', 8), 'corp.example')).toBe(false);
});
