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
  // The longest files, which have servers of their own, start first, so that both workers finish at about the same time.
  projects: [
    { name: 'workshop', testMatch: 'workshop.spec.ts' },
    { name: 'prism', testMatch: 'prism.spec.ts' },
    { name: 'portal', testIgnore: ['workshop.spec.ts', 'prism.spec.ts'] },
  ],
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  // A shared CI machine can stall. Tests that pass only at the second attempt are reported (tests/run.ts) and must be
  // fixed.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Only to end hanging tests.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      stylePath: join(import.meta.dirname, 'pictures.css'),
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      // Other versions of the browser or FreeType render letter edges differently, and the stored pictures have fewer
      // colours: a pixel may differ by a quarter, and 2 % of the pixels by more. A button of another colour is 3 %.
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
    // Painting animations without a graphics card takes a twelfth of the time. `chat.spec.ts` and `composer.spec.ts` run with motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a tenth of the time; use `--trace on` when needed.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      executablePath: findOrInstallChromium(),
      args: [
        '--no-sandbox',
        `--disable-features=${disabledFeatures.join(',')}`,
        '--disable-gpu',
        // A page lives for seconds: compiling its scripts to optimized code takes longer than it saves.
        '--js-flags=--no-opt --no-maglev',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Renders the same letters on every machine, for the picture comparison.
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
});
