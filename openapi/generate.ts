/**
 * The contract chain: one hand-written contract in, everything that is derived from it out (none of it in git).
 *
 *   openapi/gateway.yaml → generated/gateway.json  (bundle, for orval, Prism, the reference page, the stand-in)
 *                        → generated/gateway.d.ts  (types of the transport and of the stand-in's handlers)
 *                        → generated/calls, operations.ts, errors.ts (what is known of each operation, readers: calls.ts)
 *                        → generated/hooks, model  (React Query hooks, MSW handlers)
 *                        → generated/reference.html (the reference page, which the stand-in serves too)
 *   src/routes           → src/app/routeTree.gen.ts
 *
 * Runs in front of every command that needs it; skips what is up to date. `--force` makes it all anew.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { type Bundle, writeCalls } from './calls.ts';
import { writeReference } from './docs.ts';

const root = resolve(import.meta.dirname, '..');
const out = 'src/api/generated';
const stamp = `${out}/.inputs`;

function run(tool: string, ...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(`node_modules/.bin/${tool}`, args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(`${tool} ${args.join(' ')} failed\n${stdout ?? ''}${stderr ?? ''}${error ?? ''}`);
  process.exit(1);
}

/** One hash over everything that the chain reads, so that a stale result is never taken for a fresh one. */
function inputsHash(): string {
  const files = [
    'orval.config.ts',
    'package-lock.json',
    ...globSync('openapi/**/*.{yaml,ts,css}', { cwd: root }),
  ].sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(resolve(root, file)));
  return hash.digest('hex');
}

process.chdir(root);
mkdirSync(out, { recursive: true });
const hash = inputsHash();
const outputs = ['gateway.json', 'gateway.d.ts', 'operations.ts', 'errors.ts', 'reference.html', 'hooks'];
const fresh =
  outputs.every((name) => existsSync(`${out}/${name}`)) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hash &&
  !process.argv.includes('--force');
if (!fresh) {
  // A run that fails halfway leaves no stamp that a later one could take for its own.
  rmSync(stamp, { force: true });
  run('redocly', 'bundle', 'gateway', '--config', 'openapi/redocly.yaml', '-o', `${out}/gateway.json`);
  run('openapi-typescript', `${out}/gateway.json`, '-o', `${out}/gateway.d.ts`);
  const bundle: Bundle = JSON.parse(readFileSync(`${out}/gateway.json`, 'utf8'));
  writeCalls(bundle, out);
  writeReference();
  run('orval');
  writeFileSync(stamp, hash);
}
await new Generator({ config: getConfig({}, root), root }).run();
