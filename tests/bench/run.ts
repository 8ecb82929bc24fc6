/**
 * `npm run bench [-- --runs 5] [--only load|streaming|opening|export|lists]`: measures the speed of the built portal in a real browser and
 * prints tables. Times depend on the machine, so compare two versions on the same one; tests must not assert them.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '#tests/support/chromium.ts';
import { servePortal } from '#tests/support/served-portal.ts';
import type { Bench } from './chat-page.ts';
import { benchExport } from './export.ts';
import { serveGateway } from './gateway.ts';
import { benchLists } from './lists.ts';
import { benchLoad } from './load.ts';
import { benchOpening } from './opening.ts';
import { benchStreaming } from './streaming.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const runs = Number(values.runs);

/** Signs a person in, by default an employee. @returns the browser's storage with the session */
async function signIn(url: string, email = 'employee@neuro.example'): Promise<Bench['state']> {
  const context = await browser.newContext({ locale: 'ru-RU' });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Пароль' }).fill('portal-2026');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('searchbox', { name: 'Поиск сервиса' }).waitFor();
  // The code of ethics would stand before the first request.
  await page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('profile') ?? '{}') as { id?: number };
    localStorage.setItem(`ethicsCode:${id}`, 'accepted');
  });
  const state = await context.storageState();
  await context.close();
  return state;
}

const portal = await servePortal({ REHEARSAL_DELAY: '0' });
const gateway = await serveGateway(portal.url);
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
const isWanted = (name: string): boolean => values.only === undefined || values.only === name;
try {
  if (isWanted('load')) {
    const states = {
      employee: await signIn(portal.url),
      administrator: await signIn(portal.url, 'admin@neuro.example'),
    };
    await benchLoad(browser, portal.url, states, { runs, slowdown: 4 });
  }
  const bench = { browser, url: gateway.url, state: await signIn(gateway.url), runs };
  if (isWanted('streaming')) await benchStreaming(bench);
  if (isWanted('opening')) await benchOpening(bench);
  if (isWanted('export')) await benchExport({ ...bench, url: portal.url, state: await signIn(portal.url) });
  // Last, because it fills the state.
  if (isWanted('lists')) await benchLists(browser, portal, runs);
} finally {
  await browser.close();
  gateway.close();
  await portal.dispose();
}
