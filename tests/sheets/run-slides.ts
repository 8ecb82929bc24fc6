/**
 * `npm run sheets:slides` draws all layouts of presentations and all kinds of charts side by side, one sheet for each theme, in
 * docs/sheets/slides. The slides are drawn by the code of the editor and the show. No test compares the sheets.
 *
 * `node tests/sheets/run-slides.ts --themes light,night --scale 2 --out FOLDER` writes larger pictures of some themes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { THEME_LIST } from '#features/presentations/model/themes.ts';
import { findOrInstallChromium } from '#tests/support/chromium.ts';
import { servePage } from '#tests/support/workshop.ts';
import { captureSheet } from './sheet.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'docs/sheets/slides' },
    themes: { type: 'string', default: THEME_LIST.join(',') },
    scale: { type: 'string', default: '1' },
  },
});
const scale = Number(values.scale);
/** Largest size of one sheet, bytes. */
const maxBytes = 208_000 * scale ** 2;

mkdirSync(values.out, { recursive: true });
const slides = await servePage('tests/sheets/slides/index.html');
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
});
try {
  for (const theme of THEME_LIST.filter((one) => values.themes.split(',').includes(one))) {
    const page = await browser.newPage({ locale: 'ru-RU', deviceScaleFactor: scale });
    page.on('pageerror', (error) => {
      process.exitCode = 1;
      console.error(`${theme}: ${error}`);
    });
    await page.goto(`${slides.url}?theme=${theme}`, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
    });
    const path = join(values.out, `${theme}.webp`);
    const file = await captureSheet(page, maxBytes);
    writeFileSync(path, file);
    console.log(`${path}: ${Math.round(file.length / 1000)} kB`);
    await page.close();
  }
} finally {
  await browser.close();
  await slides.dispose();
}
