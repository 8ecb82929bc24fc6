import type { Page } from '@playwright/test';
import type { OperationId } from '#api/generated/operations.ts';
import { type AreaName, type Failure, failures, type Outcome } from '#tests/errors/matrix.ts';
import { expect, send, test } from './fixtures.ts';

interface Area {
  name: AreaName;
  /** Signed-in account. */
  as: string;
  /** The failing call and its failures; error-matrix.test.tsx covers all failures. */
  call: string;
  operation: OperationId;
  ways: readonly string[];
  /** Whether the call is retried after 1, 2 and 4 s, as reading calls are (APP-14). */
  isRepeated: boolean;
  /** Address of the page that makes the call. */
  address: string;
  /** User actions that lead to the call. */
  act: (page: Page) => Promise<void>;
  /** Address after the end of the session. */
  login: RegExp | string;
}

const bodies: Readonly<Record<string, { contentType: string; body: string }>> = {
  'HTML with 200': { contentType: 'text/html', body: '<!doctype html><h1>Прокси</h1>' },
  'an empty 200': { contentType: 'application/json', body: '' },
  'a schema-breaking 200': { contentType: 'application/json', body: '{"unexpected":true}' },
};

async function fail(page: Page, call: string, failure: Failure): Promise<void> {
  await page.route(call, (route) => {
    if (failure.kind === 'network') return route.abort();
    const body = bodies[failure.name];
    if (body) return route.fulfill({ status: 200, ...body });
    const error = { timestamp: '2026-11-20T09:41:07Z', status: failure.status, error: 'Error', path: '/' };
    return route.fulfill({
      status: failure.status,
      headers: failure.status === 429 ? { 'retry-after': '60' } : {},
      json: { ...error, message: failure.text },
    });
  });
}

const maintenance = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Сервисы временно недоступны' });

/** Asserts that the page shows the outcome that the matrix expects. */
async function expectOutcome(page: Page, outcome: Outcome, login: Area['login']): Promise<void> {
  // The end of a guest's session is no error, so it cannot be reported.
  const dialogs = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const notices = page.getByRole('region', { name: 'Сообщения портала' }).getByRole('alert');
  const [what = '', title = '', text = ''] = outcome.replace(/ out$/, '').split(/: (.*?)(?:: (.*))?$/);
  if (what === 'maintenance') {
    await expect(maintenance(page)).toBeVisible();
  } else if (what === 'lapse') {
    await expect(
      page.getByRole('alertdialog', { name: title }).getByRole('textbox', { name: 'Пароль' }),
    ).toBeVisible();
  } else if (what === 'dialog') {
    await expect(dialogs.getByText(text, { exact: true }).last()).toBeVisible();
    await expect(dialogs).toHaveAccessibleName(title);
  } else if (what === 'toast') {
    await expect(notices).toContainText(outcome.slice('toast: '.length));
  }
  await expect(dialogs).toHaveCount(what === 'dialog' || what === 'lapse' ? 1 : 0);
  await expect(maintenance(page)).toHaveCount(what === 'maintenance' ? 1 : 0);
  if (what !== 'toast') await expect(notices).toHaveCount(0);
  if (outcome.endsWith(' out')) await expect(page).toHaveURL(login);
}

const employee = 'employee@neuro.example';
function failureOf(name: string): Failure {
  const failure = failures.find((one) => one.name === name);
  if (!failure) throw new Error(`The matrix has no ${name}`);
  return failure;
}
const plain = failureOf('bad-request');
const nothing = async (): Promise<void> => undefined;

const areas: readonly Area[] = [
  {
    name: 'public',
    as: '',
    call: '**/api/1.0/auth/forgotPassword*',
    operation: 'passwordLinkSend',
    ways: ['bad-request', 'no answer', 'HTML with 200'],
    isRepeated: false,
    address: '/forgotPassword',
    async act(page) {
      await page.getByRole('textbox', { name: 'E-mail' }).fill(employee);
      await page.keyboard.press('Enter');
    },
    login: '/login',
  },
  {
    name: 'main',
    as: employee,
    call: '**/api/1.0/tile/getTile',
    operation: 'tileList',
    ways: ['jwt-expired', 'forbidden', 'server-error', 'a schema-breaking 200'],
    isRepeated: true,
    address: '/',
    act: nothing,
    login: /\/login(\?|$)/,
  },
  {
    name: 'chat',
    as: employee,
    call: '**/api/1.0/chat/*/message',
    operation: 'chatMessageSend',
    ways: ['chat-locked', 'unavailable', 'user-blocked'],
    isRepeated: false,
    address: '/chat/neuron/chatGpt',
    act: (page) => send(page, 'Не пропади'),
    login: /\/login(\?|$)/,
  },
  {
    name: 'guest',
    as: 'guest@corp.example',
    call: '**/api/1.0/auth/checkAgreement',
    operation: 'agreementCheck',
    ways: ['jwt-expired', 'too-many-requests'],
    isRepeated: true,
    address: '/chatBot/claude',
    act: nothing,
    login: '/chatBot/login?chatName=claude&redirect=%2FchatBot%2Fclaude',
  },
];

for (const { name, as, call, operation, ways, isRepeated, address, act, login } of areas) {
  test.describe(`area ${name}, ${as || 'nobody signed in'}, ${operation}`, () => {
    test.use({ as });

    for (const failure of ways.map(failureOf)) {
      test(`[ERR-10][PRE-01] area ${name}, ${failure.name}: the outcome of the matrix`, async ({
        page,
        problems,
      }) => {
        await page.clock.install();
        // With a paused clock notices do not expire (and no dialog opens).
        if (failure.outcome[name].startsWith('toast: ')) await page.clock.pauseAt(Date.now() + 60_000);
        await fail(page, call, failure);
        await page.goto(address);
        await act(page);
        if (isRepeated && (failure.status >= 500 || failure.kind === 'network'))
          await expect
            .poll(async () => {
              await page.clock.runFor(1000);
              return maintenance(page).count();
            })
            .toBe(1);
        await expectOutcome(page, failure.outcome[name], login);
        if (failure.outcome[name] === 'nothing') {
          const field = page.getByRole('textbox', { name: 'Сообщение' });
          await expect(field).toHaveValue('Не пропади');
          // A notice of this failure would hide that of the next one.
          await fail(page, call, plain);
          await field.press('Enter');
          await expectOutcome(page, plain.outcome[name], login);
        }
        // Contract violations of this call are intended; those of other calls fail the test.
        const own = new RegExp(`^(console: ApiError: )?${operation}\\b`);
        problems.splice(0, problems.length, ...problems.filter((problem) => !own.test(problem)));
      });
    }
  });
}
