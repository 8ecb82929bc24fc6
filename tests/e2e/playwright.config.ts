import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findOrInstallChromium } from '../support/chromium.ts';

/**
 * A full Chromium shows even a headless page in a window with an address bar. The bar loads two pages of its own, which
 * costs as much as the portal. Chromium takes the last list of features only, so Playwright's own list
 * (chromiumSwitches.ts) is repeated here.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: '.',
  // The longest files first, which have servers of their own, so that at the end neither worker is without work.
  projects: [
    { name: 'workshop', testMatch: 'workshop.spec.ts' },
    { name: 'prism', testMatch: 'prism.spec.ts' },
    { name: 'portal', testIgnore: ['workshop.spec.ts', 'prism.spec.ts'] },
  ],
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  // Where a machine is shared, its stalls are not faults of the product. What passes only the second time is told by
  // name (tests/run.ts) and is to be mended.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // These end what hangs; nothing is measured by them.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      stylePath: join(import.meta.dirname, 'pictures.css'),
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
    // A trace takes a tenth of the time: `--trace on` makes one by hand.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      executablePath: findOrInstallChromium(),
      args: [
        '--no-sandbox',
        `--disable-features=${disabledFeatures.join(',')}`,
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
