import { test as base, expect, type Page } from '@playwright/test';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { contractProblem } from './contract.ts';

const password = 'portal-2026';

interface TestFixtures {
  /** Everything that must not happen while a test runs; a test may `expect` some of it by taking it out. */
  problems: string[];
  /** Signs in through the form and waits for the main page. */
  signIn: (email?: string) => Promise<void>;
}

interface WorkerFixtures {
  standIn: StandIn;
}

/** Texts of the browser about answers that a test provokes on purpose; the policy's outcome is what is asserted. */
const isStatusNote = (text: string): boolean => /^Failed to load resource: /.test(text);

function watch(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isStatusNote(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('response', async (response) => {
    const problem = await contractProblem(response);
    if (problem) problems.push(problem);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (
      protocol.startsWith('http') &&
      page.url().startsWith('http') &&
      origin !== new URL(page.url()).origin
    ) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its pattern
    async ({}, use) => {
      const standIn = await startStandIn({ REHEARSAL_DELAY: '2' });
      await use(standIn);
      await standIn.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ standIn }, use) => use(standIn.url),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      watch(page, problems);
      await use(problems);
      expect(problems, 'console errors, page errors, foreign requests, contract violations').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (email = 'employee@neuro.example') => {
      await page.goto('/login');
      await fillLogin(page, email);
      await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
    });
  },
});

/** Fills and sends the login form that is on the screen. */
export async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(secret);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** Writes a request into the composer and sends it. */
export async function send(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Сообщение' }).fill(text);
  await page.getByRole('button', { name: 'Отправить' }).click();
}

/** The last answer of the conversation, once it is whole. */
export async function settledAnswer(page: Page, service = 'ChatGPT') {
  const answer = page.getByRole('log', { name: 'Сообщения' }).getByRole('article', { name: service }).last();
  await expect(answer.getByRole('button', { name: 'Копировать', exact: true })).toBeVisible({
    timeout: 20_000,
  });
  return answer;
}

export { expect };
