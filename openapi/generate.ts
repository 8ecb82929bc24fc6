/**
 * The contract chain: generates everything that is derived from the contract (none of it is in git).
 *
 *   openapi/gateway.yaml → generated/gateway.json  (bundle, for orval, Prism, the reference page, the stand-in)
 *                        → generated/gateway.d.ts  (types of the transport and of the stand-in's handlers)
 *                        → generated/calls, operations.ts, errors.ts (facts about operations, answer shapes: calls.ts)
 *                        → generated/hooks, model  (React Query hooks, MSW handlers)
 *                        → generated/reference.html (the reference page, which the stand-in serves too)
 *   src/routes           → src/app/routeTree.gen.ts
 *
 * Runs before every command that needs it and skips the chain when nothing has changed, unless `--force` is given.
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

/** Hash over all inputs of the chain, to detect outdated results. */
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
  // A failed run must not leave a valid stamp.
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
