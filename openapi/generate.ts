/**
 * The contract chain: one hand-written contract in, everything that is derived from it out (none of it in git).
 *
 *   openapi/gateway.yaml → generated/gateway.json  (bundle, for orval, Prism, the reference page, the stand-in)
 *                        → generated/gateway.d.ts  (types of the transport and of the stand-in's handlers)
 *                        → generated/operations.ts (which operation a request belongs to; titles of errors hang on it)
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
    ...globSync('openapi/**/*.{yaml,ts,js,css}', { cwd: root }),
  ].sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(resolve(root, file)));
  return hash.digest('hex');
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  required?: string[];
}
interface Answer {
  $ref?: string;
  content?: Record<string, { schema?: Schema; examples?: Record<string, unknown> }>;
}
interface Bundle {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, Answer> }>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
}

/** Every named error of the contract with its status; a name has one status. */
function errorStatuses(bundle: Bundle): Record<string, number> {
  const found: Record<string, number> = {};
  for (const item of Object.values(bundle.paths)) {
    for (const { responses } of Object.values(item)) {
      for (const [status, answer] of Object.entries(responses ?? {})) {
        if (Number(status) < 400) continue;
        const own = answer.$ref ? bundle.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
        for (const name of Object.keys(own?.content?.['application/json']?.examples ?? {}))
          found[name] = Number(status);
      }
    }
  }
  return found;
}

/**
 * `GET /tile/getTile` → its id and the outline of its JSON answer: `array`, `boolean`, the required fields of an
 * object, or null where it has no JSON. Enough for the transport to tell an answer from something else (PRE-13).
 */
function writeOperations(): void {
  const bundle: Bundle = JSON.parse(readFileSync(resolve(root, out, 'gateway.json'), 'utf8'));
  const outline = (schema: Schema | undefined): unknown => {
    const own = schema?.$ref ? bundle.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
    return own?.type === 'object' ? (own.required ?? []) : (own?.type ?? null);
  };
  const lines = Object.entries(bundle.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, responses }]) => {
      if (!operationId) return [];
      const answer = outline(responses?.['200']?.content?.['application/json']?.schema);
      return [
        `  '${method.toUpperCase()} ${path}': { id: '${operationId}', answer: ${JSON.stringify(answer)} },`,
      ];
    }),
  );
  const text = [
    '/** Generated from openapi/gateway.yaml. Do not edit. */',
    'export const operations = {',
    ...lines,
    '} as const;',
    '',
    '/** Status of each named error. */',
    `export const errorStatuses = ${JSON.stringify(errorStatuses(bundle), null, 2)} as const;`,
    '',
    "export type OperationId = (typeof operations)[keyof typeof operations]['id'];",
    '',
  ].join('\n');
  writeFileSync(resolve(root, out, 'operations.ts'), text);
}

process.chdir(root);
mkdirSync(out, { recursive: true });
const hash = inputsHash();
const outputs = ['gateway.json', 'gateway.d.ts', 'operations.ts', 'reference.html', 'hooks'];
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
  writeOperations();
  writeReference();
  run('orval');
  writeFileSync(stamp, hash);
}
await new Generator({ config: getConfig({}, root), root }).run();
