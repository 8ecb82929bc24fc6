import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { type Operation, readBundle, root } from './bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-spectral-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs Spectral with the contract's rules; returns `rule path` of each finding. */
async function spectral(file: string): Promise<string[]> {
  const command = [`${root}node_modules/@stoplight/spectral-cli/dist/index.js`, 'lint', file];
  const options = ['--ruleset', `${root}openapi/spectral.yaml`, '--format', 'json', '--quiet'];
  const run = promisify(execFile)(process.execPath, [...command, ...options], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  const found: { code: string; path: string[] }[] = JSON.parse(stdout);
  return found.map(({ code, path }) => `${code} ${path.join(' ')}`);
}

test('[CON-01] an exception applies to its own operation only', async () => {
  const bundle = readBundle();
  const open = (path: string, method: string): void => {
    const operation = bundle.paths[path]?.[method] as Operation;
    operation.security = [];
    delete operation.responses['401'];
    delete operation.responses['429'];
  };
  open('/tile/getTile', 'get');
  open('/history/hide', 'post');
  // `contract:lint` reads the whole contract; two operations are enough here and take less time.
  bundle.paths = Object.fromEntries(
    Object.entries(bundle.paths).filter(([path]) => ['/tile/getTile', '/history/hide'].includes(path)),
  );
  const file = join(folder, 'gateway.json');
  writeFileSync(file, JSON.stringify(bundle));
  const found = await spectral(file);
  for (const expected of [
    'owasp:api2:2023-read-restricted paths /tile/getTile get security',
    'owasp:api2:2023-write-restricted paths /history/hide post security',
    'owasp:api8:2023-define-error-responses-401 paths /tile/getTile get responses',
    'owasp:api4:2023-rate-limit-responses-429 paths /history/hide post responses',
  ]) {
    expect(found).toContain(expected);
  }
}, 60_000);
