import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const token = 'b2'.repeat(32);
const opened = async () => {
  const module = await import('./mailed-token.ts');
  module.takeMailedLink();
  return module;
};

beforeEach(() => vi.resetModules());
afterEach(() => {
  delete window.mailedLink;
  history.replaceState(null, '', '/');
});

test('[AUTH-11] without the inline script the token is removed from the address too', async () => {
  history.replaceState({ key: 'x' }, '', `/resetPassword?token=${token}&a=1`);
  const { mailedLink } = await opened();
  expect(location.pathname + location.search).toBe('/resetPassword?a=1');
  expect(history.state).toBeNull();
  expect(mailedLink('/resetPassword')).toEqual({ token, email: '' });
});

test('[AUTH-11] the data of the inline script is removed from the window', async () => {
  history.replaceState(null, '', '/confirmationRegistration');
  window.mailedLink = `${location.href}?token=${token}&email=a@b.ru`;
  const { mailedLink } = await opened();
  expect('mailedLink' in window).toBe(false);
  expect(mailedLink('/confirmationRegistration')).toEqual({ token, email: 'a@b.ru' });
});

test('[AUTH-11] a link is valid for its own page until it is removed, and is never stored', async () => {
  history.replaceState(null, '', `/resetPassword?token=${token}`);
  const { forgetMailedLink, mailedLink } = await opened();
  expect(mailedLink('/confirmationRegistration')).toBeNull();
  expect(mailedLink('/resetPassword')?.token).toBe(token);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  forgetMailedLink();
  expect(mailedLink('/resetPassword')).toBeNull();
});

test.each([
  ['/confirmationRequestToCompany', '/confirmationRequestToCompany', true],
  ['/resetPassword/', '/resetPassword', true],
  ['/chatBot', '/chatBot/login', true],
  ['/resetPassword', '/', false],
  ['/resetPassword', '/login', false],
  ['/', '/', false],
])('[AUTH-11][APP-10] a link to %s is needed on %s: %s; a removed one is not', async (link, page, isHeld) => {
  history.replaceState(null, '', `${link}?token=${token}`);
  const { forgetMailedLink, holdsMailedLink } = await opened();
  history.replaceState(null, '', page);
  expect(holdsMailedLink()).toBe(isHeld);
  forgetMailedLink();
  expect(holdsMailedLink()).toBe(false);
});

test('[AUTH-11][APP-10] without a token no link is needed', async () => {
  history.replaceState(null, '', '/confirmationRequestToCompany');
  expect((await opened()).holdsMailedLink()).toBe(false);
});

test('[AUTH-11] an ordinary address and its history state are not changed', async () => {
  history.replaceState({ key: 'x' }, '', '/login?redirect=%2Flab&email=a');
  const { mailedLink } = await opened();
  expect(location.search).toBe('?redirect=%2Flab&email=a');
  expect(history.state).toEqual({ key: 'x' });
  expect(mailedLink('/login')).toBeNull();
});

test('[AUTH-11] the page at which the document was opened is known even after the link is used', async () => {
  history.replaceState(null, '', '/resetPassword');
  const { forgetMailedLink, isEntrance } = await opened();
  forgetMailedLink();
  expect([isEntrance('/resetPassword'), isEntrance('/login')]).toEqual([true, false]);
});

test('[AUTH-11] the token is sent with its calls; without a link there is no header', async () => {
  const { bearerOf } = await opened();
  expect(bearerOf({ token, email: '' })).toEqual({ headers: { authorization: `Bearer ${token}` } });
  expect(bearerOf(null)).toEqual({});
});
