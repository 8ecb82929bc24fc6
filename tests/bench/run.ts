/**
 * `npm run bench [-- --runs 5] [--only load|streaming]`: measures the speed of the built portal in a real browser and
 * prints tables. Times depend on the machine, so compare two versions on the same one; tests must not assert them.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '#tests/support/chromium.ts';
import { servePortal } from '#tests/support/served-portal.ts';
import { benchLoad } from './load.ts';
import { benchStreaming } from './streaming.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const runs = Number(values.runs);

const portal = await servePortal({ REHEARSAL_DELAY: '2' });
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ locale: 'ru-RU' });
  const page = await context.newPage();
  await page.goto(`${portal.url}/login`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('employee@neuro.example');
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
  if (values.only !== 'streaming') await benchLoad(browser, portal.url, state, { runs, slowdown: 4 });
  if (values.only !== 'load') await benchStreaming(browser, portal.url, state, { runs });
} finally {
  await browser.close();
  await portal.dispose();
}
