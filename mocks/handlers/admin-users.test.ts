import { expect, test } from 'vitest';
import type { Schemas } from '../db/database.ts';
import { Client, errorOf, openGateway } from '../testing/client.ts';

type Page = Schemas['AdminUserPage'];
type User = Schemas['AdminUser'];

const PEOPLE = 120;

async function administrator(people = PEOPLE): Promise<Client> {
  return new Client(await openGateway({ people })).login('admin@neuro.example');
}

function list(client: Client, query: Record<string, string | string[]> = {}): Promise<Page> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) search.append(name, one);
  return client.json<Page>('GET', `/admin/users/getListUser?${search}`);
}

const emails = ({ content }: Page) => content.map(({ email }) => email);
const read = (client: Client, id: number) => client.json<User>('GET', `/admin/users/getUser?id=${id}`);
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

function fieldsOf({ id, version, groups, ...user }: User) {
  const { email, name, companyUuid, department, description, role, tariffId } = user;
  const names = groups.map((group) => group.name);
  return { id, version, email, name, companyUuid, department, description, role, tariffId, groups: names };
}

const change = async (client: Client, id: number, fields: Partial<Schemas['UserChange']>) =>
  client.call('POST', '/admin/users/changeUser', {
    json: { ...fieldsOf(await read(client, id)), ...fields },
  });

const person: Schemas['NewUser'] = {
  email: 'Lebedeva@agro.example',
  name: 'Ксения Лебедева',
  companyUuid: '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01',
  department: 'Агрономическая служба',
  description: 'Агроном',
  role: 'USER',
  groups: ['COMMERCE'],
  tariffId: 13,
  isInvited: true,
};

test('[ADM-09] the list holds the accounts of the portal and the people of the administration', async () => {
  const client = await administrator();
  const page = await list(client);
  expect(page).toMatchObject({ totalElements: PEOPLE + 10, number: 0, size: 50, last: false });
  expect(emails(page)).toEqual([...emails(page)].sort());
  expect((await list(client, { searchText: 'employee@' })).content).toMatchObject([
    { id: 1, name: 'Мария Орлова', companyName: 'Нейро', status: 'active', version: 1 },
  ]);
  expect((await list(client, { page: '99' })).content).toEqual([]);
  const small = await administrator(0);
  expect((await list(small)).totalElements).toBe(10);
});

test('[ADM-09] the people are the same ones each time', async () => {
  const [first, second] = [await list(await administrator()), await list(await administrator())];
  expect(first.content.map(({ name, department }) => [name, department])).toEqual(
    second.content.map(({ name, department }) => [name, department]),
  );
});

test('[ADM-09] nobody was here before the account was created, and only who was here this month sent requests', async () => {
  const client = await administrator();
  const { content } = await list(client, { size: '100', isVisited: 'true' });
  expect(content.filter(({ created, lastVisit }) => (lastVisit ?? '') < created)).toEqual([]);
  const monthAgo = new Date(Date.now() - 32 * 86_400_000).toISOString();
  const senders = content.filter(({ requests30 }) => requests30 > 0);
  expect(senders.length).toBeGreaterThan(10);
  expect(senders.filter(({ lastVisit }) => (lastVisit ?? '') < monthAgo)).toEqual([]);
});

test('[ADM-10] the search looks at e-mail, name and post; case and ё make no difference', async () => {
  const client = await administrator();
  const [found] = (await list(client, { searchText: 'киселев' })).content;
  expect(found?.name).toMatch(/Киселёв/);
  expect((await list(client, { searchText: 'КИСЕЛЁВ' })).totalElements).toBeGreaterThan(0);
  expect((await list(client, { searchText: 'руководитель группы' })).content).not.toEqual([]);
  expect((await list(client, { searchText: 'нет такого' })).totalElements).toBe(0);
});

test('[ADM-09] each filter leaves what it says, several values widen it, several filters narrow', async () => {
  const client = await administrator();
  const all = (await list(client, { size: '100' })).content;
  const some = async (query: Record<string, string | string[]>, holds: (user: User) => boolean) => {
    const { content, totalElements } = await list(client, { ...query, size: '100' });
    expect(totalElements, JSON.stringify(query)).toBeGreaterThan(0);
    expect(totalElements, JSON.stringify(query)).toBeLessThan(PEOPLE + 10);
    expect(content.filter((user) => !holds(user))).toEqual([]);
    const expected = all.filter(holds).map(({ id }) => id);
    expect(content.map(({ id }) => id)).toEqual(expect.arrayContaining(expected));
  };
  const company = '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01';
  await some({ company }, (user) => user.companyUuid === company);
  await some({ department: ['Учебная часть'] }, (user) => user.department === 'Учебная часть');
  await some({ role: ['ADMIN', 'Chat_Bot'] }, (user) => user.role !== 'USER');
  await some({ group: ['COMMERCE', 'LYCEUM'] }, ({ groups }) =>
    groups.some(({ name }) => name === 'COMMERCE' || name === 'LYCEUM'),
  );
  await some({ tariff: ['13'] }, (user) => user.tariffId === 13);
  await some(
    { status: ['blocked', 'invited'] },
    ({ status }) => status === 'blocked' || status === 'invited',
  );
  await some({ isVisited: 'false' }, (user) => user.lastVisit === null);
  await some(
    { requestsMin: '20', requestsMax: '90' },
    (user) => user.requests30 >= 20 && user.requests30 <= 90,
  );
  await some(
    { company, isVisited: 'true' },
    (user) => user.companyUuid === company && user.lastVisit !== null,
  );
});

test('[ADM-31] days are those of Moscow, both ends are included', async () => {
  const now = () => new Date('2026-11-20T21:30:00Z');
  const gateway = await openGateway({ now });
  const client = await new Client(gateway).login('admin@neuro.example');
  const visited = (from: string, to: string) =>
    list(client, { lastVisitFrom: from, lastVisitTo: to }).then(emails);
  expect(await visited('2026-11-21', '2026-11-21')).toEqual(['admin@neuro.example']);
  expect(await visited('2026-11-20', '2026-11-20')).toEqual([]);
  expect((await list(client, { createdFrom: '2026-02-11', createdTo: '2026-02-11' })).totalElements).toBe(10);
  expect((await list(client, { createdTo: '2026-02-10' })).totalElements).toBe(0);
});

test('[ADM-09] the order is the one that was asked for, missing values come last either way', async () => {
  const client = await administrator();
  for (const direction of ['asc', 'desc']) {
    const { content } = await list(client, { sort: `lastVisit,${direction}`, size: '100', searchText: '.' });
    const visits = content.map(({ lastVisit }) => lastVisit);
    const known = visits.filter((visit) => visit !== null).sort();
    expect(visits.slice(0, known.length)).toEqual(direction === 'asc' ? known : known.reverse());
  }
  const byRequests = await list(client, { sort: 'requests30,desc' });
  const counts = byRequests.content.map(({ requests30 }) => requests30);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  const byStatus = await list(client, { sort: 'status,desc' });
  expect(byStatus.content[0]?.status).toBe('blocked');
  const odd = await client.call('GET', '/admin/users/getListUser?sort=password,asc');
  expect(odd.status).toBe(400);
});

test('[ADM-09] pages do not overlap and hold everybody', async () => {
  const client = await administrator();
  const pages = await Promise.all(
    [0, 1, 2].map((page) => list(client, { page: String(page), sort: 'department,asc' })),
  );
  const ids = pages.flatMap(({ content }) => content.map(({ id }) => id));
  expect(new Set(ids).size).toBe(PEOPLE + 10);
});

test('[PRE-10] only administrators of the platform see and change accounts', async () => {
  const client = await new Client(await openGateway()).login('company@neuro.example');
  for (const path of ['getListUser', 'getUser?id=1', 'downloadListUser'])
    expect((await client.call('GET', `/admin/users/${path}`)).status).toBe(403);
  const added = await client.call('POST', '/admin/users/addUser', { json: person, headers: key() });
  expect(added.status).toBe(403);
});

test('[ADM-20] a new account is invited by letter, sets its password and signs in', async () => {
  const client = await administrator();
  const added = await client.call('POST', '/admin/users/addUser', { json: person, headers: key() });
  const user = (await added.json()) as User;
  expect(user).toMatchObject({
    ...{ id: 1000 + PEOPLE + 1, email: 'lebedeva@agro.example', status: 'invited', version: 1 },
    ...{
      companyName: 'Агрохолдинг «Нива»',
      groups: [{ name: 'COMMERCE' }],
      tariffTitle: 'Нейро.Агро — базовый',
    },
    ...{ changedBy: 'admin@neuro.example', lastVisit: null, requests30: 0 },
  });
  const headers = await client.mailed('lebedeva@agro.example');
  const json = { name: 'Ксения Лебедева', password: 'portal-2027' };
  const confirmed = await client.call('POST', '/auth/confirmationRequestToCompany', { json, headers });
  expect(confirmed.status).toBe(204);
  expect(await read(client, user.id)).toMatchObject({ status: 'active', groups: [{ name: 'COMMERCE' }] });
  const own = new Client(client.gateway);
  const login = await own.call('POST', '/auth/authentication', {
    json: { email: 'lebedeva@agro.example', password: 'portal-2027' },
  });
  expect(login.status).toBe(200);
});

test('[PRE-05] a repeated key adds nobody again and gets the same answer', async () => {
  const client = await administrator(0);
  const call = { json: person, headers: key() };
  const answers = await Promise.all([1, 2].map(() => client.call('POST', '/admin/users/addUser', call)));
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  expect(second).toEqual(first);
  expect(await (await client.call('POST', '/admin/users/addUser', call)).json()).toEqual(first);
  expect((await list(client)).totalElements).toBe(11);
  expect(await client.mailbox('lebedeva@agro.example')).toHaveLength(1);
});

test('[ADM-20] a refused account says at which field', async () => {
  const client = await administrator(0);
  const errorsOf = async (fields: Partial<Schemas['NewUser']>) => {
    const json = { ...person, ...fields };
    const response = await client.call('POST', '/admin/users/addUser', { json, headers: key() });
    return (await response.json()) as Schemas['ErrorResponse'];
  };
  expect(await errorsOf({ email: 'EMPLOYEE@neuro.example' })).toMatchObject({
    status: 409,
    errors: [{ field: 'email', code: 'taken', message: 'Учётная запись с этим адресом уже есть' }],
  });
  expect(
    await errorsOf({ companyUuid: crypto.randomUUID(), groups: ['NO_SUCH'], tariffId: 77 }),
  ).toMatchObject({
    status: 422,
    errors: [
      { field: 'companyUuid', code: 'unknown' },
      { field: 'groups', code: 'unknown' },
      { field: 'tariffId', code: 'unknown' },
    ],
  });
  expect(await errorsOf({ role: 'Chat_Bot' })).toMatchObject({ status: 422, errors: [{ field: 'role' }] });
  expect((await list(client)).totalElements).toBe(10);
});

test('[ADM-14] a change from an old version is refused, and the account tells who changed it and when', async () => {
  const client = await administrator(0);
  const old = await read(client, 1);
  expect((await change(client, 1, { department: 'Архив' })).status).toBe(200);
  const late = await client.call('POST', '/admin/users/changeUser', {
    json: { ...fieldsOf(old), name: 'Мария Иванова' },
  });
  expect(await errorOf(late)).toMatchObject({
    status: 409,
    message: expect.stringContaining('уже изменена'),
  });
  const now = await read(client, 1);
  expect(now).toMatchObject({ department: 'Архив', name: 'Мария Орлова', version: 2 });
  expect(now.changedBy).toBe('admin@neuro.example');
  expect(Date.parse(now.changed)).toBeGreaterThan(Date.parse(old.changed));
  const json = { ...fieldsOf(now), id: 9999 };
  expect((await client.call('POST', '/admin/users/changeUser', { json })).status).toBe(404);
});

test('[ADM-22] role and groups act at the next request of a person who is signed in', async () => {
  const client = await administrator(0);
  const employee = await new Client(client.gateway).login();
  const menu = (path: string) => employee.call('GET', path).then(({ status }) => status);
  expect(await menu('/user/company/getTilesCompanyAdmin')).toBe(403);
  await change(client, 1, { groups: ['COMPANY_ADMIN'], role: 'ADMIN' });
  expect(await menu('/user/company/getTilesCompanyAdmin')).toBe(200);
  expect(await menu('/admin/getTilesAdmin')).toBe(200);
});

test('[ADM-21] nobody takes the role from the last administrator or from themselves', async () => {
  const client = await administrator(0);
  const demoted = await change(client, 2, { role: 'USER' });
  expect(await errorOf(demoted)).toMatchObject({ status: 409, message: expect.stringMatching(/последний/) });
  await change(client, 1, { role: 'ADMIN' });
  const own = await change(client, 2, { role: 'USER' });
  expect(await errorOf(own)).toMatchObject({ status: 409, message: expect.stringMatching(/^Свою/) });
  expect((await change(client, 1, { role: 'USER' })).status).toBe(200);
});

test('[ADM-14] a new address takes everything along, ends the sessions and is confirmed by letter', async () => {
  const client = await administrator(0);
  const employee = await new Client(client.gateway).login();
  type Chats = Schemas['HistoryChatPage'];
  const chats = await employee.json<Chats>('GET', '/history/getListChatWithSearch');
  const changed = (await (await change(client, 1, { email: 'Orlova@neuro.example' })).json()) as User;
  expect(changed).toMatchObject({ id: 1, email: 'orlova@neuro.example', status: 'unconfirmed' });
  expect((await employee.call('GET', '/tile/getTile')).status).toBe(401);
  const headers = await client.mailed('orlova@neuro.example');
  const confirm = '/auth/confirmationRegistration?email=orlova@neuro.example';
  expect((await employee.call('GET', confirm, { headers })).status).toBe(204);
  await employee.login('orlova@neuro.example');
  expect(await employee.json<Chats>('GET', '/history/getListChatWithSearch')).toEqual(chats);
  const taken = await change(client, 1, { email: 'commerce@neuro.example' });
  expect(await taken.json()).toMatchObject({ status: 409, errors: [{ field: 'email' }] });
});

test('[ADM-15] a download holds the whole filtered set, in order, with the chosen columns', async () => {
  const client = await administrator();
  const query = 'status=active&sort=requests30,desc&columns=email&columns=requests30&columns=status';
  const response = await client.call('GET', `/admin/users/downloadListUser?${query}`);
  expect(response.headers.get('content-disposition')).toContain('filename*=UTF-8');
  const [head, ...rows] = (await response.text()).trimEnd().split('\r\n');
  expect(head).toBe('E-mail;Запросы за 30 дней;Статус');
  const { totalElements, content } = await list(client, { status: 'active', sort: 'requests30,desc' });
  expect(rows).toHaveLength(totalElements);
  expect(rows.slice(0, content.length)).toEqual(
    content.map(({ email, requests30 }) => `${email};${requests30};действует`),
  );
});

test('[ADM-15] the workbook is a file of its own kind, an unknown column is refused at its field', async () => {
  const client = await administrator(0);
  const xlsx = await client.call('GET', '/admin/users/downloadListUser?format=xlsx');
  expect(xlsx.headers.get('content-disposition')).toContain('.xlsx');
  expect((await xlsx.bytes()).subarray(0, 2)).toEqual(new TextEncoder().encode('PK'));
  const odd = await client.call('GET', '/admin/users/downloadListUser?columns=email&columns=password');
  expect(await odd.json()).toMatchObject({ status: 422, errors: [{ field: 'columns', code: 'unknown' }] });
});

test('[ADM-16] a name that would be a formula is told to be a text', async () => {
  const client = await administrator(0);
  await change(client, 1, { name: '=HYPERLINK("http://x")' });
  const response = await client.call('GET', '/admin/users/downloadListUser?columns=name&searchText=employee');
  expect(await response.text()).toBe('Имя\r\n"\'=HYPERLINK(""http://x"")"\r\n');
});
