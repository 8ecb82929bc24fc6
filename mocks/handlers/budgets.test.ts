import { beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { allEvents, Client, openGateway } from '#mocks/testing/client.ts';
import { keyed, neuro } from '#mocks/testing/company-area.ts';
import { niva } from '#mocks/testing/company-keys.ts';
import { added, read, send } from '#mocks/testing/presentation-runs.ts';

type Budget = Schemas['Budget'];
type Fields = Schemas['NewBudget'];

let admin: Client;
let company: Client;
let employee: Client;
beforeEach(async () => {
  const gateway = await openGateway({ people: 120, now: () => new Date('2026-11-23T09:00:00Z') });
  admin = await new Client(gateway).login('admin@neuro.example');
  company = await new Client(gateway).login('company@neuro.example');
  employee = await new Client(gateway).login('commerce@neuro.example');
});

const commerce: Fields = {
  scope: 'person',
  companyUuid: null,
  department: null,
  group: null,
  userId: 5,
  amount: 0,
  atEnd: 'stop',
};
const post = (client: Client, path: string, json: object) =>
  client.call('POST', path, { json, headers: keyed() });
async function add(fields: Partial<Fields> = {}): Promise<Budget> {
  const answer = await post(admin, '/admin/budgets/addBudget', { ...commerce, ...fields });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Budget;
}
const list = async (client: Client, query = '') => {
  const path = client === admin ? '/admin/budgets/getListBudget' : '/user/company/budgets/getListBudget';
  return (await client.json<Schemas['BudgetPage']>('GET', `${path}?size=100&${query}`)).content;
};
/** Status, field and code of a refusal. */
const refusal = async (answer: Response) => {
  const { errors, code } = (await answer.json()) as Schemas['ErrorResponse'];
  return [answer.status, errors?.[0]?.field, errors?.[0]?.code ?? code];
};
const ask = (service = 'chatGpt', model?: string) =>
  employee.send('Вопрос', { service, accept: 'application/json', ...(model && { model }) });

test('[ADM-63] what a month costs is that of the statistics, for companies, departments, groups and people', async () => {
  const day = '2026-11-';
  const usage = async (query: string) => {
    const path = `/admin/statistics/getSummary?from=${day}01&to=${day}23&${query}`;
    const { current } = await admin.json<Schemas['UsageSummary']>('GET', path);
    return current.cost ?? 0;
  };
  const people = await admin.json<Schemas['UsagePage']>(
    'GET',
    `/admin/statistics/getListUsage?from=${day}01&to=${day}23&groupBy=user&sort=cost,desc&size=1`,
  );
  const dearest = Number(people.content[0]?.key);
  const person = await add({ userId: dearest });
  expect(person.spent).toBe(await usage(`user=${dearest}`));
  expect(person.spent).toBeGreaterThan(0);
  const all = await list(admin);
  const spentOf = (scope: string, title: RegExp) =>
    all.find((one) => one.scope === scope && title.test(one.title))?.spent;
  expect(spentOf('company', /Нейро/)).toBe(await usage(`company=${neuro}`));
  expect(spentOf('department', /Бухгалтерия/)).toBe(await usage(`company=${niva}&department=Бухгалтерия`));
  expect(spentOf('group', /./)).toBe(await usage(`company=${niva}&group=COMMERCE`));
});

test('[ADM-63] at the end requests that cost money are refused, and the answer says who can raise the budget', async () => {
  expect((await ask()).status).toBe(200);
  const { uuid, version, status, share } = await add();
  expect({ status, share }).toEqual({ status: 'spent', share: 1 });
  const refused = await ask();
  expect(refused.status).toBe(429);
  // The next month begins later than the header can say.
  expect(refused.headers.get('retry-after')).toBe('86400');
  const error = (await refused.json()) as Schemas['ErrorResponse'];
  expect(error.code).toBe('budget-spent');
  expect(error.message).toContain('администратор компании: company@neuro.example');
  expect((await ask('llama')).status, 'a service without a price goes on').toBe(200);
  const change = { uuid, version, amount: 100, atEnd: 'stop' };
  expect((await post(admin, '/admin/budgets/changeBudget', change)).status).toBe(200);
  expect((await ask()).status, 'a greater budget counts at once').toBe(200);
});

test('[ADM-63] a budget of a group or department stops its people, one that only warns stops nobody', async () => {
  await add({ scope: 'group', group: 'COMMERCE', userId: null });
  expect((await ask()).status).toBe(429);
  const [group] = await list(admin, 'scope=group&sort=share,desc');
  const change = { uuid: group?.uuid, version: group?.version, amount: 0, atEnd: 'warn' };
  expect((await post(admin, '/admin/budgets/changeBudget', change)).status).toBe(200);
  expect((await ask('gemini')).status).toBe(200);
  const path = `/admin/budgets/deleteBudget?uuid=${group?.uuid}&version=${(group?.version ?? 0) + 1}`;
  expect((await admin.call('DELETE', path)).status).toBe(204);
  const [whole] = await list(admin, `scope=company&company=${niva}`);
  const none = { uuid: whole?.uuid, version: 1, amount: 0, atEnd: 'stop' };
  expect((await post(admin, '/admin/budgets/changeBudget', none)).status).toBe(200);
  expect((await ask()).status, 'that of another company').toBe(200);
});

test('[ADM-63] a spent budget refuses plans, slides and rewritten texts of presentations, and keeps the presentation', async () => {
  const uuid = await added(employee);
  const run = { text: 'Выручка выросла на 12 %', isBold: false, isItalic: false, link: null };
  const paragraphs = [{ level: 0, list: 'none', runs: [run] }];
  const texts = { uuid, action: 'shorten', texts: [{ paragraphs }] };
  await add();
  const before = await read(employee, uuid);
  for (const refused of [
    await send(employee, uuid, 'outline'),
    await send(employee, uuid, 'slides'),
    await post(employee, '/presentation/rewriteText', texts),
  ])
    expect(((await refused.json()) as Schemas['ErrorResponse']).code).toBe('budget-spent');
  expect(await read(employee, uuid)).toEqual(before);
});

test('[ADM-63] the cheapest model answers at the end of a budget that says so, and the answer names it', async () => {
  await add({ atEnd: 'cheaper' });
  const modelOf = async (model: string) => {
    const answer = await ask('chatGpt', model);
    expect(answer.status).toBe(200);
    const { model: answering, insteadOf } = ((await answer.json()) as Schemas['ChatAnswer']).answer;
    return [answering, insteadOf];
  };
  expect(await modelOf('gpt-5.2')).toEqual(['gpt-5.2-mini', 'gpt-5.2']);
  expect(await modelOf('gpt-5.2-mini')).toEqual(['gpt-5.2-mini', undefined]);
  const stream = await employee.send('Вопрос', { service: 'chatGpt', model: 'gpt-5.2' });
  expect((await allEvents(stream))[0]).toMatchObject({ model: 'gpt-5.2-mini', insteadOf: 'gpt-5.2' });
  expect((await ask('gemini')).status, 'its models cost the same').toBe(429);
});

test('[ADM-63] a budget names somebody who exists, and nobody has two', async () => {
  const refused = (fields: Partial<Fields>) =>
    post(admin, '/admin/budgets/addBudget', { ...commerce, ...fields }).then(refusal);
  expect(await refused({ userId: 987_654 })).toEqual([422, 'userId', 'unknown']);
  expect(await refused({ scope: 'company' })).toEqual([422, 'companyUuid', 'unknown']);
  const department = { scope: 'department', companyUuid: neuro, department: 'Нет такого' } as const;
  expect(await refused(department)).toEqual([422, 'department', 'unknown']);
  expect(await refused({ scope: 'group', group: 'NOBODY' })).toEqual([422, 'group', 'unknown']);
  await add();
  expect(await refused({})).toEqual([409, 'userId', 'taken']);
});

test('[ADM-63] [COMP-02] a company sees and sets its own budgets, but not the one that the platform has given it', async () => {
  const own = await list(company);
  const ofPlatform = await list(admin, `company=${neuro}`);
  expect(own.map(({ uuid }) => uuid)).toEqual(ofPlatform.map(({ uuid }) => uuid));
  const whole = own.find(({ scope }) => scope === 'company');
  const change = { uuid: whole?.uuid, version: 1, amount: 9_000_000, atEnd: 'warn' };
  expect(await refusal(await post(company, '/user/company/budgets/changeBudget', change))).toEqual([
    422,
    'amount',
    'platform',
  ]);
  const path = `/user/company/budgets/deleteBudget?uuid=${whole?.uuid}&version=1`;
  expect(await refusal(await company.call('DELETE', path))).toEqual([422, 'uuid', 'platform']);
  const { companyUuid: _company, ...fields } = commerce;
  const group = await post(company, '/user/company/budgets/addBudget', {
    ...fields,
    scope: 'group',
    group: 'COMMERCE',
  });
  expect(await group.json()).toMatchObject({ companyUuid: neuro, changedBy: 'company@neuro.example' });
  const everywhere = await add({ scope: 'group', group: 'COMMERCE', userId: null });
  const read = await company.call('GET', `/user/company/budgets/getBudget?uuid=${everywhere.uuid}`);
  expect(read.status, 'a budget of several companies').toBe(404);
  const stranger = await post(company, '/user/company/budgets/addBudget', { ...fields, userId: 2000 });
  expect(await refusal(stranger)).toEqual([422, 'userId', 'unknown']);
});

test('[ADM-63] [ADM-19] changes of a budget are in the audit, in roubles, and the table has what is spent and left', async () => {
  const { uuid, version } = await add({ amount: 12_345 });
  await post(admin, '/admin/budgets/changeBudget', { uuid, version, amount: 20_000, atEnd: 'warn' });
  const { content } = await admin.json<Schemas['AuditPage']>(
    'GET',
    `/admin/logs/getListAudit?from=2026-11-23&to=2026-11-23&entity=budget&key=${uuid}&action=change`,
  );
  expect(content[0]?.changes).toEqual([
    { field: 'amount', before: '123.45', after: '200' },
    { field: 'atEnd', before: 'stop', after: 'warn' },
  ]);
  const journal = await company.json<Schemas['AuditPage']>(
    'GET',
    `/user/company/logs/getListAudit?from=2026-11-23&to=2026-11-23&entity=budget&key=${uuid}`,
  );
  expect(journal.content.map(({ action }) => action).sort()).toEqual(['add', 'change']);
  const file = await admin.call(
    'GET',
    '/admin/budgets/downloadListBudget?format=csv&scope=person&columns=title&columns=amount&columns=left&sort=title,asc',
  );
  expect(file.headers.get('content-disposition')).toContain('2026-11-23');
  expect(await file.text()).toMatch(/commerce@neuro\.example[^\r\n]*;200;200\r\n/);
});
