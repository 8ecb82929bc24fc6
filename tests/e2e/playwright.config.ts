import { defineConfig } from '@playwright/test';
import { findOrInstallChromium } from '../support/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  // Where a machine is shared, its stalls are not faults of the product. What passes only the second time is told by
  // name (tests/support/run.ts) and is to be mended.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // These end what hangs; nothing is measured by them.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      // Another version of the browser or of FreeType draws the edges of letters a little otherwise, and the stored
      // pictures have fewer colours: a pixel may differ by a quarter, and one in fifty by more. A button of another
      // colour is three in a hundred.
      threshold: 0.25,
      maxDiffPixelRatio: 0.02,
    },
  },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1280, height: 800 },
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: findOrInstallChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The same letters on every machine, whatever its font settings: the pictures are compared.
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
});
