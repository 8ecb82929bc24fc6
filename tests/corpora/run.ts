/**
 * `npm run corpora -- FOLDER`: public test material, which is not part of the project, through the real code. Says what
 * went wrong, ends with a line a corpus, exits with 1 when anything did.
 *
 * - `redirect/redirect-targets.json`: `sameOriginPath` keeps what a URL parser finds on the same origin, and nothing else
 *   (AUTH-01, PRE-08);
 * - `storage/json-test-suite.json`: with each text under every key that the portal stores, with a session and without
 *   one, the portal starts (PRE-07). In Chromium, against the built portal.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { sameOriginPath } from '#lib/same-origin-path.ts';
import { findOrInstallChromium } from '../support/chromium.ts';
import { servePortal } from '../support/served-portal.ts';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Which folder? npm run corpora -- FOLDER');
  process.exit(2);
}
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8'));

function report(name: string, count: number, wrong: readonly string[]): void {
  for (const what of wrong) console.log(`WRONG ${what}`);
  console.log(`${name}: ${count - wrong.length} of ${count} right`);
  if (wrong.length > 0) process.exitCode = 1;
}

interface Target {
  id: string;
  input: string;
  /** `same-origin`, or why it is not. */
  resolves: string;
}

function checkRedirects(): void {
  const targets = read<Target[]>('redirect/redirect-targets.json');
  const wrong = targets.filter(({ input, resolves }) => {
    const path = sameOriginPath(input, 'https://portal.example.test');
    // What comes out is resolved once more by the router: it must stay here then, too.
    const stays =
      path?.startsWith('/') && new URL(path, 'https://portal.example.test').host === 'portal.example.test';
    return (path !== null && stays !== true) || (path !== null) !== (resolves === 'same-origin');
  });
  report(
    'redirect',
    targets.length,
    wrong.map(({ id, input }) => `${id} ${JSON.stringify(input)}`),
  );
}

interface Text {
  name: string;
  base64: string;
}

const account = { email: 'employee@neuro.example', password: 'portal-2026' };

/** Every key that the portal reads from this browser's or this tab's storage, of the person of this id. */
const keysOf = (id: number): string[] => [
  ...[
    'theme',
    'lastVisit',
    'bannerPlace',
    'feedbackTitle',
    'feedbackDraft',
    'registrationDraft',
    'chatBotExit',
  ],
  ...['profile', 'authState', 'authLapsed', `ethicsCode:${id}`],
  ...['chatBotProfile', 'chatBotAuthState', 'chatBotAuthLapsed', `chatBotEthicsCode:${id}`],
  ...['', '#files', '#sending'].map((part) => `draft:${id}:chatGpt/new${part}`),
  ...['chatGpt#model', 'feedback'].map((place) => `draft:${id}:${place}`),
  ...['notificationsSeen', 'recentCommands', 'chatBotCorporate'].map((kind) => `${kind}:${id}`),
];

/** Opens the portal over a storage that holds nothing but the text; true when what it has to show is there. */
async function starts(
  page: Page,
  keys: string[],
  text: string,
  session: Record<string, string>,
): Promise<boolean> {
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([names, value, own]) => {
      for (const storage of [localStorage, sessionStorage]) {
        storage.clear();
        for (const name of names) storage.setItem(name, value);
      }
      for (const [name, honest] of Object.entries(own)) localStorage.setItem(name, honest);
    },
    [keys, text, session] as const,
  );
  const shows = async (sign: Locator): Promise<boolean> =>
    sign.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
  await page.goto('/chat/neuron/chatGpt');
  if (!session['profile']) return shows(page.getByRole('button', { name: 'Войти' }));
  if (!(await shows(page.getByRole('textbox', { name: 'Сообщение' })))) return false;
  await page.goto('/');
  return shows(page.getByRole('searchbox', { name: 'Поиск сервиса' }));
}

async function checkStorage(): Promise<void> {
  const texts = read<Text[]>('storage/json-test-suite.json');
  const standIn = await servePortal();
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL: standIn.url, locale: 'ru-RU' });
  const login = await context.request.post('/api/1.0/auth/authentication', { data: account });
  const profile = await login.text();
  const keys = keysOf(JSON.parse(profile).id);
  const sessions: Record<string, string>[] = [{}, { profile, authState: 'AUTHENTICATED' }];
  const page = await context.newPage();
  let crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));
  const wrong: string[] = [];
  for (const { name, base64 } of texts) {
    const text = Buffer.from(base64, 'base64').toString();
    for (const session of sessions) {
      crashes = [];
      const isThere = await starts(page, keys, text, session);
      if (!isThere || crashes.length > 0) wrong.push([name, ...Object.keys(session), ...crashes].join(', '));
    }
  }
  report(`storage, ${keys.length} keys, with and without a session`, texts.length * 2, wrong);
  await browser.close();
  await standIn.dispose();
}

checkRedirects();
await checkStorage();
