import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserSettings } from '#api/generated/model/userSettings.ts';
import { session } from './session/session.ts';
import { isSendKey, settings, settingsKey } from './settings.ts';
import { watchKey } from './storage.ts';

const calls = vi.hoisted(() => ({ settingsRead: vi.fn(), settingsChange: vi.fn() }));
vi.mock('#api/generated/hooks/user/user.ts', () => calls);
vi.mock('./errors/report.ts', () => ({ reportError: vi.fn() }));

const { changeSettings, initialSettings, refreshSettings, settingsAtStart, wholeSettings } = await import(
  './sync-settings.ts'
);
const { startChat } = await import('./start-page.ts');
const chats = vi.hoisted(() => ({ historyChatList: vi.fn() }));
vi.mock('#api/generated/hooks/history/history.ts', () => chats);

const chosen: UserSettings = { ...initialSettings, sendKey: 'modEnter', afterPick: 'send' };
const employee = {
  id: 1,
  email: 'a@neuro.example',
  name: 'Анна',
  role: 'USER',
  groups: [],
  token: '',
} as const;

beforeEach(() => {
  localStorage.clear();
  session.signIn({ ...employee, groups: [] });
  vi.resetAllMocks();
});

const press = (part: Partial<KeyboardEvent> = {}) => ({
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...part,
});

describe('[PROF-05] the key that sends', () => {
  test.each([
    ['enter', press(), true],
    ['enter', press({ shiftKey: true }), false],
    ['enter', press({ ctrlKey: true }), true],
    ['modEnter', press(), false],
    ['modEnter', press({ ctrlKey: true }), true],
    ['modEnter', press({ metaKey: true }), true],
    ['modEnter', press({ key: 'a', ctrlKey: true }), false],
    ['space', press(), true],
  ])('with %s, %j sends: %s', (sendKey, key, isSent) => {
    localStorage.setItem(settingsKey(1), JSON.stringify({ sendKey }));
    expect(isSendKey(key)).toBe(isSent);
  });
});

describe('[PROF-05] case 53-enter-on-phone: on a keyboard on the screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(pointer: coarse)' }));
    return () => vi.unstubAllGlobals();
  });
  test.each([
    [null, 'enter', press(), false],
    [null, 'modEnter', press(), false],
    [null, 'enter', press({ ctrlKey: true }), true],
    ['send', 'enter', press(), true],
    ['send', 'modEnter', press(), true],
    ['send', 'enter', press({ shiftKey: true }), false],
  ])('set to %s, elsewhere %s, %j sends: %s', (touchEnter, sendKey, key, isSent) => {
    localStorage.setItem(settingsKey(1), JSON.stringify({ sendKey }));
    if (touchEnter) localStorage.setItem('touchEnter', touchEnter);
    expect(isSendKey(key)).toBe(isSent);
  });
});

describe('[PROF-05] settings that this browser keeps', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another type', '"x"'],
    ['unknown values', '{"sendKey":"space","startPage":7,"startService":{}}'],
  ])('are the initial ones when they are %s', (_what, stored) => {
    if (stored !== null) localStorage.setItem(settingsKey(1), stored);
    expect(wholeSettings()).toEqual(initialSettings);
  });

  test('are read again from the gateway, unless a change has overtaken the answer', async () => {
    calls.settingsRead.mockResolvedValueOnce(chosen);
    await refreshSettings();
    expect(wholeSettings()).toEqual(chosen);
    let answer = (_read: UserSettings): void => undefined;
    calls.settingsRead.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    calls.settingsChange.mockImplementation(async (sent: UserSettings) => sent);
    const reading = refreshSettings();
    await changeSettings({ longPaste: 'never' });
    answer(initialSettings);
    await reading;
    expect(wholeSettings()).toEqual({ ...chosen, longPaste: 'never' });
  });

  test('are read once at the start, and again after the next sign-in', async () => {
    calls.settingsRead.mockClear();
    calls.settingsRead.mockResolvedValue(chosen);
    await Promise.all([settingsAtStart(), settingsAtStart()]);
    await settingsAtStart();
    expect(calls.settingsRead).toHaveBeenCalledTimes(1);
    session.leave();
    await settingsAtStart();
    session.signIn({ ...employee, groups: [] });
    await settingsAtStart();
    expect(calls.settingsRead).toHaveBeenCalledTimes(2);
  });

  test('are of one person', async () => {
    localStorage.setItem(settingsKey(1), JSON.stringify(chosen));
    session.signIn({ ...employee, id: 2, groups: [] });
    expect(settings.get()).toEqual({});
  });
});

describe('[PROF-05] a change', () => {
  test('acts at once, is sent whole, and is put back when the gateway refuses it', async () => {
    calls.settingsChange.mockRejectedValueOnce(new Error('no'));
    const stored = changeSettings({ sendKey: 'modEnter' });
    expect(settings.get().sendKey).toBe('modEnter');
    expect(await stored).toBe(false);
    expect(wholeSettings()).toEqual(initialSettings);
    expect(calls.settingsChange.mock.calls).toEqual([[{ ...initialSettings, sendKey: 'modEnter' }]]);
  });

  test('that is refused leaves a later one standing', async () => {
    calls.settingsChange.mockRejectedValueOnce(new Error('no'));
    calls.settingsChange.mockImplementationOnce(async (sent: UserSettings) => sent);
    const answers = [changeSettings({ sendKey: 'modEnter' }), changeSettings({ longPaste: 'always' })];
    expect(await Promise.all(answers)).toEqual([false, true]);
    expect(settings.get()).toMatchObject({ sendKey: 'modEnter', longPaste: 'always' });
  });
});

describe('[PROF-05] the first page', () => {
  const has = async () => ['chatGpt', 'llama'];
  const keep = (part: Partial<UserSettings>) =>
    localStorage.setItem(settingsKey(1), JSON.stringify({ ...initialSettings, ...part }));
  const chat = (uuid: string, date: string) => ({ uuid, date, value: 'claude' });

  test.each([
    ['the main page', {}, undefined],
    ['a service', { startPage: 'service', startService: 'llama' }, { name: 'llama', chatUuid: undefined }],
    ['a service that the person does not have', { startPage: 'service', startService: 'x' }, undefined],
    ['a service without a name', { startPage: 'service' }, undefined],
  ] as const)('is %s', async (_what, part, page) => {
    keep(part);
    expect(await startChat(has)).toEqual(page);
  });

  test('is the newest chat, although a pinned one comes first', async () => {
    keep({ startPage: 'last' });
    chats.historyChatList.mockResolvedValue({
      content: [chat('old', '2026-11-01T10:00:00Z'), chat('new', '2026-11-20T10:00:00Z')],
    });
    expect(await startChat(has)).toEqual({ name: 'claude', chatUuid: 'new' });
  });

  test('is the main page without chats, and when the gateway fails', async () => {
    keep({ startPage: 'last' });
    chats.historyChatList.mockResolvedValueOnce({ content: [] });
    expect(await startChat(has)).toBeUndefined();
    chats.historyChatList.mockRejectedValueOnce(new Error('no'));
    expect(await startChat(has)).toBeUndefined();
  });

  test('is asked for in a browser that does not know the person', async () => {
    calls.settingsRead.mockResolvedValue({ ...initialSettings, startPage: 'service', startService: 'llama' });
    expect(await startChat(has)).toEqual({ name: 'llama', chatUuid: undefined });
  });
});

test('[APP-08] notifications seen in another browser are seen here; an earlier time is not', async () => {
  const key = 'notificationsSeen:1';
  const heard: (string | null)[] = [];
  const stop = watchKey(key, (value) => heard.push(value));
  for (const hour of [9, 8, 10]) {
    calls.settingsRead.mockResolvedValueOnce({
      ...initialSettings,
      notificationsSeen: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
    });
    await refreshSettings();
  }
  stop();
  const moments = [9, 10].map((hour) => String(Date.UTC(2026, 10, 20, hour)));
  expect(heard).toEqual(moments);
  expect(localStorage.getItem(key)).toBe(moments[1]);
});

test.each(['вчера', '', 5, null])('[PRE-07] a kept time of %j is left out', (notificationsSeen) => {
  expect(wholeSettings({ ...initialSettings, notificationsSeen } as never)).toEqual(initialSettings);
});

test.each([1, 'true', false])('[PRE-07] a kept end of the first day of %j is left out', (firstDayEnded) => {
  expect(wholeSettings({ ...initialSettings, firstDayEnded } as never)).toEqual(initialSettings);
  expect(wholeSettings({ ...initialSettings, firstDayEnded: true })).toHaveProperty('firstDayEnded', true);
});
