/**
 * `npm run size`: bytes of a route's first load by kind, measured in Chromium with the stand-in's static server
 * (Brotli). Exit code 1 when JS + CSS of a route is over its bound, or when a module over 1 kB is new in the first load
 * of `/login` or `/`. `--files` lists the files of each route, `--update` accepts the modules.
 */
import { globSync, statSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findOrInstallChromium } from '../support/chromium.ts';
import { servePortal } from '../support/served-portal.ts';
import { changedModules, updateModules } from './modules.ts';

/** kB (1000 bytes) of compressed JS + CSS; docs/tests.md lists their parts. */
const bounds: Record<string, number> = { '/login': 141, '/': 178, '/chat/neuron/chatGpt': 255 };

/** kB of compressed code of parts that are loaded later, by their files. */
const laterBounds: Record<string, number> = { 'charts-*.js': 25 };

interface Weight {
  js: number;
  css: number;
  font: number;
  /** Bytes of each file. */
  files: Map<string, number>;
}

type Kind = 'js' | 'css' | 'font';

/** Signs in on a page of its own: what that page still loads does not count. */
async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('employee@neuro.example');
  await page.getByRole('textbox', { name: 'Пароль' }).fill('portal-2026');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('searchbox', { name: 'Поиск сервиса' }).waitFor();
  await page.close();
}

/** Loads an address with an empty cache and sums the transferred bodies. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const weight: Weight = { js: 0, css: 0, font: 0, files: new Map() };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, { kind: Kind; headers: number; name: string }>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = /\.(js|css|woff2)$/.exec(new URL(response.url).pathname)?.[1];
    const name = kind === 'woff2' ? 'font' : kind;
    if (name === 'js' || name === 'css' || name === 'font') {
      const file = new URL(response.url).pathname;
      kinds.set(requestId, { kind: name, headers: response.encodedDataLength, name: file });
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = kinds.get(requestId);
    if (!found) return;
    weight[found.kind] += encodedDataLength - found.headers;
    weight.files.set(found.name, encodedDataLength - found.headers);
  });
  // Later parts load some seconds after the start, which a slow machine needs for the first load alone.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, delay = 0) =>
      delay < 1000 ? start(run, delay) : 0) as typeof start;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await session.detach();
  return weight;
}

/** `npm run size -- --files` lists the files of each route. */
const isDetailed = process.argv.includes('--files');
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);

const standIn = await servePortal();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
let over = false;
try {
  console.log('First load, kB over the wire (Brotli)');
  console.log('route                          JS      CSS    JS+CSS   bound    fonts');
  for (const [route, bound] of Object.entries(bounds)) {
    const context = await browser.newContext({ locale: 'ru-RU' });
    if (route !== '/login') await signIn(await context.newPage(), standIn.url);
    const { js, css, font, files } = await weigh(await context.newPage(), `${standIn.url}${route}`);
    const sum = js + css;
    over ||= sum > bound * 1000;
    console.log(
      `${route.padEnd(24)}${kilobytes(js)} ${kilobytes(css)}  ${kilobytes(sum)}${String(bound).padStart(8)} ${kilobytes(font)}${sum > bound * 1000 ? '  OVER' : ''}`,
    );
    if (isDetailed)
      for (const [file, bytes] of [...files].sort(([, a], [, b]) => b - a))
        console.log(`    ${kilobytes(bytes)} ${file}`);
    await context.close();
  }
} finally {
  await browser.close();
  await standIn.dispose();
}
for (const [files, bound] of Object.entries(laterBounds)) {
  const found = globSync(`dist/assets/${files}.br`);
  const sum = found.reduce((total, file) => total + statSync(file).size, 0);
  const isOver = found.length === 0 || sum > bound * 1000;
  over ||= isOver;
  console.log(
    `${`later: ${files}`.padEnd(24)}${kilobytes(sum)} ${''.padStart(18)}${String(bound).padStart(8)}${isOver ? '  OVER or missing' : ''}`,
  );
}
if (process.argv.includes('--update')) updateModules();
const changes = changedModules();
if (changes.length > 0) {
  console.log(
    '\nModules over 1 kB of the first load have changed; `npm run size -- --update` lists them anew:',
  );
  for (const change of changes) console.log(`  ${change}`);
}
process.exitCode = over || changes.length > 0 ? 1 : 0;
