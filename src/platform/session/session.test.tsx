import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Profile, readProfile } from './session.ts';

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

test('[AUTH-02] the profile is stored with its token blanked, and is there after a reload', async () => {
  const { session } = await load();
  session.signIn(profile);
  expect(JSON.stringify(localStorage)).not.toContain('secret');
  vi.resetModules();
  const again = await load();
  again.session.restore();
  expect(again.session.get()).toEqual({ state: 'AUTHENTICATED', profile: { ...profile, token: '' } });
});

test('[AUTH-07][PRE-07] a reset clears profile, state and ethics flag', async () => {
  const { session } = await load();
  session.signIn(profile);
  session.acceptEthics();
  expect(session.hasAcceptedEthics()).toBe(true);
  session.reset();
  expect(session.hasAcceptedEthics()).toBe(false);
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
  const { session } = await load();
  expect(session.get().state).toBe('UN_AUTHENTICATED');
  session.signIn(profile);
  expect(session.get().profile?.id).toBe(7);
});

test.each(['', 'null', '[]', '{}', '{"id":"7"}', '{"id":1e999}', '{"id":7.5}', '"\\ud800"', '{"id":'])(
  '[PRE-07] %j as the stored profile is no session',
  async (text) => {
    localStorage.setItem('authState', 'AUTHENTICATED');
    localStorage.setItem('profile', text);
    const { session } = await load();
    expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null });
  },
);

test('[PRE-13] a profile with missing, extra or invalid properties is read as far as possible', () => {
  expect(readProfile({ id: 1 })).toEqual({
    id: 1,
    email: null,
    name: '',
    role: 'USER',
    groups: [],
    token: '',
  });
  expect(readProfile({ ...profile, role: 'EMPEROR', groups: [null, { name: 'A' }, 3], extra: 1 })).toEqual({
    ...profile,
    role: 'USER',
    groups: [{ name: 'A', groupType: 0 }],
    token: '',
  });
});

test('[AUTH-01][AUTH-07] a sign-out is distinguished from no session and from a closed one', async () => {
  const { session } = await load();
  session.signIn(profile);
  session.leave();
  expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null, hasLeft: true });
  expect(JSON.stringify(localStorage)).not.toMatch(/neuro\.example/);
  session.signIn(profile);
  expect(session.get().hasLeft).toBeUndefined();
  session.reset();
  expect(session.get().hasLeft).toBeUndefined();
});

test('[AUTH-12] a lapsed session leaves nothing in storage and keeps the page for its user', async () => {
  const { session } = await load();
  session.signIn(profile);
  session.lapse('Сессия истекла');
  expect(session.get()).toMatchObject({ state: 'LAPSED', profile: { id: 7 }, reason: 'Сессия истекла' });
  expect(JSON.stringify(localStorage)).not.toMatch(/neuro\.example/);
  session.signIn(profile);
  expect(session.get()).toEqual({ state: 'AUTHENTICATED', profile: { ...profile, token: '' } });
});

test('[AUTH-12] without a session nothing lapses', async () => {
  const { session } = await load();
  session.lapse('Сессия истекла');
  expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null });
});

test('[AUTH-09][PRE-07] guest and employee have separate sessions and ethics flags', async () => {
  const { guestSession, session } = await load();
  session.signIn(profile);
  // The same id: employees and guests are numbered separately.
  guestSession.signIn({ ...profile, email: 'guest@neuro.example', role: 'Chat_Bot' });
  session.acceptEthics();
  expect(guestSession.hasAcceptedEthics()).toBe(false);
  guestSession.acceptEthics();
  session.reset();
  expect(guestSession.get()).toMatchObject({
    state: 'AUTHENTICATED',
    profile: { email: 'guest@neuro.example' },
  });
  expect(guestSession.hasAcceptedEthics()).toBe(true);
  session.signIn(profile);
  session.acceptEthics();
  guestSession.reset();
  expect(session.get()).toMatchObject({ state: 'AUTHENTICATED', profile: { email: profile.email } });
  expect(session.hasAcceptedEthics()).toBe(true);
});

test('[AUTH-09] the ethics flag belongs to one user', async () => {
  const { session } = await load();
  session.signIn(profile);
  session.acceptEthics();
  session.signIn({ ...profile, id: 8 });
  expect(session.hasAcceptedEthics()).toBe(false);
});

test('[AUTH-09] the address of the page selects the session', async () => {
  const { guestSession, session, sessionHere, sessions } = await load();
  const { area, areaOfPath } = await import('#api/area.ts');
  expect([sessions.ai, sessions.chatBot]).toEqual([session, guestSession]);
  for (const [path, expected] of [
    ['/', session],
    ['/chat/neuron/chatGpt', session],
    ['/chatBotanik', session],
    ['/chatBot', guestSession],
    ['/chatBot/login', guestSession],
  ] as const) {
    area.set(areaOfPath(path));
    expect(sessionHere(), path).toBe(expected);
  }
});

test('[PRE-07] a page is notified of changes of its own area’s session only', async () => {
  const { guestSession, onSessionHere, session } = await load();
  const heard: unknown[] = [];
  onSessionHere((now, before) => heard.push([before.state, now.state]));
  guestSession.signIn({ ...profile, id: 9 });
  expect(heard).toEqual([]);
  session.signIn(profile);
  session.lapse('Сессия истекла');
  expect(heard).toEqual([
    ['UN_AUTHENTICATED', 'AUTHENTICATED'],
    ['AUTHENTICATED', 'LAPSED'],
  ]);
});

test.each(['ADMIN', 'Chat_Bot', 'USER'])('[AUTH-10] the role %s is kept', (role) => {
  expect(readProfile({ ...profile, role })?.role).toBe(role);
});

test('[PRE-13] an empty e-mail is null, an invalid name is empty', () => {
  expect(readProfile({ ...profile, email: '', name: 7 })).toMatchObject({ email: null, name: '' });
  expect(readProfile({ ...profile, email: 7, groups: {} })).toMatchObject({ email: null, groups: [] });
  const groups = [{ name: 7, groupType: 13 }, { name: 'A', groupType: '13' }, 'B'];
  expect(readProfile({ ...profile, groups })?.groups).toEqual([{ name: 'A', groupType: 0 }]);
  expect(readProfile(null)).toBeNull();
});

test.each(['UN_AUTHENTICATED', '', 'yes'])(
  '[PRE-07] a profile with the stored state %j is no session',
  async (state) => {
    localStorage.setItem('profile', JSON.stringify(profile));
    localStorage.setItem('authState', state);
    const { session } = await load();
    expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null });
  },
);

test('[AUTH-07] after a sign-out and after a lapse storage has no session and no ethics flag', async () => {
  const { session } = await load();
  for (const end of [() => session.reset(), () => session.lapse('Сессия истекла')]) {
    session.signIn(profile);
    session.acceptEthics();
    expect(localStorage.getItem('ethicsCode:7')).toBe('accepted');
    expect(localStorage.getItem('authState')).toBe('AUTHENTICATED');
    end();
    expect(localStorage.getItem('authState')).toBe('UN_AUTHENTICATED');
    expect(['profile', 'ethicsCode:7'].map((key) => localStorage.getItem(key))).toEqual([null, null]);
  }
});

test('[AUTH-12] a session lapses once, with the first reason', async () => {
  const { session } = await load();
  session.signIn(profile);
  session.lapse('Сессия истекла');
  session.lapse('Войдите снова');
  expect(session.get().reason).toBe('Сессия истекла');
});

test('[PRE-07] a guest’s session has its own storage keys', async () => {
  const { guestSession } = await load();
  guestSession.signIn(profile);
  guestSession.acceptEthics();
  expect(Object.keys(localStorage).sort()).toEqual([
    'chatBotAuthState',
    'chatBotEthicsCode:7',
    'chatBotProfile',
  ]);
  guestSession.lapse('Сессия истекла');
  expect(localStorage.getItem('chatBotAuthEnding')).toBe('lapsed');
});

test('[PRE-07] a removed listener is not called', async () => {
  const { onSessionHere, session } = await load();
  const listener = vi.fn();
  onSessionHere(listener)();
  session.signIn(profile);
  expect(listener).not.toHaveBeenCalled();
});
