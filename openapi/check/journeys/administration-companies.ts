/** Companies, and tokens of other systems. */

import { audited, found, jobChanges, opened, thisMonth } from '../administration-steps.ts';
import { expectGone, expectStatus } from '../expect.ts';
import { unique } from '../names.ts';
import type { BodyOf } from '../request.ts';
import type { Journey, Person, Run } from '../run.ts';
import { type Json, untypedCall } from '../untyped.ts';
import { expectWall, wallCovers } from './company-wall.ts';
import { noTerms } from './timed-terms.ts';

/** The account of the colleague administers the company for a moment, because that takes a person who signs in. */
async function borrowed(run: Run, admin: Person): Promise<Json | undefined> {
  const email = run.options.accounts.colleague?.email.toLowerCase();
  if (email === undefined) return undefined;
  return found(run, admin, 'adminUserList', { searchText: email }, (one) => one['email'] === email);
}

async function givenBack(run: Run, admin: Person, before: Json): Promise<void> {
  const id = Number(before['id']);
  const { json: now } = await run.call(admin, 'adminUserRead', { query: { id } });
  const groups = (before['groups'] as readonly Json[]).map(({ name }) => String(name));
  const { email, name, companyUuid, department, description, role, tariffId } = before;
  const place = { email, name, companyUuid, department, description, role, tariffId, groups };
  const exchange = await untypedCall(run, admin, 'adminUserChange', {
    body: { ...place, id, version: now.version },
  });
  const { json: after } = await run.call(admin, 'adminUserRead', { query: { id } });
  run.same(exchange, { ...after }, { companyUuid, role, tariffId, groups: before['groups'] });
}

const block = { kind: 'block', reason: 'Конец проверки портала' } as const;

async function companyChanges(run: Run, admin: Person, now: BodyOf<'adminCompanyChange'>): Promise<void> {
  const { uuid } = now;
  const query = { uuid };
  await found(run, admin, 'adminCompanyList', { searchText: now.name }, (one) => one['uuid'] === uuid);
  const keep = { ...noTerms, chatDays: 3650, signInDays: 3650 };
  const body = { ...now, name: unique('Проверка'), monthLimit: 200, keep };
  const { json: changed } = await run.call(admin, 'adminCompanyChange', { body });
  const { json: read, ...reading } = await run.call(admin, 'adminCompanyRead', { query });
  run.same(reading, { ...read }, { name: body.name, monthLimit: 200, version: changed.version });
  run.same(reading, { ...read.keep }, keep);
  const { json: job } = await run.call(admin, 'adminCompanyBatchChange', {
    body: { keys: [uuid], action: block },
  });
  await jobChanges(run, admin, job);
  const { json: blocked, ...again } = await run.call(admin, 'adminCompanyRead', { query });
  run.same(again, { ...blocked }, { status: 'blocked', blockReason: block.reason });
  const removal = { query: { uuid, version: blocked.version } };
  const says = 'A company with people stays: 409 in-use';
  expectStatus(run, await run.send(admin, 'adminCompanyRemove', removal), 409, 'a company with people', says);
}

/** A company of its own. */
const companies: Journey = {
  name: 'Companies',
  covers: [
    ...(['adminCompanyList', 'adminCompanyTableDownload', 'adminCompanyRead', 'adminCompanyAdd'] as const),
    ...(['adminCompanyChange', 'adminCompanyBatchChange', 'adminCompanyRemove', 'adminAuditList'] as const),
    ...wallCovers,
  ],
  async run(run) {
    const admin = await run.person('admin');
    const tableWith = await opened(run, admin, 'adminCompany');
    const person = await borrowed(run, admin);
    if (!person) return run.skip('adminCompanyAdd', 'the account colleague is not in adminUserList');
    // First checks that the account can be moved back, because it would stay in the new company otherwise.
    await givenBack(run, admin, person);
    const { id } = person;
    const name = unique('Проверка');
    const domain = `${name.split(' ')[1]}.example`;
    const rest = { tariffIds: [], monthLimit: 100, adminIds: [Number(id)], tiles: [] };
    const fields = { name, domains: [domain], ...rest };
    const { json: made, ...add } = await run.call(admin, 'adminCompanyAdd', { body: fields });
    const { uuid } = made;
    const keys = [uuid];
    try {
      run.same(
        add,
        { ...made, admins: made.admins.map(({ value }) => value) },
        { name, domains: [domain], monthLimit: 100, status: 'active', users: 1, admins: [String(id)] },
      );
      await expectWall(run, person);
      await companyChanges(run, admin, { ...fields, uuid, version: made.version });
      await tableWith(domain);
    } finally {
      // An active company keeps its last administrator.
      await run.send(admin, 'adminCompanyBatchChange', { body: { keys, action: block } });
      await givenBack(run, admin, person);
    }
    const { json: last } = await run.call(admin, 'adminCompanyRead', { query: { uuid } });
    await run.call(admin, 'adminCompanyRemove', { query: { uuid, version: last.version } });
    await expectGone(run, admin, 'adminCompanyRead', { query: { uuid } });
    await audited(run, uuid, ['add', 'change', 'block', 'remove']);
  },
};

const period = { query: thisMonth };

/** Calls with a token in place of a session. */
async function withToken(run: Run, secret: string, statuses: readonly number[], what: string): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` };
  const exchange = await run.send(run.visitor, 'usageSummaryRead', { ...period, headers });
  const { status } = exchange.got;
  if (![...statuses, 429].includes(status))
    run.report(exchange, {
      rule: 'session',
      place: what,
      pointer: '#/info/description',
      message: `A call with ${what} is answered by ${status}.`,
      says: `${statuses.join(' or ')}: scope, end and revocation of a token are looked at with every call`,
    });
}

async function issued(run: Run, admin: Person, body: Json): Promise<{ uuid: string; secret: string }> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { json, ...exchange } = await untypedCall(run, admin, 'adminTokenAdd', { body, headers });
  const token = Object(json['token']) as Json;
  run.same(exchange, token, { name: body['name'], scopes: body['scopes'], ownerId: body['ownerId'] });
  const secret = String(json['secret']);
  run.same(exchange, { prefix: secret.startsWith(String(token['prefix'])) }, { prefix: true });
  run.secrets.set(secret, 'the secret of a token');
  // A repeated call gets the token without its secret, which is said once.
  await run.send(admin, 'adminTokenAdd', { body: body as BodyOf<'adminTokenAdd'>, headers });
  return { uuid: String(token['uuid']), secret };
}

/** Tokens cannot be removed: those of the journey end revoked. */
const tokens: Journey = {
  name: 'Tokens of other systems',
  covers: [
    ...(['adminTokenList', 'adminTokenTableDownload', 'adminTokenRead', 'adminTokenAdd'] as const),
    ...(['adminTokenChange', 'adminTokenReset', 'adminTokenBatchChange', 'adminAuditList'] as const),
  ],
  async run(run) {
    const admin = await run.person('admin');
    const tableWith = await opened(run, admin, 'adminToken');
    const email = run.options.accounts.admin?.email.toLowerCase() ?? '';
    const query = { searchText: email };
    const owner = await found(run, admin, 'adminUserList', query, (one) => one['email'] === email);
    if (!owner) return run.skip('adminTokenAdd', 'the account of the administrator is not in adminUserList');
    const name = unique('Проверка');
    const common = { ownerId: owner['id'], tiles: [], networks: [], perMinute: 30, lifetime: 1 };
    const { uuid, secret } = await issued(run, admin, { ...common, name, scopes: ['chat', 'statistics'] });
    await withToken(run, secret, [200], 'a token that has the scope');
    await withToken(run, `${secret.slice(0, -4)}AAAA`, [401], 'a token that the gateway does not know');
    const { json: token } = await run.call(admin, 'adminTokenRead', { query: { uuid } });
    const fields = { tiles: [], networks: [], perMinute: 20, lifetime: null };
    const { json: changed } = await run.call(admin, 'adminTokenChange', {
      body: { ...fields, uuid, version: token.version, name, scopes: ['chat'] },
    });
    const { json: read, ...reading } = await run.call(admin, 'adminTokenRead', { query: { uuid } });
    const { version } = changed;
    run.same(reading, { ...read }, { name, scopes: ['chat'], perMinute: 20, version, status: 'expiring' });
    await withToken(run, secret, [403], 'a token without the scope');
    const statistics = { ...fields, uuid, name, scopes: ['statistics' as const] };
    // Nobody calls from a network that is kept for documentation (RFC 5737).
    const elsewhere = { ...statistics, version, networks: ['192.0.2.0/24'] };
    const { json: bound } = await run.call(admin, 'adminTokenChange', { body: elsewhere });
    await withToken(run, secret, [403], 'a token of another network');
    const back = { ...statistics, version: bound.version };
    await run.call(admin, 'adminTokenChange', { body: back });
    const { json: reset } = await run.call(admin, 'adminTokenReset', { body: { uuid, keepHours: 0 } });
    const fresh = String(reset.secret);
    run.secrets.set(fresh, 'the secret of a token');
    await withToken(run, fresh, [200], 'the new secret of a token');
    await withToken(run, secret, [401], 'the old secret of a token');
    await found(run, admin, 'adminTokenList', { searchText: name }, (one) => one['uuid'] === uuid);
    await tableWith(name);
    const body = { keys: [uuid], action: { kind: 'revoke' as const } };
    const { json: job } = await run.call(admin, 'adminTokenBatchChange', { body });
    await jobChanges(run, admin, job);
    const { json: last, ...end } = await run.call(admin, 'adminTokenRead', { query: { uuid } });
    run.same(end, { ...last }, { status: 'revoked' });
    await withToken(run, fresh, [401], 'a revoked token');
    const late = { body: { ...back, version: last.version } };
    const says = 'A revoked token is not changed (422)';
    expectStatus(run, await run.send(admin, 'adminTokenChange', late), 422, 'a revoked token', says);
    await audited(run, uuid, ['add', 'change', 'reset']);
  },
};

export const companiesAndTokens: readonly Journey[] = [companies, tokens];
