/** The audit and the log of sign-ins, as other systems fetch them: each entry once, of the own company only. */
import { found } from '../administration-steps.ts';
import { expectStatus } from '../expect.ts';
import { unique, uniqueEmail } from '../names.ts';
import type { Exchange, Journey, Person, Run } from '../run.ts';
import { type Json, untypedCall } from '../untyped.ts';

type Feed = 'adminAuditFeedList' | 'adminSignInFeedList' | 'companyAuditFeedList' | 'companySignInFeedList';

const pointer = '#/info/description';
/** The reading begins with entries of the last hour, ms: older ones are not of this run. */
const HOUR = 3_600_000;

interface Reading {
  readonly uuids: readonly string[];
  readonly entries: readonly Json[];
  readonly cursor: string;
}

/** Reads a log to its end. `between` writes further entries after each of the first three answers. */
async function readAll(
  run: Run,
  person: Person,
  id: Feed,
  query: { readonly cursor?: string; readonly since?: string; readonly size: number },
  between?: () => Promise<unknown>,
): Promise<Reading> {
  const entries: Json[] = [];
  let { cursor, since } = query;
  for (let times = 0; ; times++) {
    const { json } = await untypedCall(run, person, id, {
      query: { size: query.size, ...(cursor === undefined ? { since } : { cursor }) },
    });
    entries.push(...(json['content'] as readonly Json[]));
    cursor = String(json['cursor']);
    since = undefined;
    if (json['hasMore'] !== true) break;
    if (times < 3) await between?.();
  }
  return { entries, uuids: entries.map(({ uuid }) => String(uuid)), cursor };
}

/** Checks that small pages, read while entries are written, have the same entries as one large page afterwards. */
async function expectEachOnce(
  run: Run,
  person: Person,
  id: Feed,
  write: () => Promise<unknown>,
): Promise<Reading> {
  const since = new Date(Date.now() - HOUR).toISOString();
  const { cursor } = await readAll(run, person, id, { since, size: 1000 });
  for (let count = 0; count < 4; count++) await write();
  const small = await readAll(run, person, id, { cursor, size: 1 }, write);
  const large = await readAll(run, person, id, { cursor, size: 1000 });
  const { json: _json, ...exchange } = await untypedCall(run, person, id, { query: { cursor, size: 1 } });
  const expected = large.uuids.slice(0, small.uuids.length);
  const isOnce = new Set(small.uuids).size === small.uuids.length;
  if (small.uuids.length < 4 || !isOnce || small.uuids.join() !== expected.join())
    run.report(exchange, {
      rule: 'page',
      place: 'entries behind a cursor',
      pointer,
      message: isOnce
        ? 'Entries are left out or stand in another order when they are read in small parts while others are written.'
        : 'An entry comes twice when entries are read in small parts while others are written.',
      says: 'No entry is left out and none comes twice, also while others are being written',
      cause: 'The cursor is a time or an offset, or entries appear behind later ones.',
    });
  return large;
}

/** Reports entries of other companies in the log of a company. */
function expectOwn(run: Run, exchange: Exchange, foreign: number, what: string): void {
  if (foreign > 0)
    run.report(exchange, {
      rule: 'other-person',
      place: 'another company',
      pointer,
      message: `The log of a company has ${what}.`,
      says: 'The lists of a company have what is about the company, its people and its administrators only',
      cause: 'The list is not limited to the company of the caller.',
    });
}

/** Checks that only a token with the scope `audit` reads the logs. */
async function expectScope(run: Run, admin: Person): Promise<void> {
  const email = run.options.accounts.admin?.email.toLowerCase() ?? '';
  const owner = await found(
    run,
    admin,
    'adminUserList',
    { searchText: email },
    (one) => one['email'] === email,
  );
  if (!owner) return;
  const common = { ownerId: owner['id'], tiles: [], networks: [], perMinute: 30, lifetime: 1 };
  for (const [scope, status] of [
    ['audit', 200],
    ['chat', 403],
  ] as const) {
    const body = { ...common, name: unique('Проверка'), scopes: [scope] };
    const { json } = await untypedCall(run, admin, 'adminTokenAdd', {
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const secret = String(json['secret']);
    run.secrets.set(secret, 'the secret of a token');
    const headers = { authorization: `Bearer ${secret}` };
    const exchange = await run.send(run.visitor, 'adminSignInFeedList', { headers });
    expectStatus(
      run,
      exchange,
      status,
      `a token of the scope ${scope}`,
      'Logs are read with the scope audit only',
    );
    const keys = [String((Object(json['token']) as Json)['uuid'])];
    await run.call(admin, 'adminTokenBatchChange', { body: { keys, action: { kind: 'revoke' } } });
  }
}

const platformLogs: Journey = {
  name: 'Logs for other systems',
  covers: ['adminAuditFeedList', 'adminSignInFeedList'],
  async run(run) {
    const admin = await run.person('admin');
    const format = { query: { format: 'csv' as const } };
    await expectEachOnce(run, admin, 'adminAuditFeedList', () =>
      run.call(admin, 'adminTokenTableDownload', format),
    );
    const { cursor } = await expectEachOnce(run, admin, 'adminSignInFeedList', () => run.signIn('employee'));
    const other = await run.send(admin, 'adminAuditFeedList', { query: { cursor } });
    expectStatus(
      run,
      other,
      422,
      'the cursor of another list',
      'A cursor belongs to its list: 422 at cursor',
    );
    await expectScope(run, admin);
  },
};

const companyLogs: Journey = {
  name: 'Logs of a company for other systems',
  covers: ['companyAuditFeedList', 'companySignInFeedList', 'companySettingsChange'],
  async run(run) {
    const person = await run.person('companyAdmin');
    const change = async () => {
      const { json } = await run.call(person, 'companySettingsRead');
      const { version, isSharingOutside } = json;
      return run.call(person, 'companySettingsChange', { body: { version, isSharingOutside } });
    };
    const { cursor } = await expectEachOnce(run, person, 'companyAuditFeedList', change);
    const admin = await run.person('admin');
    await run.call(admin, 'adminTokenTableDownload', { query: { format: 'csv' } });
    // Somebody whose address belongs to no company.
    const email = uniqueEmail('nowhere.example');
    const signIn = async () => {
      await run.send(run.visitor, 'authLogin', { body: { email, password: 'Неверно-2026' } });
      return run.signIn('companyAdmin');
    };
    const attempts = await expectEachOnce(run, person, 'companySignInFeedList', signIn);
    const query = { cursor, size: 1000 };
    const { json, ...exchange } = await run.call(person, 'companyAuditFeedList', { query });
    const tokens = json.content.filter(({ entity }) => entity === 'token');
    expectOwn(run, exchange, tokens.length, 'what the platform did with tokens');
    const strangers = attempts.entries.filter(({ account }) => account === email);
    expectOwn(run, exchange, strangers.length, 'an attempt with an address of no company');
  },
};

export const logsForSystems: readonly Journey[] = [platformLogs, companyLogs];
