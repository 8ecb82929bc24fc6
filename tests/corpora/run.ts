/**
 * `npm run corpora -- FOLDER`: runs the real code on public test data, which is not part of the project. Prints failures
 * and one summary line per data set. Exit code 1 when there is a failure.
 *
 * - `redirect/redirect-targets.json`: `sameOriginPath` accepts a target exactly when a URL parser resolves it to the same origin
 *   (AUTH-01, PRE-08);
 * - `contentdisp/content-disposition.json`: `fileNameOf` reads the name that Chromium saves; headers that Chromium refuses
 *   are left out (PRE-12);
 * - `upload/file-names.json`: a saved name has one part, 1 to 255 bytes, is stable, and no file system changes it (PRE-12);
 * - `storage/json-test-suite.json`: the built portal starts in Chromium with each text under every storage key,
 *   with and without a session (PRE-07);
 * - `stream/sse-cases.json`, `stream/utf8-cases.json`: the parser of answers reads each case, whole and split in two at every
 *   byte (PRE-18);
 * - `redirect/redirect-targets.json` as addresses of all that asks for one, and the HTML of `markdown/gfm-spec.json` and
 *   `markdown/commonmark-0.31.2.json` as documents, in the sandboxed frames: no request, no window, no script outside (PRE-17);
 * - `markdown/gfm-spec.json`: the component shows the examples of GFM, in jsdom (`src/markdown/conformance.test.tsx`, CHAT-11).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { fileNameOf } from '#lib/content-disposition.ts';
import { cleanFileName } from '#lib/file-name.ts';
import { sameOriginPath } from '#lib/same-origin-path.ts';
import { findOrInstallChromium } from '../support/chromium.ts';
import { servePortal } from '../support/served-portal.ts';
import { checkFrames } from './frames.ts';
import { checkStreams, checkUtf8 } from './streams.ts';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Which folder? npm run corpora -- FOLDER');
  process.exit(2);
}
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8'));

function report(name: string, count: number, wrong: readonly string[]): void {
  for (const item of wrong) console.log(`WRONG ${item}`);
  console.log(`${name}: ${count - wrong.length} of ${count} right`);
  if (wrong.length > 0) process.exitCode = 1;
}

interface Target {
  id: string;
  input: string;
  /** `same-origin`, or the reason why not. */
  resolves: string;
}

function checkRedirects(): void {
  const targets = read<Target[]>('redirect/redirect-targets.json');
  const wrong = targets.filter(({ input, resolves }) => {
    const path = sameOriginPath(input, 'https://portal.example.test');
    // The router resolves the result again, which must not leave the origin either.
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

interface Disposition {
  id: string;
  header: string;
  /** `dl.bin` when the header has no name, null when Chromium refuses the answer. */
  chromium_156_saved_as: string | null;
}

function checkDispositions(): void {
  const all = read<Disposition[]>('contentdisp/content-disposition.json');
  const cases = all.filter(({ chromium_156_saved_as: saved }) => saved !== null);
  const wrong = cases.flatMap(({ id, header, chromium_156_saved_as: saved }) => {
    // Chromium writes `_` for what a path may not contain; `cleanFileName` has rules of its own.
    const name = (fileNameOf(header) ?? 'dl.bin').replaceAll(/[/\\:"<>|?*]/g, '_').normalize('NFC');
    return name === saved ? [] : [`${id} ${header}: ${name}, not ${saved}`];
  });
  report('content-disposition', cases.length, wrong);
}

/** Whether a file system takes the name as it is. */
const isSafe = (name: string): boolean =>
  !/[/\\<>:"|?*\p{Cc}\p{Cs}\u200b\u2028\u2029\u202a-\u202e\ufeff\u{e0000}-\u{e007f}]|^[.\s]|[.\s]$/u.test(
    name,
  ) &&
  !/^(con|prn|aux|nul|com\d|lpt\d) *(\.|$)/i.test(name) &&
  name !== '' &&
  Buffer.byteLength(name) <= 255;

function checkFileNames(): void {
  const names = read<{ id: string; name: string }[]>('upload/file-names.json');
  const wrong = names.filter(({ name }) => {
    const clean = cleanFileName(name);
    return !isSafe(clean) || cleanFileName(clean) !== clean || (isSafe(name) && clean !== name);
  });
  report(
    'file names',
    names.length,
    wrong.map(({ id, name }) => `${id} ${JSON.stringify(name)}: ${cleanFileName(name)}`),
  );
}

interface Text {
  name: string;
  base64: string;
}

const account = { email: 'employee@neuro.example', password: 'portal-2026' };

/** Every key that the portal reads from localStorage or sessionStorage for the user with this id. */
const keysOf = (id: number): string[] => [
  'theme',
  'lastVisit',
  'bannerPlace',
  'feedbackTitle',
  'feedbackDraft',
  'registrationDraft',
  'chatBotExit',
  'profile',
  'authState',
  'authEnding',
  `ethicsCode:${id}`,
  'chatBotProfile',
  'chatBotAuthState',
  'chatBotAuthEnding',
  `chatBotEthicsCode:${id}`,
  ...['', '#files', '#sending'].map((part) => `draft:${id}:chatGpt/new${part}`),
  ...['chatGpt#model', 'feedback'].map((place) => `draft:${id}:${place}`),
  ...['notificationsSeen', 'recentCommands', 'chatBotCorporate'].map((kind) => `${kind}:${id}`),
];

/** Opens the portal with every storage key set to the text; true when the expected screen appears. */
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

async function checkForeign(): Promise<void> {
  const documents = ['markdown/gfm-spec.json', 'markdown/commonmark-0.31.2.json'].flatMap((file) =>
    read<{ html: string }[]>(file).map(({ html }) => html),
  );
  const addresses = read<Target[]>('redirect/redirect-targets.json').map(({ input }) => input);
  const standIn = await servePortal();
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ baseURL: standIn.url, locale: 'ru-RU' });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const { count, wrong } = await checkFrames(page, documents, addresses);
  report('sandboxed frames', count, wrong);
  await browser.close();
  await standIn.dispose();
}

/** Runs the test of conformance, which needs the test runner's jsdom and prints its own result. */
function checkMarkdown(data: string): void {
  const { status } = spawnSync('vitest', ['run', 'src/markdown/conformance.test.tsx'], {
    env: { ...process.env, CORPORA: resolve(data) },
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

checkRedirects();
checkDispositions();
checkFileNames();
const streams = await checkStreams(read('stream/sse-cases.json'));
report('event streams', streams.count, streams.wrong);
const utf8 = read<Parameters<typeof checkUtf8>[0]>('stream/utf8-cases.json');
report('UTF-8', utf8.length, await checkUtf8(utf8));
checkMarkdown(folder);
await checkForeign();
await checkStorage();
