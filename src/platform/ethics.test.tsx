import { afterEach, beforeEach, expect, test } from 'vitest';
import { employee } from '#tests/profiles.ts';
import { closeDialogs, openDialogs } from './dialogs.ts';
import { ethicsCode, mayAskService } from './ethics.ts';
import { guestSession, session } from './session/session.ts';

/** Closes the dialog of the ethics code with an answer. */
let answer: (isAccepted?: boolean) => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
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
});

test('[AUTH-09] after declining, the user is asked again', async () => {
  const [may] = await ask();
  answer(false);
  expect(await may).toBe(false);
  expect(session.hasAcceptedEthics()).toBe(false);
  void mayAskService();
  expect(ethicsCode.opened()).toHaveLength(1);
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
