import { isValidElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/error.ts';
import { operations } from '#api/generated/operations.ts';
import { EthicsCode } from '#features/agreements/index.ts';
import { LazyFeedbackModal } from '#features/feedback/index.ts';
import { EmailConfirmation, InfoDialogPart } from '#features/shell/index.ts';
import { openDialog, openDialogs } from '#platform/dialogs.ts';
import { openEmailConfirmation } from '#platform/email-confirmation.ts';
import { reportError } from '#platform/errors/report.ts';
import { ethicsCode, mayAskService } from '#platform/ethics.ts';
import { feedback, openFeedback } from '#platform/feedback.ts';
import { openInfoDialog } from '#platform/info-dialog.ts';
import { guestSession, session } from '#platform/session/session.ts';
import { startPortal } from '#tests/portal-parts.ts';
import { employee } from '#tests/profiles.ts';
import { toast } from '#ui/index.ts';
import type { Portal } from './create-portal.tsx';

const another = { ...employee, id: 2 };
const unconfirmed = new ApiError({
  kind: 'http',
  operation: operations.tileList,
  url: 'http://portal.example/api/1.0/tile/getTile',
  status: 401,
  text: 'Ваша почта a@b.ru не подтверждена',
});
let router: Portal['router'];

beforeEach(() => {
  ({ router } = startPortal());
  session.signIn(employee);
});

async function goTo(href: string): Promise<void> {
  await router.navigate({ href });
}

test('[FBK-01] the form of one user is closed for the next one', () => {
  openFeedback();
  session.lapse('Сессия истекла');
  expect(feedback.opened(), 'who only has to sign in again finds it').toHaveLength(1);
  session.signIn(another);
  expect(feedback.opened()).toEqual([]);
});

test('[AUTH-12] answers that the page asked for before its code are not given to the next session', () => {
  window.earlyAnswers = { '/api/1.0/tile/getTile': Promise.resolve(new Response('[]')) };
  session.lapse('Сессия истекла');
  expect(window.earlyAnswers).toBeUndefined();
});

test('[PRE-02] a notice shown once per session is shown again in the next session, and old notices are cleared', () => {
  reportError(unconfirmed);
  toast.clear();
  session.lapse('Сессия истекла');
  expect(toast.getHistory(), 'who only has to sign in again reads on').toHaveLength(1);
  session.reset();
  expect(toast.getHistory()).toEqual([]);
  session.signIn(another);
  reportError(unconfirmed);
  expect(toast.getSnapshot()).toHaveLength(1);
});

test('[AUTH-12][PRE-02] another user who signs in over a lapsed page sees no earlier notices, and gets new ones', () => {
  reportError(unconfirmed);
  toast.clear();
  session.lapse('Сессия истекла');
  session.signIn(another);
  expect(toast.getHistory()).toEqual([]);
  reportError(unconfirmed);
  expect(toast.getSnapshot()).toHaveLength(1);
});

test('[AUTH-12][PRE-02] after a sign-in over the page the user keeps the notices and gets none twice', () => {
  reportError(unconfirmed);
  toast.clear();
  session.lapse('Сессия истекла');
  session.signIn({ ...another, id: 1 });
  expect(toast.getHistory()).toHaveLength(1);
  reportError(unconfirmed);
  expect(toast.getSnapshot()).toEqual([]);
});

test('[BOT-01][PRE-02] a link of another guest starts without the previous guest’s notices', async () => {
  await goTo('/chatBot/login');
  guestSession.signIn({ ...another, id: 8, role: 'Chat_Bot' });
  reportError(unconfirmed);
  toast.clear();
  guestSession.signIn({ ...another, id: 9, role: 'Chat_Bot' });
  const shown = toast.getHistory();
  reportError(unconfirmed);
  expect(shown).toEqual([]);
  expect(toast.getSnapshot()).toHaveLength(1);
});

test('[PRE-02] notices of refused logins are cleared by a sign-in', () => {
  session.reset();
  reportError(unconfirmed);
  toast.clear();
  session.signIn(another);
  expect(toast.getHistory()).toEqual([]);
});

test('[AUTH-12] a dialog keeps its input while its user signs in again', async () => {
  await goTo('/nowhere');
  void openDialog(() => null, {}, { isOfScreen: true });
  void mayAskService();
  session.lapse('Сессия истекла');
  expect(ethicsCode.opened()).toEqual([]);
  session.signIn(employee);
  expect(openDialogs.get()).toHaveLength(1);
  session.signIn(another);
  expect(openDialogs.get()).toEqual([]);
});

test('[AUTH-09] an acceptance by one user does not count for the next one', async () => {
  const may = mayAskService();
  session.signIn({ ...employee, id: 2 });
  expect(await may).toBe(false);
  expect(ethicsCode.opened()).toEqual([]);
  expect(session.hasAcceptedEthics()).toBe(false);
});

test('[APP-13] each dialog of the platform is connected with its component', async () => {
  openInfoDialog({ title: 'Ошибка', message: 'Нет', isError: true });
  openFeedback();
  openEmailConfirmation('a@b.ru');
  void mayAskService();
  await vi.waitFor(() => expect(ethicsCode.opened()).toHaveLength(1));
  const shown = openDialogs.get().map(({ render }) => render(true));
  const components = shown.map((element) => (isValidElement(element) ? element.type : null));
  expect(new Set(components)).toEqual(
    new Set([InfoDialogPart, LazyFeedbackModal, EmailConfirmation, EthicsCode]),
  );
});
