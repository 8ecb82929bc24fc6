/**
 * `npm run contract:diff -- OLD NEW`: what changed between two versions of the contract, breaking changes first.
 * A version is a bundle (.json), a root file (.yaml), or a commit of this repository (its openapi/gateway.yaml).
 * Exit code 0 when the rules for versions hold (README.md, "Versions"), 1 when they do not: a breaking change without a
 * greater version, or a removal without notice. 2 when a version cannot be read.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareContracts } from './diff/compare.ts';
import { isObject, type JsonObject } from './diff/document.ts';
import { policyViolations } from './diff/policy.ts';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));

function bundle(file: string): string {
  const out = join(mkdtempSync(join(folder, 'bundle-')), 'bundle.json');
  const command = [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'bundle', file, '-o', out];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  execFileSync(process.execPath, command, { env, stdio: 'pipe' });
  return out;
}

function checkOut(commit: string): string {
  const tree = mkdtempSync(join(folder, 'commit-'));
  const archive = execFileSync('git', ['archive', commit, 'openapi'], {
    cwd: root,
    maxBuffer: 2 ** 28,
    stdio: 'pipe',
  });
  mkdirSync(tree, { recursive: true });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  return join(tree, 'openapi/gateway.yaml');
}

function read(version: string): JsonObject {
  const file = existsSync(version) ? version : checkOut(version);
  const document: unknown = JSON.parse(readFileSync(file.endsWith('.json') ? file : bundle(file), 'utf8'));
  if (!isObject(document) || !isObject(document['paths']))
    throw new Error(`${version} is not an OpenAPI document`);
  return document;
}

function main([old, next]: string[]): number {
  if (!old || !next)
    throw new Error('Usage: npm run contract:diff -- OLD NEW (a .json, a .yaml or a commit each)');
  const [before, after] = [read(old), read(next)];
  const changes = compareContracts(before, after);
  const violations = policyViolations(before, after, changes);
  const breaking = changes.filter((change) => change.breaking);
  const others = changes.filter((change) => !change.breaking);
  for (const [title, list] of [
    ['Breaking', breaking],
    ['Not breaking', others],
  ] as const) {
    if (list.length > 0) console.log(`${title}: ${list.length}`);
    for (const { where, text } of list) console.log(`  ${where}: ${text}`);
  }
  if (changes.length === 0) console.log('No difference for callers.');
  if (violations.length > 0) console.log(`Against the rules for versions: ${violations.length}`);
  for (const text of violations) console.log(`  ${text}`);
  return violations.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
