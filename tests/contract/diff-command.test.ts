import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bundleFile, readBundle, root } from './bundle.ts';

describe('npm run contract:diff', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [`${root}openapi/diff.ts`, ...args], { cwd: root, encoding: 'utf8' });

  test('[CON-05] the contract against itself: exit code 0', () => {
    const { status, stdout } = run(bundleFile, bundleFile);
    expect([status, stdout]).toEqual([0, 'No difference for callers.\n']);
  });

  test('[CON-05] a removed operation: exit code 1 and its name; its addition: exit code 0', () => {
    const bundle = readBundle();
    delete bundle.paths['/tile/getTile'];
    const file = join(folder, 'without.json');
    writeFileSync(file, JSON.stringify(bundle));
    const removed = run(bundleFile, file);
    expect(removed.stdout).toContain('GET /tile/getTile: the operation was removed');
    expect(removed.status).toBe(1);
    expect(run(file, bundleFile).status).toBe(0);
  });

  test('[CON-05] a root YAML file is bundled first', () => {
    expect(run(`${root}openapi/gateway.yaml`, bundleFile)).toMatchObject({ status: 0 });
  }, 20_000);

  test('[CON-05] an unreadable file: exit code 2 and a one-line message', () => {
    const file = join(folder, 'list.json');
    writeFileSync(file, '[]');
    const { status, stderr } = run(file, bundleFile);
    expect([status, stderr]).toEqual([2, `${file} is not an OpenAPI document\n`]);
    expect(run()).toMatchObject({ status: 2 });
  });
});
