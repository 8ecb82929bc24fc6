import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import type { components } from '#api/generated/gateway.d.ts';
import { type ServedPortal, servePortal } from '../support/served-portal.ts';
import { contractProblem } from './contract.ts';

const password = 'portal-2026';

type StoredMessage = components['schemas']['Message'];

interface TestFixtures {
  /** Account that is signed in from the start (`test.use({ as: … })`), a guest's at the chat-bot. @default none */
  as: string;
  /** Whether everybody has accepted the code of ethics, which stands before the first request (AUTH-09). */
  ethics: 'accepted' | 'open';
  /** Everything that must not happen while a test runs; a test may `expect` some of it by taking it out. */
  problems: string[];
  /** Signs in through the form and waits for the main page. */
  signIn: (email?: string) => Promise<void>;
}

/** Where a session begins, and the keys that it is stored under. */
const doors = {
  ai: { call: 'auth/authentication', profile: 'profile', state: 'authState' },
  chatBot: { call: 'chatBot/auth', profile: 'chatBotProfile', state: 'chatBotAuthState' },
};

interface WorkerFixtures {
  standIn: ServedPortal;
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

/** Runs in the page: the flag of every account, employee or guest, where the test has stored nothing else. */
function acceptEthics(): void {
  if (!location.protocol.startsWith('http')) return;
  for (let id = 1; id <= 20; id++) {
    for (const key of [`ethicsCode:${id}`, `chatBotEthicsCode:${id}`]) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, 'accepted');
    }
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its pattern
    async ({}, use) => {
      const standIn = await servePortal({ REHEARSAL_DELAY: '2' });
      await use(standIn);
      await standIn.dispose();
    },
    { scope: 'worker' },
  ],
  as: ['', { option: true }],
  ethics: ['accepted', { option: true }],
  baseURL: async ({ standIn }, use) => use(standIn.url),
  // A session of its own for every test, made over the API: a sign-out in one does not reach another.
  storageState: async ({ as, standIn, playwright }, use) => {
    if (as === '') {
      await use(undefined);
      return;
    }
    const api = await playwright.request.newContext({ baseURL: standIn.url });
    const { call, profile, state } = as.startsWith('guest@') ? doors.chatBot : doors.ai;
    const login = await api.post(`/api/1.0/${call}`, { data: { email: as, password } });
    const localStorage = [
      { name: profile, value: await login.text() },
      { name: state, value: 'AUTHENTICATED' },
    ];
    const { cookies } = await api.storageState();
    await api.dispose();
    await use({ cookies, origins: [{ origin: standIn.url, localStorage }] });
  },
  context: async ({ context, ethics }, use) => {
    if (ethics === 'accepted') await context.addInitScript(acceptEthics);
    await use(context);
  },
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
  await expect(answer.getByRole('button', { name: 'Копировать', exact: true })).toBeVisible();
  return answer;
}

/** Chat id in the address, once the gateway has given one. */
export async function chatUuidOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The messages that the gateway has stored for a chat, oldest first. By default the chat is the one on the screen. */
export async function storedMessages(page: Page, chat?: string): Promise<StoredMessage[]> {
  const chatUuid = chat ?? (await chatUuidOf(page));
  const response = await page.request.get(`/api/1.0/history/getListMessage?chatUuid=${chatUuid}`);
  const { content }: { content: StoredMessage[] } = await response.json();
  return content;
}

/** Sends a request over the API and waits for the answer. By default it begins a new chat. Returns the chat's id. */
export async function converse(page: Page, service: string, text: string, chat?: string): Promise<string> {
  const request = {
    name: 'request.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ text })),
  };
  const response = await page.request.post(`/api/1.0/chat/${service}/message`, {
    headers: { accept: 'application/json', 'idempotency-key': crypto.randomUUID() },
    multipart: chat === undefined ? { request } : { request, chat },
  });
  expect(response.status()).toBe(200);
  const { chatUuid }: { chatUuid: string } = await response.json();
  return chatUuid;
}

/** What a message's «Копировать» puts on the clipboard: its text as it came. */
export async function copied(page: Page, message: Locator): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await message.getByRole('button', { name: 'Копировать', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Скопировано' }).last()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Has the gateway answer with a failure of the contract by its name, as a person does with `Prefer`. */
export async function provoke(page: Page, address: string, example: string): Promise<void> {
  await page.route(address, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: `example=${example}` } }),
  );
}

/** Lets the page do what it has begun, by a trip to the server and back, so that what does not happen is seen not to. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch('/favicon.svg', { cache: 'no-store' })));
}

/**
 * Opens a page of somebody who is signed in, and waits until their notifications have come: who asks for them
 * meanwhile only joins that call.
 */
export async function open(page: Page, address: string): Promise<void> {
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/notification/getNotificationUser'),
  );
  await page.goto(address);
  await answered;
  await settle(page);
}

/** Goes through the page by Tab, or by the keys given, until the control has focus. */
export async function tabTo(page: Page, control: Locator, keys = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (
      (await control.count()) === 1 &&
      (await control.evaluate((element) => element === document.activeElement))
    )
      return;
    await page.keyboard.press(keys);
  }
  throw new Error(`${keys} does not reach ${control}`);
}

/** Checks that the page does not scroll sideways once its width is applied. */
export async function expectNoSideScroll(page: Page, screen: string): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang, `${screen}: px that stand out sideways`).toBeLessThanOrEqual(0);
}

/**
 * The status of the next answer to a poll. Moves the page's clock on in quarters of the interval, since that begins
 * when the page has read the last answer, which nobody sees from outside; and no further once it is asked for, since
 * what the answer brings may go by itself.
 *
 * @param interval of the poll, ms
 */
export async function nextPoll(page: Page, address: string, interval: number): Promise<number> {
  const asked: Request[] = [];
  const note = (request: Request): void => {
    if (request.url().endsWith(address)) asked.push(request);
  };
  // It may have been asked for by now.
  page.on('request', note).on('requestfinished', note);
  await expect
    .poll(
      async () => {
        if (asked.length === 0) await page.clock.runFor(interval / 4);
        return asked.length;
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(0);
  page.off('request', note).off('requestfinished', note);
  const response = await asked[0]?.response();
  await response?.finished();
  return response?.status() ?? 0;
}

/** Takes out of `problems` what the test has provoked on purpose; it must be there. */
export async function expectProblem(problems: string[], pattern: RegExp): Promise<void> {
  await expect.poll(() => problems.some((problem) => pattern.test(problem))).toBe(true);
  problems.splice(0, problems.length, ...problems.filter((problem) => !pattern.test(problem)));
}

export { expect };
