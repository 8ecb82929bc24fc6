import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerEthics, ethicsQuestion, mayAskService } from './ethics.ts';
import { guestSession, session } from './session/session.ts';

const person = { id: 1, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' };

beforeEach(() => {
  localStorage.clear();
  session.signIn(person);
});
afterEach(() => {
  session.reset();
  guestSession.reset();
});

test('[AUTH-09] the first request waits for the code of ethics, the next ones do not', async () => {
  const may = mayAskService();
  expect(ethicsQuestion.get()).not.toBeNull();
  answerEthics(true);
  expect(await may).toBe(true);
  expect(ethicsQuestion.get()).toBeNull();
  expect(await mayAskService()).toBe(true);
  expect(ethicsQuestion.get()).toBeNull();
  expect(localStorage.getItem('ethicsCode:1')).toBe('accepted');
});

test('[AUTH-09] who puts it off is asked again', async () => {
  const may = mayAskService();
  answerEthics(false);
  expect(await may).toBe(false);
  expect(session.hasAcceptedEthics()).toBe(false);
  void mayAskService();
  expect(ethicsQuestion.get()).not.toBeNull();
});

test('[AUTH-09] a second request takes the place of the first that waits', async () => {
  const first = mayAskService();
  const second = mayAskService();
  expect(await first).toBe(false);
  answerEthics(true);
  expect(await second).toBe(true);
});

test('[AUTH-09][AUTH-12] while the person signs in again nothing is asked, and nothing goes out', async () => {
  session.lapse('Сессия истекла');
  expect(await mayAskService()).toBe(false);
  expect(ethicsQuestion.get()).toBeNull();
});

test('[AUTH-09] an answer to no question changes nothing', () => {
  answerEthics(true);
  expect(session.hasAcceptedEthics()).toBe(false);
});
