import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './bundle.ts';
import { redocly } from './redocly.ts';

/** One violation per file: the replaced text, its replacement, and the expected messages. */
const violations = [
  {
    rule: 'operation-name',
    file: 'paths/tile/tileList.yaml',
    from: 'operationId: tileList',
    to: 'operationId: tilesFetch',
    messages: [/must live in tilesFetch\.yaml/, /must end with one of/],
  },
  {
    rule: 'operation-name',
    file: 'paths/data/bannerList.yaml',
    from: 'tags: [data]',
    to: 'tags: [tile]',
    messages: [/folder of its tag/],
  },
  {
    rule: 'operation-errors',
    file: 'paths/notification/notificationList.yaml',
    from: "  '401': { $ref: ../../responses.yaml#/Unauthorized }\n",
    to: '',
    messages: [/must declare 401/],
  },
  {
    rule: 'operation-errors',
    file: 'paths/data/availabilityCheck.yaml',
    from: /^ {2}'4\d\d': .*\n/gm,
    to: '',
    messages: [/at least one 4xx/],
  },
  {
    rule: 'operation-errors',
    file: 'paths/auth/authLogout.yaml',
    from: "'400': { $ref: ../../responses.yaml#/BadRequest }",
    to: "'400': { description: Made up on the spot. }",
    messages: [/\$ref to responses\.yaml/],
  },
  {
    rule: 'provenance',
    file: 'paths/data/actionTrack.yaml',
    from: 'x-provenance: given\n',
    to: '',
    messages: [/x-provenance must be/],
  },
  {
    rule: 'provenance',
    file: 'paths/data/userFind.yaml',
    from: 'x-assumed: [parameters, answer]',
    to: 'x-assumed: [everything]',
    messages: [/x-assumed belongs to a given operation/],
  },
  {
    rule: 'provenance',
    file: 'paths/history/historyChatPin.yaml',
    from: 'x-provenance: assumed\n',
    to: 'x-provenance: assumed\nx-assumed: [body]\n',
    messages: [/x-assumed belongs to a given operation/],
  },
  {
    rule: 'provenance',
    file: 'schemas/notification.yaml',
    from: 'x-provenance: given',
    to: 'x-provenance: guessed',
    messages: [/x-provenance must be/],
  },
  {
    rule: 'provenance',
    file: 'responses.yaml',
    from: 'Locked:\n  x-provenance: assumed\n',
    to: 'Locked:\n',
    messages: [/x-provenance must be/],
  },
  {
    rule: 'named-examples',
    file: 'paths/auth/agreementCheck.yaml',
    from: /^ {8}examples:\n( {10}.*\n)+/m,
    to: '',
    messages: [/at least one named example/],
  },
  {
    rule: 'named-examples',
    file: 'paths/tile/tileRecentList.yaml',
    from: 'none: { summary: Nothing was used yet., value: [] }',
    to: 'NothingUsed: { value: [] }',
    messages: [/kebab-case/, /a summary and a value/],
  },
  {
    rule: 'limits',
    file: 'schemas/auth.yaml',
    from: /^ +(maxLength: 256|maxItems: 100|format: int32)\n/gm,
    to: '',
    messages: [
      /type string must state maxLength/,
      /type array must state maxItems/,
      /type integer must state format/,
    ],
  },
  {
    rule: 'closed-objects',
    file: 'schemas/favourites.yaml',
    from: '  required: [tileUuid]\n',
    to: '',
    messages: [/must state `required`/],
  },
];

type Problem = { ruleId: string; message: string; severity: string; location: { source: { ref: string } }[] };

const folder = mkdtempSync(join(tmpdir(), 'contract-rules-'));
let problems: Problem[] = [];

async function lint(config: string): Promise<Problem[]> {
  const { stdout } = await redocly(
    ...['lint', 'gateway', '--config', config, '--format', 'json', '--max-problems', '1000'],
  );
  return JSON.parse(stdout).problems;
}

beforeAll(async () => {
  cpSync(`${root}openapi`, join(folder, 'openapi'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const { file, from, to } of violations) {
    const path = join(folder, 'openapi', file);
    const text = readFileSync(path, 'utf8');
    const planted = text.replace(from, to);
    if (planted === text) throw new Error(`Nothing to plant in ${file}`);
    writeFileSync(path, planted);
  }
  problems = await lint(join(folder, 'openapi/redocly.yaml'));
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[CON-01] the contract passes the lint without warnings', async () => {
  expect(await lint('openapi/redocly.yaml')).toEqual([]);
}, 30_000);

test.each(violations)('[CON-01] gateway/$rule reports the violation in $file', ({ rule, file, messages }) => {
  const found = problems.filter(
    ({ ruleId, severity, location }) =>
      ruleId === `gateway/${rule}` &&
      severity === 'error' &&
      location.some(({ source }) => source.ref.endsWith(file)),
  );
  const texts = found.map(({ message }) => message);
  for (const message of messages) expect(texts).toContainEqual(expect.stringMatching(message));
});
