/**
 * `npm run sheets`: pictures of the screens of the built portal, small and side by side, one sheet for each width and
 * theme, in docs/sheets. They show a change of the design at a glance; no test compares them.
 *
 * `node tests/sheets/run.ts --url URL --out FOLDER --themes light` takes those of another portal with its stand-in, such as
 * an older version. The pictures in full size are in test-results/FOLDER.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page, request } from '@playwright/test';
import { findOrInstallChromium } from '#tests/support/chromium.ts';
import { servePortal } from '#tests/support/served-portal.ts';
import { setTheme, type Theme, themes } from '../e2e/axe.ts';
import { acceptEthics, sessionOf } from '../e2e/fixtures.ts';
import { employee, makeChats, type Screen, screens } from './screens.ts';
import { drawSheet, type Format, formats } from './sheet.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    out: { type: 'string', default: 'docs/sheets' },
    themes: { type: 'string', default: 'light,dark' },
  },
});
/** Largest size of one sheet. */
const maxBytes = 240_000;
/** Pages that are open at the same time. */
const lanes = 2;
const folder = join('test-results', values.out);
const wantedThemes = themes.filter((theme) => values.themes.split(',').includes(theme));

/** The browser of a person, or of nobody. */
async function enter(account: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    storageState: account === undefined ? undefined : await sessionOf({ request }, { url }, account),
  });
  await context.addInitScript(acceptEthics);
  return context;
}

/** Takes pictures until two in a row are the same: the layout and the code of the parts have arrived. */
async function takePicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ type: 'jpeg', quality: 90, animations: 'disabled' });
  let last = await take();
  for (let attempt = 0; attempt < 20; attempt++) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

const pictures = new Map<string, Buffer>();
const keyOf = (screen: Screen, { width }: Format, theme: Theme): string =>
  `${screen.name.replaceAll(/\W+/g, '-')}-${width}-${theme}`;

/** Pictures of one screen at every width in every theme. */
async function photograph(screen: Screen): Promise<void> {
  const context = await enter(screen.as);
  const page = await context.newPage();
  const [widest] = formats;
  if (widest) await page.setViewportSize(widest);
  await screen.open(page, chats);
  // The list of chats is loaded one second after the screen (src/routes/-PanelMiddle.tsx).
  await page.waitForTimeout(1500);
  await page.locator('[aria-busy=true]:visible').first().waitFor({ state: 'hidden' });
  if (screen.name !== 'Without a network') await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
  for (const format of formats) {
    await page.setViewportSize(format);
    for (const theme of wantedThemes) {
      await setTheme(page, theme);
      const picture = await takePicture(page);
      pictures.set(keyOf(screen, format, theme), picture);
      writeFileSync(join(folder, `${keyOf(screen, format, theme)}.jpg`), picture);
    }
  }
  await context.close();
}

mkdirSync(folder, { recursive: true });
mkdirSync(values.out, { recursive: true });
const portal = values.url === undefined ? await servePortal({ REHEARSAL_DELAY: '0' }) : undefined;
const url = values.url ?? portal?.url ?? '';
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
});
const person = await enter(employee);
const chats = await makeChats(person);
await person.close();
const queue = [...screens];
const work = async (): Promise<void> => {
  for (let screen = queue.shift(); screen; screen = queue.shift()) {
    const { name } = screen;
    await photograph(screen).catch((error: unknown) => {
      process.exitCode = 1;
      console.error(`${name}: ${error}`);
    });
  }
};
try {
  await Promise.all(Array.from({ length: lanes }, work));
  for (const format of formats) {
    for (const theme of wantedThemes) {
      const thumbnails = screens.map((screen) => ({
        name: screen.name,
        picture: pictures.get(keyOf(screen, format, theme)),
      }));
      const file = await drawSheet(browser, thumbnails, format, theme, maxBytes);
      const path = join(values.out, `${format.width}-${theme}.webp`);
      writeFileSync(path, file);
      console.log(`${path}: ${Math.round(file.length / 1000)} kB`);
    }
  }
} finally {
  await browser.close();
  await portal?.dispose();
}
