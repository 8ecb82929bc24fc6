import {
  type BrowserContextOptions,
  test as base,
  type ElementHandle,
  expect,
  type Locator,
  type Page,
  type PlaywrightWorkerArgs,
  type Request,
} from '@playwright/test';
import type { components } from '#api/generated/gateway.d.ts';
import { type ServedPortal, servePortal } from '../support/served-portal.ts';
import { contractProblem } from './contract.ts';

const password = 'portal-2026';

type StoredMessage = components['schemas']['Message'];

interface TestFixtures {
  /** Account that is signed in from the start (`test.use({ as: … })`), for a guest in the chat-bot. @default none */
  as: string;
  /** Whether all accounts have accepted the ethics code, which the first request requires (AUTH-09). */
  ethics: 'accepted' | 'open';
  /** Console errors, crashes and contract violations; a test fails if any remain. `expectProblem` removes expected ones. */
  problems: string[];
  /** Opens the browser of another person who is signed in. */
  openBrowserOf: (email: string) => Promise<Page>;
  /** Signs in through the form and waits for the main page. */
  signIn: (email?: string) => Promise<void>;
}

/** Sign-in call and storage keys of each kind of session. */
const sessionKinds = {
  ai: { call: 'auth/authentication', profile: 'profile', state: 'authState' },
  chatBot: { call: 'chatBot/auth', profile: 'chatBotProfile', state: 'chatBotAuthState' },
};

/** Signs in over the API. Returns what a browser then keeps. */
export async function sessionOf(
  { request }: Pick<PlaywrightWorkerArgs['playwright'], 'request'>,
  { url }: Pick<ServedPortal, 'url'>,
  email: string,
): Promise<Session> {
  const api = await request.newContext({ baseURL: url });
  const { call, profile, state } = email.startsWith('guest@') ? sessionKinds.chatBot : sessionKinds.ai;
  const login = await api.post(`/api/1.0/${call}`, { data: { email, password } });
  const localStorage = [
    { name: profile, value: await login.text() },
    { name: state, value: 'AUTHENTICATED' },
  ];
  const { cookies } = await api.storageState();
  await api.dispose();
  return { cookies, origins: [{ origin: url, localStorage }] };
}

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface WorkerFixtures {
  standIn: ServedPortal;
}

/** Browser messages about failures that a test provokes; tests assert what the portal shows instead. */
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

/** Runs in the page: sets the ethics flag of every account that has none. */
export function acceptEthics(): void {
  // The frames of foreign code have no storage.
  if (!location.protocol.startsWith('http') || origin === 'null') return;
  for (let id = 1; id <= 20; id++) {
    for (const key of [`ethicsCode:${id}`, `chatBotEthicsCode:${id}`]) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, 'accepted');
    }
  }
}

/**
 * Runs in the page: behind a dialog nothing is blurred. Without a graphics card the blur of the whole window takes most of
 * the time of each frame; `workshop.spec.ts` asserts it.
 */
function leaveBackdropsSharp(): void {
  const sharp = new CSSStyleSheet();
  sharp.replaceSync('* { backdrop-filter: none !important }');
  document.adoptedStyleSheets.push(sharp);
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
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
  // Each test has its own session, created over the API, so that a sign-out does not affect other tests.
  storageState: async ({ as, standIn, playwright }, use) => {
    if (as === '') {
      await use(undefined);
      return;
    }
    await use(await sessionOf(playwright, standIn, as));
  },
  context: async ({ context, ethics }, use) => {
    await context.addInitScript(leaveBackdropsSharp);
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
  openBrowserOf: async ({ browser, standIn, playwright, problems, contextOptions }, use) => {
    await use(async (email) => {
      const storageState = await sessionOf(playwright, standIn, email);
      const context = await browser.newContext({ ...contextOptions, storageState, baseURL: standIn.url });
      await context.addInitScript(acceptEthics);
      const page = await context.newPage();
      watch(page, problems);
      return page;
    });
  },
  signIn: async ({ page }, use) => {
    await use(async (email = 'employee@neuro.example') => {
      await page.goto('/login');
      await fillLogin(page, email);
      await expect(page.getByRole('searchbox', { name: 'Поиск сервиса' })).toBeVisible();
    });
  },
});

/** For tests that change what all people see: they have a stand-in of their own. */
export const testAlone = test.extend<object, WorkerFixtures>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    async ({}, use) => {
      const standIn = await servePortal({ REHEARSAL_DELAY: '2' });
      await use(standIn);
      await standIn.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Fills in and submits the login form on the screen. */
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

/** The last answer of the conversation, once it is complete. */
export async function settledAnswer(page: Page, service = 'ChatGPT') {
  const answer = page.getByRole('log', { name: 'Сообщения' }).getByRole('article', { name: service }).last();
  await expect(answer.getByRole('button', { name: 'Скрыть', exact: true })).toBeVisible();
  return answer;
}

/** Chat id in the address, once the gateway has assigned one. */
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

/** Where a request goes on, whom it asks and what it carries. */
interface More {
  /** Id of the chat. @default a new chat */
  chat?: string;
  agentId?: string;
  file?: { name: string; mimeType: string; buffer: Buffer };
}

/** Sends a request over the API and waits for the answer. Returns the chat's id. */
export async function converse(
  { request: api }: Pick<Page, 'request'>,
  service: string,
  text: string,
  { chat, agentId, file }: More = {},
): Promise<string> {
  const request = {
    name: 'request.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ text, agentId })),
  };
  const response = await api.post(`/api/1.0/chat/${service}/message`, {
    headers: { accept: 'application/json', 'idempotency-key': crypto.randomUUID() },
    multipart: { request, ...(chat && { chat }), ...(file && { files: file }) },
  });
  expect(response.status()).toBe(200);
  const { chatUuid }: { chatUuid: string } = await response.json();
  return chatUuid;
}

/** The text that «Копировать» of a message writes to the clipboard. */
export async function copied(page: Page, message: Locator): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await message.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('menuitem', { name: 'Копировать как Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Скопировано' }).last()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Makes the gateway answer with a named error of the contract, by the `Prefer` header. */
export async function provoke(page: Page, address: string, example: string): Promise<void> {
  await page.route(address, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: `example=${example}` } }),
  );
}

/** Waits for a round trip to the server, so that pending work of the page has run before an absence is asserted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch('/favicon.svg', { cache: 'no-store' })));
}

/** Opens a page with a session and waits for its notifications: a later request for them is then a new call. */
export async function open(page: Page, address: string): Promise<void> {
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/notification/getNotificationUser'),
  );
  await page.goto(address);
  await answered;
  await settle(page);
}

/**
 * Presses Tab, or the given keys, until the control has focus. The control is looked up once, and again only when it is
 * not there (yet): a look-up by role reads the whole page, which costs more than the key.
 */
export async function tabTo(page: Page, control: Locator, keys = 'Tab'): Promise<void> {
  let target: ElementHandle | null = null;
  for (let presses = 0; presses < 150; presses++) {
    if (target === null && (await control.count()) === 1) target = await control.elementHandle();
    const state = await target?.evaluate((element) => ({
      isThere: element.isConnected,
      isFocused: element === document.activeElement,
    }));
    if (state?.isFocused) return;
    if (!state?.isThere) target = null;
    await page.keyboard.press(keys);
  }
  throw new Error(`${keys} does not reach ${control}`);
}

/** Checks that the page does not scroll horizontally at this width. */
export async function expectNoSideScroll(page: Page, screen: string): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang, `${screen}: px that stand out sideways`).toBeLessThanOrEqual(0);
}

/**
 * Returns the status of the next poll response. Advances the page's clock in quarters of the interval, because the test
 * cannot see when the interval starts, and stops at the request, because notices of the response would expire.
 *
 * @param interval poll interval, ms
 */
export async function nextPoll(page: Page, address: string, interval: number): Promise<number> {
  const asked: Request[] = [];
  const note = (request: Request): void => {
    if (request.url().endsWith(address)) asked.push(request);
  };
  // The request may have been sent already.
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

/** Waits for an expected problem and removes it from `problems`. */
export async function expectProblem(problems: string[], pattern: RegExp): Promise<void> {
  await expect.poll(() => problems.some((problem) => pattern.test(problem))).toBe(true);
  problems.splice(0, problems.length, ...problems.filter((problem) => !pattern.test(problem)));
}

export { expect };
