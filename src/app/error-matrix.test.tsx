import { timeoutManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OperationId } from '#api/generated/operation-id.ts';
import { type AreaName, type Failure, failures, type Outcome } from '#tests/errors/matrix.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { type Breakage, type StandIn, startStandIn } from '#tests/stand-in.ts';

// The delays of 1, 2 and 4 s between retries (APP-14) are a hundred times shorter.
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delay) => setTimeout(callback, delay / 100),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (callback, delay) => setInterval(callback, delay),
  clearInterval: (timer) => clearInterval(timer),
});

interface Area {
  name: AreaName;
  /** Signed-in account. @default none */
  as?: string;
  /** The call that fails. */
  operation: OperationId;
  /** Its failures. */
  ways: readonly Failure[];
  address: string;
  /** User actions that lead to the call. @default none */
  act?: (user: UserEvent) => Promise<void>;
  /** Address after the end of the session. */
  login: RegExp;
}

const isBreakage = (name: string): name is Breakage =>
  ['no answer', 'HTML with 200', 'an empty 200', 'a schema-breaking 200'].includes(name);

function fail(standIn: StandIn, operation: OperationId, { name, status, text }: Failure): void {
  if (isBreakage(name)) {
    standIn.break(operation, name);
    return;
  }
  standIn.answer(operation, () => {
    const headers = status === 429 ? { 'retry-after': '60' } : undefined;
    const error = { timestamp: '2026-11-20T09:41:07Z', status, error: 'Error', path: '/', message: text };
    return Response.json(error, { status, ...(headers && { headers }) });
  });
}

const dialogs = () => [
  ...screen.queryAllByRole('alertdialog', { hidden: true }),
  ...screen.queryAllByRole('dialog', { hidden: true }),
];
const outage = { level: 1, name: 'Сервисы временно недоступны' };
const notices = () =>
  within(screen.getByRole('region', { name: 'Сообщения портала' })).queryAllByRole('alert');
const plainText = (text: string): string => text.replaceAll(/\s+/g, ' ');

/**
 * Asserts that the page shows the outcome that the matrix expects.
 *
 * @param login address after the end of the session
 */
async function expectOutcome(outcome: Outcome, login: RegExp): Promise<void> {
  const [what = '', title = '', text = ''] = outcome.replace(/ out$/, '').split(/: (.*?)(?:: (.*))?$/);
  if (what === 'maintenance') {
    await screen.findByRole('heading', outage);
  } else if (what === 'lapse') {
    const dialog = await screen.findByRole('alertdialog', { name: title });
    within(dialog).getByLabelText('Пароль');
  } else if (what === 'dialog') {
    // The end of a guest's session is no error: its dialog is not an alert.
    await waitFor(() => expect(dialogs()).toHaveLength(1));
    const [dialog] = dialogs();
    const role = dialog?.getAttribute('role') ?? '';
    expect(screen.getByRole(role, { name: title })).toBe(dialog);
    expect(plainText(dialog?.textContent ?? '')).toContain(plainText(text));
  } else if (what === 'toast') {
    await waitFor(() => expect(notices()).toHaveLength(1));
    expect(notices()[0]?.textContent).toContain(outcome.slice('toast: '.length));
  }
  expect(dialogs()).toHaveLength(what === 'dialog' || what === 'lapse' ? 1 : 0);
  expect(screen.queryAllByRole('heading', outage)).toHaveLength(what === 'maintenance' ? 1 : 0);
  if (what !== 'toast') expect(notices()).toEqual([]);
  if (outcome.endsWith(' out'))
    await waitFor(() => expect(`${location.pathname}${location.search}`).toMatch(login));
}

const employee = 'employee@neuro.example';
/** Screens make only the notifications' call of ERR-09; matrix.test.tsx covers `admin-418` and `user-418`. */
const teapots = failures.filter(({ name }) => name === 'notification-418');
const others = failures.filter(({ status }) => status !== 418);
const plain = others.find(({ name }) => name === 'bad-request');
if (!plain) throw new Error('The matrix has no plain failure');

const areas: readonly Area[] = [
  {
    name: 'public',
    operation: 'passwordLinkSend',
    // An answer that has no body in the contract cannot be malformed.
    ways: others.filter(({ name }) => name !== 'a schema-breaking 200'),
    address: '/forgotPassword',
    async act(user) {
      await fill(user, await screen.findByRole('textbox', { name: 'E-mail' }), employee);
      await user.keyboard('{Enter}');
    },
    login: /^\/login$/,
  },
  { name: 'main', as: employee, operation: 'tileList', ways: others, address: '/', login: /^\/login(\?|$)/ },
  {
    name: 'chat',
    as: employee,
    operation: 'chatMessageSend',
    ways: others,
    address: '/chat/neuron/chatGpt',
    async act(user) {
      await fill(user, await screen.findByRole('textbox', { name: 'Сообщение' }), 'Не пропади');
      await user.keyboard('{Enter}');
    },
    login: /^\/login(\?|$)/,
  },
  {
    name: 'guest',
    as: 'guest@corp.example',
    operation: 'agreementCheck',
    ways: others,
    address: '/chatBot/claude',
    login: /^\/chatBot\/login\?chatName=claude&redirect=%2FchatBot%2Fclaude$/,
  },
  ...(
    [
      { name: 'main', as: employee, address: '/' },
      { name: 'chat', as: employee, address: '/chat/neuron/chatGpt' },
      { name: 'guest', as: 'guest@other.example', address: '/chatBot/claude' },
    ] as const
  ).map((area) => ({ ...area, operation: 'notificationList' as const, ways: teapots, login: /login/ })),
];

const cells = areas.flatMap(({ ways, ...area }) => ways.map((failure) => ({ ...area, failure })));

test.each(cells)(
  '[ERR-10][PRE-01] area $name, $failure.name: the outcome of the matrix',
  async ({ name, as, operation, failure, address, act, login }) => {
    const standIn = await startStandIn();
    fail(standIn, operation, failure);
    // A gateway that fails does not say that it is up; errors.test.tsx covers one failing call of a healthy gateway.
    if (failure.outcome[name] === 'maintenance')
      standIn.fail('unavailable', { operation: 'availabilityCheck' });
    const { user, problems } = await renderPortal(address, { standIn, ...(as && { as }) });
    await act?.(user);
    await expectOutcome(failure.outcome[name], login);
    if (failure.outcome[name] === 'nothing') {
      const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });
      await waitFor(() => expect(field.value).toBe('Не пропади'));
      // A dialog of this failure would hide that of the next one.
      fail(standIn, operation, plain);
      await user.type(field, '{Enter}');
      await expectOutcome(plain.outcome[name], login);
    }
    // The console errors of the failing call are intended.
    problems.splice(
      0,
      problems.length,
      ...problems.filter((problem) => !problem.includes(operation) && !problem.includes('availabilityCheck')),
    );
  },
);

test('[APP-06] without a network a bar says so on the page, which stays; what failed is loaded when the network is back', async () => {
  const standIn = await startStandIn();
  const mend = standIn.break('tileList', 'no answer');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, problems } = await renderPortal('/', { as: employee, standIn });
  expect(await screen.findByText(/^Нет интернета\. Набранное сохранено\.$/)).toBeTruthy();
  await screen.findByRole('heading', { name: 'Не удалось загрузить сервисы' });
  expect(screen.queryByRole('heading', outage)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Что нужно сделать?' }), 'Письмо');
  mend();
  network.mockRestore();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^Нет интернета/)).toBeNull());
  expect(await screen.findByRole('link', { name: 'ChatGPT' })).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Что нужно сделать?' }).value).toBe(
    'Письмо',
  );
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('tileList')));
});
