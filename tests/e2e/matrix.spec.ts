import type { Page } from '@playwright/test';
import type { OperationId } from '#api/generated/operation-id.ts';
import { type AreaName, type Failure, failures, type Outcome } from '#tests/errors/matrix.ts';
import { expect, send, test } from './fixtures.ts';

interface Area {
  name: AreaName;
  /** Signed-in account. */
  as: string;
  /** The failing call and its failure; `src/app/error-matrix.test.tsx` asserts every failure of every area. */
  call: string;
  operation: OperationId;
  failure: Failure;
  /** Address of the page that makes the call. */
  address: string;
  /** User actions that lead to the call. */
  act: (page: Page) => Promise<void>;
  /** Address after the end of the session. */
  login: RegExp | string;
}

async function fail(page: Page, call: string, failure: Failure): Promise<void> {
  await page.route(call, (route) => {
    if (failure.kind === 'network') return route.abort();
    if (failure.kind === 'malformed') return route.fulfill({ json: { unexpected: true } });
    const error = { timestamp: '2026-11-20T09:41:07Z', status: failure.status, error: 'Error', path: '/' };
    return route.fulfill({ status: failure.status, json: { ...error, message: failure.text } });
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
  }
  await expect(dialogs).toHaveCount(what === 'dialog' || what === 'lapse' ? 1 : 0);
  await expect(maintenance(page)).toHaveCount(what === 'maintenance' ? 1 : 0);
  await expect(notices).toHaveCount(0);
  if (outcome.endsWith(' out')) await expect(page).toHaveURL(login);
}

const employee = 'employee@neuro.example';
function failureOf(name: string): Failure {
  const failure = failures.find((one) => one.name === name);
  if (!failure) throw new Error(`The matrix has no ${name}`);
  return failure;
}
const nothing = async (): Promise<void> => undefined;

const areas: readonly Area[] = [
  {
    name: 'public',
    as: '',
    call: '**/api/1.0/auth/forgotPassword*',
    operation: 'passwordLinkSend',
    failure: failureOf('no answer'),
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
    failure: failureOf('a schema-breaking 200'),
    address: '/',
    act: nothing,
    login: /\/login(\?|$)/,
  },
  {
    name: 'chat',
    as: employee,
    call: '**/api/1.0/chat/*/message',
    operation: 'chatMessageSend',
    failure: failureOf('unavailable'),
    address: '/chat/neuron/chatGpt',
    act: (page) => send(page, 'Не пропади'),
    login: /\/login(\?|$)/,
  },
  {
    name: 'guest',
    as: 'guest@corp.example',
    call: '**/api/1.0/auth/checkAgreement',
    operation: 'agreementCheck',
    failure: failureOf('jwt-expired'),
    address: '/chatBot/claude',
    act: nothing,
    login: '/chatBot/login?chatName=claude&redirect=%2FchatBot%2Fclaude',
  },
];

for (const { name, as, call, operation, failure, address, act, login } of areas) {
  test.describe(`area ${name}, ${as || 'nobody signed in'}, ${operation}`, () => {
    test.use({ as });

    test(`[ERR-10][PRE-01] area ${name}, ${failure.name}: the outcome of the matrix`, async ({
      page,
      problems,
    }) => {
      await fail(page, call, failure);
      await page.goto(address);
      await act(page);
      await expectOutcome(page, failure.outcome[name], login);
      // Contract violations of this call are intended; those of other calls fail the test.
      const own = new RegExp(`^(console: ApiError: )?${operation}\\b`);
      problems.splice(0, problems.length, ...problems.filter((problem) => !own.test(problem)));
    });
  });
}
