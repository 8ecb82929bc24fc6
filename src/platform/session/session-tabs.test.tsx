import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from './session.ts';

const profile: Profile = {
  id: 7,
  email: 'employee@neuro.example',
  name: 'Мария Орлова',
  role: 'USER',
  groups: [{ name: 'COMMERCE', groupType: 1 }],
  token: 'secret',
};

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.restoreAllMocks());

const load = () => import('./session.ts');

test('[AUTH-07] a sign-out in another tab is followed', async () => {
  const { session } = await load();
  const stop = session.followOtherTabs();
  session.signIn(profile);
  localStorage.setItem('authState', 'UN_AUTHENTICATED');
  dispatchEvent(new StorageEvent('storage', { key: 'authState' }));
  expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null, hasLeft: true });
  stop();
});

/** Writes like another tab: a browser sends events for changed values only. */
const fromAnotherTab = (state: string, other: object | null, ending: string | null = null): void => {
  const values = { profile: other && JSON.stringify(other), authEnding: ending, authState: state };
  const changed = Object.entries(values).filter(([key, value]) => localStorage.getItem(key) !== value);
  for (const [key, value] of changed) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  for (const [key] of changed) dispatchEvent(new StorageEvent('storage', { key }));
};

test('[AUTH-12] a lapsed page ignores a lapse in another tab and continues after a sign-in there', async () => {
  const { session } = await load();
  const stop = session.followOtherTabs();
  session.signIn(profile);
  session.lapse('Сессия истекла');
  fromAnotherTab('UN_AUTHENTICATED', null, 'lapsed');
  expect(session.get().state).toBe('LAPSED');
  fromAnotherTab('AUTHENTICATED', profile);
  expect(session.get()).toMatchObject({ state: 'AUTHENTICATED', profile: { id: 7 } });
  stop();
});

test('[AUTH-07] a sign-in of another user in another tab is followed; one of the same user changes nothing', async () => {
  const { session } = await load();
  const stop = session.followOtherTabs();
  session.signIn(profile);
  const before = session.get();
  fromAnotherTab('AUTHENTICATED', profile);
  expect(session.get()).toBe(before);
  fromAnotherTab('AUTHENTICATED', { ...profile, id: 8 });
  expect(session.get().profile?.id).toBe(8);
  stop();
  fromAnotherTab('UN_AUTHENTICATED', null);
  expect(session.get().profile?.id).toBe(8);
});

test('[AUTH-12] a lapse in another tab keeps this tab’s page, a sign-out there does not', async () => {
  const { session } = await load();
  const stop = session.followOtherTabs();
  session.signIn(profile);
  fromAnotherTab('UN_AUTHENTICATED', null, 'lapsed');
  expect(session.get()).toMatchObject({ state: 'LAPSED', profile: { id: 7 } });
  fromAnotherTab('AUTHENTICATED', profile);
  expect(session.get().state).toBe('AUTHENTICATED');
  fromAnotherTab('UN_AUTHENTICATED', null);
  expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null, hasLeft: true });
  stop();
});

test('[AUTH-07] a page whose call was refused before it heard of the sign-out in another tab is left too', async () => {
  const { session } = await load();
  const stop = session.followOtherTabs();
  session.signIn(profile);
  session.lapse('Сессия завершена');
  fromAnotherTab('UN_AUTHENTICATED', null);
  expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null, hasLeft: true });
  stop();
});

test('[AUTH-07] a call that is refused because another tab has signed out ends the session like the sign-out', async () => {
  const { session } = await load();
  session.signIn(profile);
  localStorage.setItem('authState', 'UN_AUTHENTICATED');
  localStorage.removeItem('profile');
  session.lapse('Сессия завершена');
  expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null, hasLeft: true });
  expect(localStorage.getItem('authEnding')).toBeNull();
});

test('[AUTH-07] a refused call does not end the session of another user who has signed in in another tab', async () => {
  const { session } = await load();
  session.signIn(profile);
  localStorage.setItem('profile', JSON.stringify({ ...profile, id: 8 }));
  session.lapse('Сессия завершена');
  expect(session.get()).toMatchObject({ state: 'AUTHENTICATED', profile: { id: 8 } });
});

test('[AUTH-12] a sign-out after a lapse is followed by other tabs', async () => {
  const { session } = await load();
  session.signIn(profile);
  session.lapse('Сессия истекла');
  expect(localStorage.getItem('authEnding')).toBe('lapsed');
  session.signIn(profile);
  session.leave();
  expect(localStorage.getItem('authEnding')).toBeNull();
});

test('[AUTH-01][AUTH-12] a session that was closed in another tab is not a sign-out: the login redirects back', async () => {
  const { session } = await load();
  const stop = session.followOtherTabs();
  session.signIn(profile);
  session.reset();
  expect(localStorage.getItem('authEnding')).toBe('closed');
  session.signIn(profile);
  fromAnotherTab('UN_AUTHENTICATED', null, 'closed');
  expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null });
  stop();
});
