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
    from: "'400': { $ref: ../../responses.yaml#/PublicRejected }",
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
    from: 'x-given: [method, path]',
    to: 'x-given: [everything]',
    messages: [/x-given names "everything"/],
  },
  {
    rule: 'provenance',
    file: 'paths/data/chatModelList.yaml',
    from: /^x-given: .*\n/m,
    to: '',
    messages: [/must list its given parts/],
  },
  {
    rule: 'provenance',
    file: 'paths/history/historyChatPin.yaml',
    from: 'x-provenance: assumed\n',
    to: 'x-provenance: assumed\nx-given: [path]\n',
    messages: [/does not belong to what is assumed/],
  },
  {
    rule: 'provenance',
    file: 'schemas/tile.yaml',
    from: /^ {2}x-given: \[text.*\n/m,
    to: '',
    messages: [/must list its given parts/],
  },
  {
    rule: 'provenance',
    file: 'schemas/feedback.yaml',
    from: '      x-given: [1, 2, 3, 4, 5, 6]\n',
    to: '',
    messages: [/field "groupId" must list its given parts/],
  },
  {
    rule: 'provenance',
    file: 'schemas/data.yaml',
    from: 'x-given: [action, ',
    to: 'x-given: [act, ',
    messages: [/x-given names "act"/],
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
    from: 'Locked:\n  x-provenance: given\n',
    to: 'Locked:\n',
    messages: [/x-provenance must be/],
  },
  {
    rule: 'list-order',
    file: 'paths/tile/tileRecentList.yaml',
    from: /^x-order: .*\n/m,
    to: '',
    messages: [/must state its order/],
  },
  {
    rule: 'list-order',
    file: 'paths/history/historyAgentList.yaml',
    from: 'x-order: [pinned desc, date desc, uuid]',
    to: 'x-order: [pinned desc, day desc, uuid]',
    messages: [/names "day desc"/],
  },
  {
    rule: 'list-order',
    file: 'paths/admin/jobList.yaml',
    from: 'x-order: [created desc, uuid]',
    to: 'x-order: [created desc]',
    messages: [/must end with a unique key/],
  },
  {
    rule: 'named-examples',
    file: 'paths/agreement/agreementCheck.yaml',
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
  {
    rule: 'answer-headers',
    file: 'paths/tile/tileList.yaml',
    from: '      X-Request-Id: { $ref: ../../headers.yaml#/RequestId }\n',
    to: '      X-Other: { $ref: ../../headers.yaml#/RequestId }\n',
    messages: [/must declare X-Request-Id/],
  },
  {
    rule: 'answer-headers',
    file: 'responses.yaml',
    from: /^AdminDown:\n(.*\n)*? {4}X-Request-Id: .*\n/m,
    to: (text: string) => text.replace(/ {2}headers:\n.*\n/, ''),
    messages: [/must declare X-Request-Id/],
  },
  {
    rule: 'error-codes',
    file: 'responses.yaml',
    from: 'code: chat-locked',
    to: 'code: chat-busy',
    messages: [/"chat-locked" must carry its name/],
  },
  {
    rule: 'operation-access',
    file: 'paths/admin/adminTileList.yaml',
    from: 'x-access: [admin]',
    to: 'x-access: [guest]',
    messages: [/does not agree with security \[session\]/],
  },
  {
    rule: 'operation-access',
    file: 'paths/admin/jobList.yaml',
    from: 'x-access: [employee]\n',
    to: '',
    messages: [/x-access must list some of/],
  },
  {
    rule: 'operation-access',
    file: 'paths/admin/tableViewList.yaml',
    from: 'x-access: [admin, companyAdmin]',
    to: 'x-access: [employee, admin]',
    messages: [/employee includes admin/],
  },
  {
    rule: 'operation-access',
    file: 'paths/history/historyChatRename.yaml',
    from: 'x-access: [employee]\n',
    to: 'x-access: [employee, link]\nx-changes-state: true\n',
    messages: [/must stand alone/, /stands on a GET only/],
  },
  {
    rule: 'operation-statuses',
    file: 'paths/history/historyMessageRate.yaml',
    from: /^ {2}'(404|408|413|422|507)': .*\n/gm,
    to: '',
    messages: [
      /takes an id must declare 404 or 422/,
      /with a body must declare 408/,
      /with a body must declare 413/,
      /changes state must declare 507/,
    ],
  },
  {
    rule: 'operation-statuses',
    file: 'paths/account/passwordLinkSend.yaml',
    from: /^ {2}'(403|429)': .*\n/gm,
    to: '',
    messages: [/changes state must declare 403/, /Every operation must declare 429/],
  },
  {
    rule: 'operation-statuses',
    file: 'paths/file/documentDownload.yaml',
    from: /^ {2}'(404|416)': .*\n/gm,
    to: '',
    messages: [/takes Range must declare 416/, /takes an id must declare 404/],
  },
  {
    rule: 'operation-statuses',
    file: 'paths/favourites/favouriteFolderRename.yaml',
    from: 'responses.yaml#/FolderRenameConflict',
    to: 'responses.yaml#/FolderNameTaken',
    messages: [/409 idempotency-mismatch if, and only if, it takes Idempotency-Key/],
  },
  {
    rule: 'operation-statuses',
    file: 'paths/company/companyTileList.yaml',
    from: 'responses.yaml#/TooManyRequests',
    to: 'responses.yaml#/Locked',
    messages: [/429 must declare Retry-After/, /429 must declare RateLimit-Limit/],
  },
  {
    rule: 'shared-parameters',
    file: 'paths/agreement/agreementAccept.yaml',
    from: '  - $ref: ../../parameters.yaml#/SessionType\n',
    to: '  - { name: Session-Type, in: header, description: Which one., schema: { $ref: ../../schemas/common.yaml#/SessionType }, example: ai }\n',
    messages: [/must be in parameters\.yaml/],
  },
];

/** Broken examples, one a file or a place, and what Redocly's own rules say of them. */
const examples = [
  {
    file: 'examples/tiles.yaml',
    from: 'group: chat\n',
    to: 'group: kitchen\n',
    message: /allowed values "chat"/,
  },
  {
    file: 'examples/tiles.yaml',
    from: 'external: true\n',
    to: 'external: maybe\n',
    message: /must be boolean/,
  },
  { file: 'examples/tiles.yaml', from: /uuid: 5b\S+/, to: 'uuid: nope', message: /match format "uuid"/ },
  {
    file: 'examples/admin.yaml',
    from: '      title: Баннеры\n',
    to: '',
    message: /required property 'title'/,
  },
  {
    file: 'examples/admin.yaml',
    from: 'Компании\n',
    to: 'Компании\n      colour: red\n',
    message: /`colour`/,
  },
  { file: 'responses.yaml', from: 'status: 400\n', to: 'status: "400"\n', message: /must be integer/ },
  { file: 'parameters.yaml', from: 'example: mp3', to: 'example: ogv', message: /allowed values "mp3"/ },
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
  for (const { file, from, to } of [...violations, ...examples]) {
    const path = join(folder, 'openapi', file);
    const text = readFileSync(path, 'utf8');
    const planted = typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);
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

test.each(examples)('[CON-01] Redocly reports $to in $file', ({ file, message }) => {
  const found = problems.filter(
    ({ ruleId, location }) =>
      /^no-invalid-(?:media-type|parameter)-examples$/.test(ruleId) &&
      location.some(({ source }) => source.ref.endsWith(file)),
  );
  expect(found.map((problem) => problem.message)).toContainEqual(expect.stringMatching(message));
});
