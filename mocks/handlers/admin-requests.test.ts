import { beforeEach, describe, expect, test } from 'vitest';
import { operations } from '#mocks/contract/contract.ts';
import { newRequest } from '#mocks/domain/requests/arrivals.ts';
import { rulesOf } from '#mocks/domain/tiles/rules.ts';
import type { Gateway } from '#mocks/gateway.ts';
import type { Feedback, Schemas } from '#mocks/store/database.ts';
import { callTo } from '#mocks/testing/calls.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { neuro, otherAdministrator } from '#mocks/testing/company-area.ts';

type Row = Schemas['AccessRequest'];
type Action = Schemas['AccessRequestAction'];
type Asked = Parameters<typeof newRequest>[1];

const ADMIN = 'admin@neuro.example';
const EMPLOYEE = 'employee@neuro.example';
const STRANGER = 'sokolova@abroad.example';
const niva = '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01';
const keyOf = (number: number) => `3c9a5d20-0000-4f7b-8d46-${String(number).padStart(12, '0')}`;

let gateway: Gateway;
let admin: Client;

beforeEach(async () => {
  gateway = await openGateway();
  admin = await new Client(gateway).login(ADMIN);
});

const put = (number: number, asked: Partial<Asked> = {}): void => {
  const { database, now } = gateway.deps;
  const request = newRequest(
    database,
    { kind: 'registration', userId: null, email: STRANGER, name: 'Вера Соколова', ...asked },
    now(),
  );
  database.store.write((transaction) =>
    transaction.put(database.requests, { ...request, uuid: keyOf(number), number, ...asked }),
  );
};
const list = async (query = ''): Promise<Row[]> =>
  (await (await admin.call('GET', `/admin/requests/getListRequest${query}`)).json()).content;
const post = (path: string, json: object) =>
  admin.call('POST', `/admin/requests/${path}`, {
    json,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const decide = (keys: number[], action: Action) =>
  post('changeListRequest', { keys: keys.map(keyOf), action });
const approve: Extract<Action, { kind: 'approve' }> = {
  kind: 'approve',
  companyUuid: null,
  groups: [],
  tariffId: null,
};
const lettersTo = (email: string) =>
  [...gateway.deps.database.mails.values()].filter(({ to }) => to === email);
const userOf = (email: string) => gateway.deps.database.users.get(email);

describe('[ADM-05] an approved request', () => {
  test('makes the account of a stranger, with company, group and tariff, and invites it', async () => {
    put(1);
    const response = await decide([1], {
      kind: 'approve',
      companyUuid: niva,
      groups: ['COMMERCE'],
      tariffId: 13,
    });
    expect(await response.json()).toMatchObject({ changed: 1, refused: 0 });
    const user = userOf(STRANGER);
    expect(user).toMatchObject({ companyUuid: niva, tariffId: 13, invited: true, confirmed: false });
    expect(user?.profile).toMatchObject({ name: 'Вера Соколова', groups: [{ name: 'COMMERCE' }] });
    const [decision, invitation] = lettersTo(STRANGER);
    expect(decision?.text).toContain('Компания: Агрохолдинг «Нива»\nГруппы: Коммерческий отдел');
    expect(invitation?.link).toContain('/confirmationRequestToCompany?token=');
    const [row] = await list();
    expect(row).toMatchObject({ status: 'approved', userId: user?.profile.id, decision: { by: ADMIN } });
  });

  test('adds groups to an account and takes nothing away', async () => {
    put(1, { kind: 'service', email: 'commerce@neuro.example', userId: 5, tile: 'claude' });
    const id = userOf('commerce@neuro.example')?.profile.id;
    expect(id).toBe(5);
    await decide([1], { ...approve, groups: ['LYCEUM'] });
    const names = userOf('commerce@neuro.example')?.profile.groups.map(({ name }) => name);
    expect(names).toEqual(['COMMERCE', 'LYCEUM']);
    expect(lettersTo('commerce@neuro.example')).toHaveLength(1);
  });

  test('moves an account into the company that it wants to join', async () => {
    put(1, { kind: 'company', email: EMPLOYEE, userId: 1, companyUuid: niva });
    await decide([1], approve);
    expect(userOf(EMPLOYEE)?.companyUuid).toBe(niva);
  });

  test('of many makes accounts with ids of their own; two of one person give it both groups', async () => {
    put(1);
    put(2, { email: 'gordeev@abroad.example' });
    put(3, { kind: 'service' });
    await decide([1, 2, 3], { ...approve, groups: ['COMMERCE'] });
    const people = [STRANGER, 'gordeev@abroad.example'].map((email) => userOf(email)?.profile.id);
    expect(new Set(people).size).toBe(2);
    expect(userOf(STRANGER)?.profile.groups.map(({ name }) => name)).toEqual(['COMMERCE']);
  });

  test('does not move the last administrator out of a company together with the others [COMP-04]', async () => {
    await otherAdministrator(admin, neuro);
    put(1, { kind: 'company', email: 'company@neuro.example', userId: 3, companyUuid: niva });
    put(2, { kind: 'company', email: EMPLOYEE, userId: 1, companyUuid: niva });
    const job: Schemas['Job'] = await (await decide([1, 2], approve)).json();
    const rows = await admin.json<Schemas['JobRowPage']>('GET', `/user/jobs/getListRow?uuid=${job.uuid}`);
    expect(rows.content).toMatchObject([
      { result: 'changed' },
      { result: 'refused', code: 'last-company-admin' },
    ]);
  });

  test('is one row, also when one call names it twice in other letters', async () => {
    put(1);
    const keys = [keyOf(1).toUpperCase(), keyOf(1)];
    const job: Schemas['Job'] = await (await post('changeListRequest', { keys, action: approve })).json();
    expect(job).toMatchObject({ total: 1, changed: 1, refused: 0 });
    expect(lettersTo(STRANGER)).toHaveLength(2);
  });

  test('does not open the registration that a stranger has made with the address', async () => {
    const registration = operations.find(({ id }) => id === 'registrationAdd');
    if (!registration) throw new Error('No registration');
    await new Client(gateway).call('POST', registration.path, callTo(registration));
    const old = userOf('new@neuro.example');
    expect(old?.isRegistration).toBe(true);
    put(1, { email: 'new@neuro.example' });
    await decide([1], approve);
    const next = userOf('new@neuro.example');
    expect(next?.isRegistration).toBeUndefined();
    expect(next?.password).not.toEqual(old?.password);
  });

  test.each([
    ['blocked', { email: 'dismissed@neuro.example', userId: 9 }, approve],
    ['not-found', { userId: 999 }, approve],
    ['unfit-tariff', {}, { ...approve, companyUuid: niva, tariffId: 10 }],
  ])('is refused: %s', async (code, asked, action) => {
    put(1, asked);
    const job: Schemas['Job'] = await (await decide([1], action)).json();
    const rows = await admin.json<Schemas['JobRowPage']>('GET', `/user/jobs/getListRow?uuid=${job.uuid}`);
    expect(rows.content).toMatchObject([{ result: 'refused', code }]);
    expect(await list()).toMatchObject([{ status: 'new', decision: null }]);
  });

  test('is refused while the service stays closed or the limit stays as it is; nobody is told', async () => {
    const { database } = gateway.deps;
    const rules = { ...rulesOf(database, 'claude'), groups: ['LYCEUM'] };
    database.store.write((transaction) => transaction.put(database.tileRules, rules));
    const employee = { email: EMPLOYEE, userId: 1 };
    put(1, { kind: 'service', tile: 'claude', ...employee });
    put(2, { kind: 'limit', ...employee });
    put(3, { kind: 'service', ...employee });
    const none: Schemas['Job'] = await (await decide([1, 2, 3], approve)).json();
    const wrong: Schemas['Job'] = await (await decide([1], { ...approve, groups: ['COMMERCE'] })).json();
    const message = 'Сервис «Claude» останется закрытым. Его открывают группы: Лицей';
    expect(database.jobRows.group(none.uuid)).toMatchObject([
      { result: 'refused', code: 'still-closed', message },
      { result: 'refused', code: 'nothing-granted' },
      { result: 'refused', code: 'nothing-granted' },
    ]);
    expect(wrong).toMatchObject({ changed: 0, refused: 1 });
    expect(lettersTo(EMPLOYEE)).toEqual([]);
    const right = await decide([1, 2, 3], { ...approve, groups: ['LYCEUM'] });
    expect(await right.json()).toMatchObject({ changed: 3, refused: 0 });
  });

  test('with an unknown group changes nothing [ADM-20]', async () => {
    put(1);
    const response = await decide([1], { ...approve, groups: ['NOBODY'] });
    expect([response.status, (await response.json()).errors[0].field]).toEqual([422, 'action.groups']);
  });
});

test('[ADM-05] a rejection mails its reason and makes no account', async () => {
  put(1);
  await decide([1], { kind: 'reject', reason: 'Доступ только сотрудникам.' });
  expect(lettersTo(STRANGER)).toMatchObject([
    { text: expect.stringContaining('Доступ только сотрудникам.') },
  ]);
  expect(userOf(STRANGER)).toBeUndefined();
  expect(await list('?status=rejected')).toMatchObject([
    { decision: { reason: 'Доступ только сотрудникам.' } },
  ]);
});

test('[ADM-05] a question is mailed, the request waits for the answer and can be decided then', async () => {
  put(1);
  await decide([1], { kind: 'ask', text: 'Для каких задач?' });
  expect(await list()).toMatchObject([
    { status: 'waiting', questions: [{ author: ADMIN, text: 'Для каких задач?' }] },
  ]);
  expect(lettersTo(STRANGER)[0]?.text).toContain('Для каких задач?');
  expect((await (await decide([1], approve)).json()).changed).toBe(1);
});

test('[ADM-05] a priority that an administrator has set sorts first, tells nobody and can be set again', async () => {
  put(1);
  put(2);
  put(3, { status: 'rejected' });
  const job = await decide([1, 3], { kind: 'priority', priority: 'high' });
  expect(await job.json()).toMatchObject({ changed: 1, refused: 1 });
  const [first, second] = await list('?sort=priority,desc&status=new');
  expect([first?.number, first?.priority, second?.priority]).toEqual([1, 'high', 'normal']);
  expect(await list('?priority=high')).toHaveLength(1);
  expect(lettersTo(STRANGER)).toEqual([]);
  expect(await (await decide([1], { kind: 'priority', priority: 'high' })).json()).toMatchObject({
    unchanged: 1,
  });
  const { audit } = gateway.deps.database;
  expect([...audit.values()].flatMap(({ changes }) => changes)).toEqual([
    { field: 'priority', before: 'normal', after: 'high' },
  ]);
});

describe('[ADM-12] what somebody has decided meanwhile', () => {
  test('is 409 and stays as it was', async () => {
    put(1, { status: 'rejected' });
    const response = await decide([1], approve);
    expect([response.status, (await response.json()).code]).toEqual([409, 'already-decided']);
    expect(userOf(STRANGER)).toBeUndefined();
  });

  test('is a refused row among others', async () => {
    put(1, { status: 'rejected' });
    put(2, { email: 'gordeev@abroad.example' });
    expect(await (await decide([1, 2], approve)).json()).toMatchObject({ changed: 1, refused: 1 });
  });
});

test('[ADM-19] an approval leaves an entry for the request and one for the account', async () => {
  put(1);
  await decide([1], approve);
  const entries = [...gateway.deps.database.audit.values()].map(
    ({ entity, action }) => `${entity} ${action}`,
  );
  expect(entries).toEqual(expect.arrayContaining(['request change', 'user add']));
});

describe('[ADM-05] a request comes', () => {
  const feedback = (part: Partial<Feedback>): string => {
    const { database, now } = gateway.deps;
    const id = crypto.randomUUID();
    database.store.write((transaction) =>
      transaction.put<Feedback>(database.feedback, {
        id,
        number: 1,
        owner: null,
        groupId: 1,
        email: STRANGER,
        text: 'Протоколы',
        isError: false,
        date: now().toISOString(),
        ...part,
      }),
    );
    return id;
  };
  const made = async (part: Partial<Feedback>): Promise<Row> =>
    (await post('addRequest', { feedbackUuid: feedback(part) })).json();

  const ofEmployee = { owner: EMPLOYEE, email: EMPLOYEE };
  const service = 'Прошу открыть доступ к сервису «Claude». Он нужен, чтобы';
  const limit = 'Прошу увеличить лимит сервиса «Claude», сейчас это 5 в день.';
  test.each<[string, Partial<Feedback>, string | null]>([
    ['registration', {}, null],
    ['service', ofEmployee, null],
    ['service', { ...ofEmployee, groupId: 4, text: service }, 'Claude'],
    ['limit', { ...ofEmployee, groupId: 5, text: limit }, 'Claude'],
  ])('as %s of the feedback %j', async (kind, part, serviceTitle) => {
    const email = part.email ?? STRANGER;
    expect(await made(part)).toMatchObject({ kind, serviceTitle, status: 'new', email });
  });

  test('once from each message, and from no rating or report of an error', async () => {
    const uuid = feedback({});
    const answers = [
      await post('addRequest', { feedbackUuid: uuid }),
      await post('addRequest', { feedbackUuid: uuid }),
    ];
    const [one, other] = (await Promise.all(answers.map((answer) => answer.json()))) as Row[];
    expect(other?.uuid).toBe(one?.uuid);
    expect((await post('addRequest', { feedbackUuid: feedback({ groupId: 3 }) })).status).toBe(422);
    expect((await post('addRequest', { feedbackUuid: crypto.randomUUID() })).status).toBe(404);
  });

  test('with the confirmed registration of somebody without a company, not of others', async () => {
    const registration = operations.find(({ id }) => id === 'registrationAdd');
    const browser = new Client(gateway);
    for (const email of [STRANGER, 'someone@neuro.example']) {
      const json = { ...(registration?.body?.example as object), email };
      await browser.call('POST', '/auth/registration', { json });
      const link = new URL(lettersTo(email)[0]?.link ?? '');
      const headers = { authorization: `Bearer ${link.searchParams.get('token')}` };
      await browser.call('GET', `/auth/confirmationRegistration?email=${email}`, { headers });
    }
    expect(await list()).toMatchObject([{ kind: 'registration', email: STRANGER, companyUuid: null }]);
  });
});

describe('[ADM-05] the list of requests', () => {
  test.each([
    ['?kind=limit', [2]],
    ['?priority=high', [1]],
    ['?status=rejected', [3]],
    [`?company=${niva}`, [3]],
    ['?searchText=ОТЧЁТ', [2]],
    ['?sort=priority,desc', [1, 3, 2]],
    ['?sort=number,asc', [1, 2, 3]],
  ])('with %s has the numbers %j', async (query, numbers) => {
    put(1, { priority: 'high' });
    put(2, { kind: 'limit', userId: 1, email: EMPLOYEE, tasks: 'Годовой отчет', priority: 'low' });
    put(3, { kind: 'company', companyUuid: niva, status: 'rejected' });
    expect((await list(query)).map(({ number }) => number)).toEqual(numbers);
  });

  test('and the menu tells how many are new [ADM-01]', async () => {
    put(1);
    put(2, { status: 'waiting' });
    const tiles: Schemas['AdminTile'][] = await (await admin.call('GET', '/admin/getTilesAdmin')).json();
    expect(tiles.find(({ value }) => value === 'requests')?.newCount).toBe(1);
  });

  test('is seeded with 25, of which 21 are new', async () => {
    gateway = await openGateway({ people: 200 });
    admin = await new Client(gateway).login(ADMIN);
    const rows = await list('?size=100');
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
    expect(rows.filter(({ status }) => status === 'new')).toHaveLength(21);
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(4);
    expect(rows.filter(({ kind, userId }) => (kind === 'registration') !== (userId === null))).toEqual([]);
  });
});
