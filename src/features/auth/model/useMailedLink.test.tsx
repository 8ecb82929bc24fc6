import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiError } from '#api/error.ts';

const token = 'b2'.repeat(32);

afterEach(() => {
  cleanup();
  vi.resetModules();
  history.replaceState(null, '', '/');
});

/** Opens the page as the link of the letter does. */
async function open(page: string) {
  history.replaceState(null, '', `/resetPassword?token=${token}`);
  vi.resetModules();
  const { ApiError: Refusal } = await import('#api/error.ts');
  const { takeMailedLink } = await import('#platform/mailed-token.ts');
  takeMailedLink();
  const { useMailedLink } = await import('./useMailedLink.ts');
  const show = () => renderHook(() => useMailedLink(page)).result;
  const refused = (status: number): ApiError =>
    new Refusal({ kind: 'http', operation: null, url: '/', status, text: '' });
  return { show, refused };
}

test('[AUTH-11] a link authorizes the calls of its page', async () => {
  const { show } = await open('/resetPassword');
  expect(show().current.link?.token).toBe(token);
  expect(show().current.request).toEqual({ headers: { authorization: `Bearer ${token}` } });
});

test('[AUTH-04] a link is expected on the page at which the document was opened, used or not', async () => {
  const { show } = await open('/resetPassword');
  show().current.spend();
  expect(show().current).toMatchObject({ link: null, isExpected: true });
  const other = await open('/confirmationRegistration');
  expect(other.show().current.isExpected).toBe(false);
});

test('[AUTH-11] another page has no link', async () => {
  const { show } = await open('/confirmationRegistration');
  expect(show().current).toMatchObject({ link: null, request: {} });
});

test.each([undefined, null])(
  '[AUTH-11] a link that worked (%s) is removed from memory, while the screen keeps it',
  async (error) => {
    const { show } = await open('/resetPassword');
    const page = show();
    page.current.spend(error);
    expect(page.current.link?.token).toBe(token);
    expect(show().current.link).toBeNull();
  },
);

test.each([
  [401, true],
  [403, true],
  [400, false],
  [503, false],
])('[AUTH-11] after %i the link is useless: %s', async (status, isRefused) => {
  const { show, refused } = await open('/resetPassword');
  const page = show();
  page.current.spend(refused(status));
  expect(page.current.isRefusal(refused(status))).toBe(isRefused);
  expect(show().current.link === null).toBe(isRefused);
});

test('[AUTH-11] after a failure without an answer the link can be used again', async () => {
  const { show } = await open('/resetPassword');
  show().current.spend(Object.assign(new Error('broken'), { status: 401 }));
  expect(show().current.link?.token).toBe(token);
});
