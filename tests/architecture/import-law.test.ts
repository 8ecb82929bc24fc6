import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import law, { folderOrder, mockFloors } from './import-law.ts';

/** One import that each rule forbids: the file that has it, and the file that it names. */
const forbidden: Record<string, readonly [from: string, to: string]> = {
  'no-circular': ['src/lib/a.ts', 'src/lib/b.ts'],
  'no-unresolvable': ['src/lib/lost.ts', 'src/lib/not-there.ts'],
  'lib-imports': ['src/lib/c.ts', 'src/api/c.ts'],
  'api-imports': ['src/api/d.ts', 'src/platform/d.ts'],
  'ui-imports': ['src/ui/e.ts', 'src/platform/e.ts'],
  'markdown-imports': ['src/markdown/f.ts', 'src/platform/f.ts'],
  'platform-imports': ['src/platform/g.ts', 'src/features/g/index.ts'],
  'forms-imports': ['src/forms/h.ts', 'src/platform/h.ts'],
  'objects-imports': ['src/objects/h.ts', 'src/features/h/index.ts'],
  'features-imports': ['src/features/i/i.ts', 'src/app/i.ts'],
  'routes-imports': ['src/routes/j.ts', 'src/api/j.ts'],
  'features-by-index': ['src/features/k/k.ts', 'src/features/other/k.ts'],
  'routes-by-index': ['src/app/l.ts', 'src/features/l/l.ts'],
  'src-without-mocks': ['src/app/m.ts', 'mocks/m.ts'],
  'frames-imports': ['src/frames/n.ts', 'src/lib/n.ts'],
  'mocks-imports': ['mocks/n.ts', 'src/platform/n.ts'],
  'letters-imports': ['mocks/smtp/parts.ts', 'src/markdown/n.ts'],
  ...Object.fromEntries(
    Object.keys(mockFloors).map((floor) => [
      `mocks-${floor}-imports`,
      [`mocks/${floor}/n.ts`, 'mocks/gateway.ts'],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(folderOrder).flatMap(([place, folders]) =>
      folders.map((folder, at) => [
        `${place}/${folder}`,
        [`${place}/${folder}/n.ts`, `${place}/${folders[at + 1] ?? 'later'}/m.ts`],
      ]),
    ),
  ),
  'folders-listed': ['mocks/domain/unlisted/n.ts', 'mocks/store/n.ts'],
  'openapi-imports': ['openapi/o.ts', 'mocks/o.ts'],
  'openapi-imports-types-only': ['openapi/p.ts', 'src/api/p.ts'],
  'conformance-kit-imports': ['openapi/check/p.ts', 'src/api/http.ts'],
  'contract-rules-imports': ['src/api/contract/p.ts', 'src/api/p.ts'],
  'contract-rules-in-development-only': ['src/api/q.ts', 'src/api/contract/q.ts'],
  'browser-tests-imports': ['tests/e2e/q.spec.ts', 'src/app/q.ts'],
  'tests-imported-by-tests-only': ['mocks/r.ts', 'tests/r.ts'],
};

/** Allowed imports that resemble a forbidden one. */
const allowed: readonly (readonly [from: string, to: string])[] = [
  ['src/lib/own.ts', 'src/lib/other.ts'],
  ['src/features/s/s.ts', 'src/features/other/index.ts'],
  ['src/features/s/u.ts', 'src/objects/u.ts'],
  ['src/routes/s.ts', 'src/features/other/index.ts'],
  ['src/app/s.test.ts', 'mocks/s.ts'],
  ['src/app/t.test.ts', 'tests/t.ts'],
  ['mocks/s.ts', 'src/api/generated/s.ts'],
  ['mocks/gateway.ts', 'mocks/rehearsal/seeds/s.ts'],
  ['mocks/http/s.ts', 'mocks/handlers/s.ts'],
  ['mocks/domain/people/s.ts', 'mocks/domain/lists/s.ts'],
  ['mocks/domain/people/s.test.ts', 'mocks/gateway.ts'],
  ['tests/s.ts', 'openapi/s.ts'],
  ['openapi/check/s.ts', 'src/api/contract/s.ts'],
  ['src/api/contract-check.ts', 'src/api/contract/t.ts'],
  ['tests/e2e/s.spec.ts', 'tests/s.ts'],
];

const root = join(import.meta.dirname, '../..');
const project = mkdtempSync(join(tmpdir(), 'import-law-'));
afterAll(() => rmSync(project, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(join(project, dirname(file)), { recursive: true });
  writeFileSync(join(project, file), content);
}

function writeImport(from: string, to: string, keyword: 'import' | 'import type' = 'import'): void {
  const path = relative(dirname(from), to);
  write(
    from,
    `${keyword} { value } from '${path.startsWith('.') ? path : `./${path}`}';\nexport let own: typeof value;\n`,
  );
}

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}
let found: string[] = [];

beforeAll(() => {
  write('tsconfig.json', '{}');
  const imports = [...Object.values(forbidden), ...allowed];
  for (const [, to] of imports) if (!to.includes('not-there')) write(to, 'export const value = 1;\n');
  for (const [from, to] of imports) writeImport(from, to);
  const [a, b] = forbidden['no-circular'] ?? ['', ''];
  // An import of a type closes a circle, too.
  writeImport(b, a, 'import type');
  const config = join(root, 'tests/architecture/import-law.ts');
  const command = [join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')];
  const folders = ['src', 'mocks', 'openapi', 'tests'];
  const { stdout } = spawnSync(
    process.execPath,
    [...command, '--config', config, '--output-type', 'json', ...folders],
    { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const { summary }: { summary: { violations: Violation[] } } = JSON.parse(stdout);
  found = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
});

test.each(law.forbidden.map(({ name }) => name ?? ''))('the rule %s forbids what it names', (name) => {
  const [from] = forbidden[name] ?? [];
  expect(found).toContain(`${name}: ${from}`);
});

test('no rule forbids an import that is allowed', () => {
  const files = allowed.map(([from]) => from);
  expect(found.filter((violation) => files.some((file) => violation.endsWith(`: ${file}`)))).toEqual([]);
});
