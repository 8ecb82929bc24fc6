import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell comes first: it takes a sixth less time. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

function installed(): string | null {
  const wanted = process.env['PLAYWRIGHT_CHROMIUM_EXECUTABLE'];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`PLAYWRIGHT_CHROMIUM_EXECUTABLE names ${wanted}, and there is no such file.`);
  }
  return (
    systemPaths.find((path) => existsSync(path)) ??
    (existsSync(chromium.executablePath()) ? chromium.executablePath() : null)
  );
}

const attempt = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 600_000 }).status === 0;

/**
 * Finds a Chromium: PLAYWRIGHT_CHROMIUM_EXECUTABLE, the system's, Playwright's. If there is none, installs one with
 * Playwright or, as root on Debian, with apt-get.
 *
 * @returns path of the executable
 * @throws Error with instructions when none is found and none can be installed
 */
export function findOrInstallChromium(): string {
  const found = installed();
  if (found) return found;
  console.log('No Chromium found; installing one…');
  if (attempt('node_modules/.bin/playwright', 'install', 'chromium')) {
    const own = installed();
    if (own) return own;
  }
  if (process.getuid?.() === 0 && attempt('apt-get', 'update')) {
    attempt('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell');
    const fromDebian = installed();
    if (fromDebian) return fromDebian;
  }
  throw new Error(
    'No Chromium: neither "playwright install chromium" nor "apt-get install chromium-headless-shell" worked here. ' +
      'Install Chromium or Chrome and set PLAYWRIGHT_CHROMIUM_EXECUTABLE to its path.',
  );
}
