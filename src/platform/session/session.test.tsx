import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseProfile } from './session.ts';

const profile = {
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

test('[AUTH-02] the profile is stored with its token blanked, and is there after a reload', async () => {
  const { signIn } = await load();
  signIn(profile);
  expect(JSON.stringify(localStorage)).not.toContain('secret');
  vi.resetModules();
  const again = await load();
  expect(again.session.get()).toEqual({ state: 'AUTHENTICATED', profile: { ...profile, token: '' } });
});

test('[AUTH-07][PRE-07] a reset clears profile, state and ethics flag', async () => {
  const { resetSession, session, signIn } = await load();
  signIn(profile);
  localStorage.setItem('ethicsCode:7', 'true');
  resetSession();
  expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null });
  expect(JSON.stringify(localStorage)).not.toMatch(/neuro\.example|USER|ethicsCode/);
});

test('[PRE-07] storage that throws keeps the session for this tab', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { session, signIn } = await load();
  expect(session.get().state).toBe('UN_AUTHENTICATED');
  signIn(profile);
  expect(session.get().profile?.id).toBe(7);
});

test.each(['', 'null', '[]', '{}', '{"id":"7"}', '{"id":1e999}', '{"id":7.5}', '"\\ud800"', '{"id":'])(
  '[PRE-07] %j under the profile key is nobody',
  async (text) => {
    localStorage.setItem('authState', 'AUTHENTICATED');
    localStorage.setItem('profile', text);
    const { session } = await load();
    expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null });
  },
);

test('[PRE-13] a profile with less, more or other than expected is read for what it has', () => {
  expect(parseProfile({ id: 1 })).toEqual({
    id: 1,
    email: null,
    name: '',
    role: 'USER',
    groups: [],
    token: '',
  });
  expect(parseProfile({ ...profile, role: 'EMPEROR', groups: [null, { name: 'A' }, 3], extra: 1 })).toEqual({
    ...profile,
    role: 'USER',
    groups: [{ name: 'A', groupType: 0 }],
    token: '',
  });
});

test('[AUTH-07] another tab’s logout is followed', async () => {
  const { followOtherTabs, session, signIn } = await load();
  const stop = followOtherTabs();
  signIn(profile);
  localStorage.setItem('authState', 'UN_AUTHENTICATED');
  dispatchEvent(new StorageEvent('storage', { key: 'authState' }));
  expect(session.get().state).toBe('UN_AUTHENTICATED');
  stop();
});
