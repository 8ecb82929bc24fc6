import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { employee } from '#tests/profiles.ts';
import { closeDialogs, openDialogs } from './dialogs.ts';
import { ethicsCode, mayAskService } from './ethics.ts';
import { guestSession, session } from './session/session.ts';
import { settingsKey } from './settings.ts';

/** The gateway's settings of the person. */
const stored = vi.hoisted(() => ({ settingsRead: vi.fn(), settingsChange: vi.fn() }));
vi.mock('#api/generated/hooks/user/user.ts', () => stored);

/** Closes the dialog of the ethics code with an answer. */
let answer: (isAccepted?: boolean) => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  stored.settingsRead.mockReset().mockImplementation(async () => {
    throw new Error('No answer');
  });
  stored.settingsChange.mockReset().mockImplementation(async (next) => next);
  session.signIn(employee);
  ethicsCode.showWith(({ onClose }) => {
    answer = onClose;
    return null;
  });
});
afterEach(() => {
  closeDialogs();
  session.reset();
  guestSession.reset();
});

/** Asks for acceptance and renders the dialog like its host. */
async function ask(): Promise<Promise<boolean>[]> {
  const asked = mayAskService();
  await vi.waitFor(() => expect(ethicsCode.opened()).toHaveLength(1));
  const [dialog] = openDialogs.get();
  const element = dialog?.render(true);
  if (element && typeof element === 'object' && 'type' in element && typeof element.type === 'function')
    Reflect.apply(element.type, null, [element.props]);
  return [asked];
}

test('[AUTH-09] the first request waits for the ethics code, later ones do not', async () => {
  const [may] = await ask();
  expect(ethicsCode.opened()).toHaveLength(1);
  answer(true);
  expect(await may).toBe(true);
  expect(ethicsCode.opened()).toEqual([]);
  expect(await mayAskService()).toBe(true);
  expect(ethicsCode.opened()).toEqual([]);
  expect(localStorage.getItem('ethicsCode:1')).toBe('accepted');
  expect(stored.settingsChange).toHaveBeenCalledOnce();
  expect(stored.settingsChange).toHaveBeenCalledWith(expect.objectContaining({ ethicsAccepted: true }));
});

test('[AUTH-09] after another sign-in nothing is asked: the gateway keeps the acceptance', async () => {
  localStorage.setItem(settingsKey(1), JSON.stringify({ ethicsAccepted: true }));
  session.reset();
  session.signIn(employee);
  expect(await mayAskService()).toBe(true);
  expect(ethicsCode.opened()).toEqual([]);
});

test('[AUTH-09] in a new browser the settings of the gateway are read before the code would be shown', async () => {
  const other = { ...employee, id: 77 };
  session.signIn(other);
  stored.settingsRead.mockResolvedValue({
    sendKey: 'enter',
    startPage: 'home',
    afterPick: 'open',
    longPaste: 'offer',
    ethicsAccepted: true,
  });
  expect(await mayAskService()).toBe(true);
  expect(ethicsCode.opened()).toEqual([]);
  expect(stored.settingsChange).not.toHaveBeenCalled();
});

test('[AUTH-09] after declining, the user is asked again', async () => {
  const [may] = await ask();
  answer(false);
  expect(await may).toBe(false);
  expect(session.hasAcceptedEthics()).toBe(false);
  void mayAskService();
  await vi.waitFor(() => expect(ethicsCode.opened()).toHaveLength(1));
  expect(stored.settingsChange).not.toHaveBeenCalled();
});

test('[AUTH-09] a request is not sent while another one waits for the answer', async () => {
  const [first] = await ask();
  expect(await mayAskService()).toBe(false);
  answer(true);
  expect(await first).toBe(true);
});

test('[AUTH-09][AUTH-12] while the user signs in again nothing is asked and nothing is sent', async () => {
  session.lapse('Сессия истекла');
  expect(await mayAskService()).toBe(false);
  expect(ethicsCode.opened()).toEqual([]);
});
