import { beforeEach, expect, test } from 'vitest';
import { exitRedirect } from './exitRedirect.ts';
import { leavingBy } from './model/exits.ts';

beforeEach(() => leavingBy.set(null));

const here = { chatName: 'claude', redirect: '/chatBot/claude/1' };

test('[BOT-05] whose session ended comes back to where they were', () => {
  expect(exitRedirect(here)).toEqual({ to: '/chatBot/login', search: here, replace: true });
});

test('[BOT-05] who has left goes where the link says, and not back to what they left', () => {
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
