import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import {
  type AdminUser,
  administrator,
  changeUser,
  listUsers,
  peopleCount,
} from '#mocks/testing/admin-users.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const emails = ({ content }: Schemas['AdminUserPage']) => content.map(({ email }) => email);

test('[ADM-09] the list contains the seeded accounts and the synthetic people', async () => {
  const client = await administrator();
  const page = await listUsers(client);
  expect(page).toMatchObject({ totalElements: peopleCount + 10, number: 0, size: 50, last: false });
  expect(emails(page)).toEqual([...emails(page)].sort());
  expect((await listUsers(client, { searchText: 'employee@' })).content).toMatchObject([
    { id: 1, name: 'Мария Орлова', companyName: 'Нейро', status: 'active', version: 1 },
  ]);
  expect((await listUsers(client, { page: '99' })).content).toEqual([]);
  const small = await administrator(0);
  expect((await listUsers(small)).totalElements).toBe(10);
});

test('[ADM-09] the synthetic people are always the same', async () => {
  const [first, second] = [await listUsers(await administrator()), await listUsers(await administrator())];
  expect(first.content.map(({ name, department }) => [name, department])).toEqual(
    second.content.map(({ name, department }) => [name, department]),
  );
});

test('[ADM-09] visits follow the creation of the account, and only accounts with a visit this month have requests', async () => {
  const client = await administrator();
  const { content } = await listUsers(client, { size: '100', isVisited: 'true' });
  expect(content.filter(({ created, lastVisit }) => (lastVisit ?? '') < created)).toEqual([]);
  const monthAgo = new Date(Date.now() - 32 * 86_400_000).toISOString();
  const senders = content.filter(({ requests30 }) => requests30 > 0);
  expect(senders.length).toBeGreaterThan(10);
  expect(senders.filter(({ lastVisit }) => (lastVisit ?? '') < monthAgo)).toEqual([]);
});

test('[ADM-10] the search covers e-mail, name and post, ignoring case and ё', async () => {
  const client = await administrator();
  const [found] = (await listUsers(client, { searchText: 'киселев' })).content;
  expect(found?.name).toMatch(/Киселёв/);
  expect((await listUsers(client, { searchText: 'КИСЕЛЁВ' })).totalElements).toBeGreaterThan(0);
  expect((await listUsers(client, { searchText: 'руководитель группы' })).content).not.toEqual([]);
  expect((await listUsers(client, { searchText: 'нет такого' })).totalElements).toBe(0);
});

test('[ADM-09] each filter keeps matching rows; several values are alternatives, several filters combine', async () => {
  const client = await administrator();
  const all = (await listUsers(client, { size: '100' })).content;
  const some = async (query: Record<string, string | string[]>, holds: (user: AdminUser) => boolean) => {
    const { content, totalElements } = await listUsers(client, { ...query, size: '100' });
    expect(totalElements, JSON.stringify(query)).toBeGreaterThan(0);
    expect(totalElements, JSON.stringify(query)).toBeLessThan(peopleCount + 10);
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

test('[ADM-31] days are Moscow days, both ends included', async () => {
  const now = () => new Date('2026-11-20T21:30:00Z');
  const gateway = await openGateway({ now });
  const client = await new Client(gateway).login('admin@neuro.example');
  const visited = (from: string, to: string) =>
    listUsers(client, { lastVisitFrom: from, lastVisitTo: to }).then(emails);
  expect(await visited('2026-11-21', '2026-11-21')).toEqual(['admin@neuro.example']);
  expect(await visited('2026-11-20', '2026-11-20')).toEqual([]);
  expect(
    (await listUsers(client, { createdFrom: '2026-02-11', createdTo: '2026-02-11' })).totalElements,
  ).toBe(10);
  expect((await listUsers(client, { createdTo: '2026-02-10' })).totalElements).toBe(0);
});

test('[ADM-09] rows are in the requested order; missing values come last in both directions', async () => {
  const client = await administrator();
  for (const direction of ['asc', 'desc']) {
    const { content } = await listUsers(client, {
      sort: `lastVisit,${direction}`,
      size: '100',
      searchText: '.',
    });
    const visits = content.map(({ lastVisit }) => lastVisit);
    const known = visits.filter((visit) => visit !== null).sort();
    expect(visits.slice(0, known.length)).toEqual(direction === 'asc' ? known : known.reverse());
  }
  const byRequests = await listUsers(client, { sort: 'requests30,desc' });
  const counts = byRequests.content.map(({ requests30 }) => requests30);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  const byStatus = await listUsers(client, { sort: 'status,desc' });
  expect(byStatus.content[0]?.status).toBe('blocked');
  const odd = await client.call('GET', '/admin/users/getListUser?sort=password,asc');
  expect(odd.status).toBe(400);
});

test('[ADM-09] pages do not overlap and contain all accounts', async () => {
  const client = await administrator();
  const pages = await Promise.all(
    [0, 1, 2].map((page) => listUsers(client, { page: String(page), sort: 'department,asc' })),
  );
  const ids = pages.flatMap(({ content }) => content.map(({ id }) => id));
  expect(new Set(ids).size).toBe(peopleCount + 10);
});

test('[ADM-15] a download contains all filtered rows, in order, with the chosen columns', async () => {
  const client = await administrator();
  const query = 'status=active&sort=requests30,desc&columns=email&columns=requests30&columns=status';
  const response = await client.call('GET', `/admin/users/downloadListUser?${query}`);
  expect(response.headers.get('content-disposition')).toContain('filename*=UTF-8');
  const [head, ...rows] = (await response.text()).trimEnd().split('\r\n');
  expect(head).toBe('E-mail;Запросы за 30 дней;Статус');
  const { totalElements, content } = await listUsers(client, { status: 'active', sort: 'requests30,desc' });
  expect(rows).toHaveLength(totalElements);
  expect(rows.slice(0, content.length)).toEqual(
    content.map(({ email, requests30 }) => `${email};${requests30};действует`),
  );
});

test('[ADM-15] format=xlsx is a workbook; an unknown column is refused at its field', async () => {
  const client = await administrator(0);
  const xlsx = await client.call('GET', '/admin/users/downloadListUser?format=xlsx');
  expect(xlsx.headers.get('content-disposition')).toContain('.xlsx');
  expect((await xlsx.bytes()).subarray(0, 2)).toEqual(new TextEncoder().encode('PK'));
  const odd = await client.call('GET', '/admin/users/downloadListUser?columns=email&columns=password');
  expect(await odd.json()).toMatchObject({ status: 422, errors: [{ field: 'columns', code: 'unknown' }] });
});

test('[ADM-16] a name that looks like a formula is marked as text', async () => {
  const client = await administrator(0);
  await changeUser(client, 1, { name: '=HYPERLINK("http://x")' });
  const response = await client.call('GET', '/admin/users/downloadListUser?columns=name&searchText=employee');
  expect(await response.text()).toBe('Имя\r\n"\'=HYPERLINK(""http://x"")"\r\n');
});
