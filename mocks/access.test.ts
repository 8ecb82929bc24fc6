import { beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Operation, operations } from './contract/contract.ts';
import { companyOf } from './domain/companies/company.ts';
import { parseCookies } from './domain/sign-in/session.ts';
import type { Gateway } from './gateway.ts';
import { identify } from './http/identity.ts';
import { callTo, linkTo } from './testing/calls.ts';
import { Client, openGateway } from './testing/client.ts';

/** Kinds of people with what they are to `x-access`; null without a session. */
const people = [
  { who: 'nobody', is: [], email: null },
  { who: 'a guest', is: ['guest'], email: 'guest@corp.example' },
  { who: 'an employee', is: ['employee'], email: 'employee@neuro.example' },
  { who: 'a student', is: ['employee'], email: 'student@neuro.example' },
  { who: 'a company administrator', is: ['employee', 'companyAdmin'], email: 'company@neuro.example' },
  { who: 'an administrator', is: ['employee', 'admin'], email: 'admin@neuro.example' },
] as const satisfies { who: string; is: readonly Caller[]; email: string | null }[];
type Person = (typeof people)[number];

let gateway: Gateway;
const cookies = new Map<string, string>();
beforeAll(async () => {
  gateway = await openGateway();
  for (const { who, is, email } of people) {
    const client = new Client(gateway);
    if (email) await (is[0] === 'guest' ? client.guestLogin(email) : client.login(email));
    cookies.set(who, client.cookie);
  }
});

/** The status of a refusal by `x-access` and `security`, undefined when the person may call. */
function refusal({ access, admits }: Operation, is: readonly Caller[]): 401 | 403 | undefined {
  if (access.includes('public') || is.some((kind) => access.includes(kind))) return undefined;
  return is.includes('employee') && admits.has('session') ? 403 : 401;
}

async function answerTo({ who }: Person, operation: Operation, headers: Record<string, string> = {}) {
  const client = new Client(gateway);
  client.cookie = cookies.get(who) ?? '';
  // Nothing is done: an admitted call that would change something is refused for its parameters or its body.
  const { method, path, ...call } = callTo(operation, { type: 'nothing', email: '', table: '' });
  const response = await client.call(method, path, {
    headers: { ...call.headers, ...headers, 'session-type': 'nothing' },
    ...(call.body !== undefined && { body: '{' }),
  });
  const text = await response.text();
  return { status: response.status, code: response.status >= 400 && JSON.parse(text).code };
}

describe.each(people)('$who', (person) => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '[CON-06] [ERR-07] %s: x-access decides',
    async (_id, operation) => {
      const { status, code } = await answerTo(person, operation);
      const refused = refusal(operation, person.is);
      if (refused === undefined) expect([401, 403]).not.toContain(status);
      else if (refused === 403) expect({ status, code }).toEqual({ status: 403, code: 'forbidden' });
      else expect(status).toBe(401);
    },
  );
});

describe('a mailed link', () => {
  const linked = operations.filter(({ access }) => access.includes('link'));
  const others = operations.filter(({ access }) => !access.includes('link') && !access.includes('public'));

  test.each(linked.map((operation) => [operation.id, operation] as const))(
    '[AUTH-04] %s takes its own link, and that of no other operation',
    async (_id, operation) => {
      const own = await linkTo(new Client(gateway), operation);
      expect((await answerTo(people[0], operation, own)).status).not.toBe(401);
      for (const other of linked.filter((one) => one !== operation)) {
        const { code } = await answerTo(people[0], other, own);
        expect(code).toBe('link-invalid');
      }
    },
  );

  test('[CON-06] opens no operation of a session', async () => {
    const [first] = linked;
    if (!first) throw new Error('No operation has a mailed link');
    const link = await linkTo(new Client(gateway), first);
    for (const operation of others)
      expect([operation.id, (await answerTo(people[0], operation, link)).status]).toEqual([
        operation.id,
        401,
      ]);
  });
});

describe('an operation with an optional session', () => {
  const optional = operations.filter(({ isPublic }) => isPublic);
  const blockPerson = (email: string) => {
    const { store, users } = gateway.deps.database;
    const user = users.get(email);
    if (user) store.write((transaction) => transaction.put(users, { ...user, blocked: true }));
  };
  const blockCompany = (email: string) => {
    const { database } = gateway.deps;
    const user = database.users.get(email);
    const company = user && companyOf(database, user);
    if (company)
      database.store.write((transaction) =>
        transaction.put(database.companies, { ...company, blockReason: 'Договор закончился' }),
      );
  };

  test.each([
    ['a blocked person', blockPerson],
    ['an employee of a blocked company', blockCompany],
  ])('[AUTH-04] treats the cookie of %s as none', async (_who, block) => {
    gateway = await openGateway();
    const client = new Client(gateway);
    await client.login('employee@neuro.example');
    block('employee@neuro.example');
    const { deps } = gateway;
    for (const operation of optional) {
      const request = new Request(`http://localhost/api/1.0${operation.path}`);
      const caller = { cookies: parseCookies(client.cookie), address: '' };
      expect([operation.id, (await identify(operation, request, caller, deps)).user]).toEqual([
        operation.id,
        null,
      ]);
    }
    const body = new FormData();
    const fields = { groupId: '1', email: 'employee@neuro.example', text: 'Не могу войти', isError: 'false' };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    expect((await client.call('POST', '/feedback/send', { body })).status).toBe(204);
  });
});
