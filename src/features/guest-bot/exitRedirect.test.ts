import { beforeEach, expect, test } from 'vitest';
import { exitRedirect } from './exitRedirect.ts';
import { leavingBy } from './model/exits.ts';

beforeEach(() => leavingBy.set(null));

const here = { chatName: 'claude', redirect: '/chatBot/claude/1' };

test('[BOT-05] after the end of a session the login leads back to the same page', () => {
  expect(exitRedirect(here)).toEqual({ to: '/chatBot/login', search: here, replace: true });
});

test('[BOT-05] after «Выйти» the target is that of the link, without the way back', () => {
  leavingBy.set('login');
  expect(exitRedirect(here)).toEqual({ to: '/chatBot/login', search: { chatName: 'claude' }, replace: true });
  leavingBy.set('portal');
  expect(exitRedirect(here)).toEqual({ to: '/login', replace: true });
  leavingBy.set('close');
  expect(exitRedirect(here)).toEqual({
    to: '/chatBot/closed',
    search: { chatName: 'claude' },
    replace: true,
  });
});
