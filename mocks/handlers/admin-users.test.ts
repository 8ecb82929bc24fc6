import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import {
  type AdminUser,
  administrator,
  changeUser,
  fieldsOf,
  listUsers,
  peopleCount,
  readUser,
} from '#mocks/testing/admin-users.ts';
import { Client, errorOf, openGateway } from '#mocks/testing/client.ts';

const key = () => ({ 'idempotency-key': crypto.randomUUID() });

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

test('[PRE-10] only administrators of the platform see and change accounts', async () => {
  const client = await new Client(await openGateway()).login('company@neuro.example');
  for (const path of ['getListUser', 'getUser?id=1', 'downloadListUser'])
    expect((await client.call('GET', `/admin/users/${path}`)).status).toBe(403);
  const added = await client.call('POST', '/admin/users/addUser', { json: person, headers: key() });
  expect(added.status).toBe(403);
});

test('[ADM-20][AUTH-03] a registration that nobody has confirmed does not keep an address from an administrator', async () => {
  const client = await administrator();
  const register = (email: string) =>
    client.call('POST', '/auth/registration', {
      json: { email, name: 'Чужой', password: 'stranger-1', tariffId: 13, promo: true },
    });
  await register(person.email);
  const [letter] = await client.mailbox('lebedeva@agro.example');
  const added = await client.call('POST', '/admin/users/addUser', { json: person, headers: key() });
  expect(await added.json()).toMatchObject({ email: 'lebedeva@agro.example', name: 'Ксения Лебедева' });
  const token = new URL(letter?.link ?? '').searchParams.get('token');
  const confirm = '/auth/confirmationRegistration?email=lebedeva@agro.example';
  const headers = { authorization: `Bearer ${token}` };
  expect((await client.call('GET', confirm, { headers })).status).toBe(401);
});

test('[ADM-20] a new account is invited by letter, sets its password and signs in', async () => {
  const client = await administrator();
  const added = await client.call('POST', '/admin/users/addUser', { json: person, headers: key() });
  const user = (await added.json()) as AdminUser;
  expect(user).toMatchObject({
    id: 1000 + peopleCount + 1,
    email: 'lebedeva@agro.example',
    status: 'invited',
    version: 1,
    companyName: 'Агрохолдинг «Нива»',
    groups: [{ name: 'COMMERCE', title: 'Коммерческий отдел' }],
    tariffTitle: 'Нейро.Агро — базовый',
    changedBy: 'admin@neuro.example',
    lastVisit: null,
    requests30: 0,
  });
  const headers = await client.mailed('lebedeva@agro.example');
  const json = { name: 'Ксения Лебедева', password: 'portal-2027' };
  const confirmed = await client.call('POST', '/auth/confirmationRequestToCompany', { json, headers });
  expect(confirmed.status).toBe(204);
  expect(await readUser(client, user.id)).toMatchObject({ status: 'active', groups: [{ name: 'COMMERCE' }] });
  const own = new Client(client.gateway);
  const login = await own.call('POST', '/auth/authentication', {
    json: { email: 'lebedeva@agro.example', password: 'portal-2027' },
  });
  expect(login.status).toBe(200);
});

test('[PRE-05] a repeated key adds no second account and gets the same response', async () => {
  const client = await administrator(0);
  const call = { json: person, headers: key() };
  const answers = await Promise.all([1, 2].map(() => client.call('POST', '/admin/users/addUser', call)));
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  expect(second).toEqual(first);
  expect(await (await client.call('POST', '/admin/users/addUser', call)).json()).toEqual(first);
  expect((await listUsers(client)).totalElements).toBe(11);
  expect(await client.mailbox('lebedeva@agro.example')).toHaveLength(1);
});

test('[ADM-20] a refused account names the field', async () => {
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
  expect((await listUsers(client)).totalElements).toBe(10);
});

test('[ADM-14] a change of an old version is refused, and the account says who changed it and when', async () => {
  const client = await administrator(0);
  const old = await readUser(client, 1);
  expect((await changeUser(client, 1, { department: 'Архив' })).status).toBe(200);
  const late = await client.call('POST', '/admin/users/changeUser', {
    json: { ...fieldsOf(old), name: 'Мария Иванова' },
  });
  expect(await errorOf(late)).toMatchObject({
    status: 409,
    message: expect.stringContaining('уже изменена'),
  });
  const now = await readUser(client, 1);
  expect(now).toMatchObject({ department: 'Архив', name: 'Мария Орлова', version: 2 });
  expect(now.changedBy).toBe('admin@neuro.example');
  expect(Date.parse(now.changed)).toBeGreaterThan(Date.parse(old.changed));
  const json = { ...fieldsOf(now), id: 9999 };
  expect((await client.call('POST', '/admin/users/changeUser', { json })).status).toBe(404);
});

test('[ADM-22] a new role and groups apply at the next request of a signed-in user', async () => {
  const client = await administrator(0);
  const employee = await new Client(client.gateway).login();
  const menu = (path: string) => employee.call('GET', path).then(({ status }) => status);
  expect(await menu('/user/company/getTilesCompanyAdmin')).toBe(403);
  await changeUser(client, 1, { groups: ['COMPANY_ADMIN'], role: 'ADMIN' });
  expect(await menu('/user/company/getTilesCompanyAdmin')).toBe(200);
  expect(await menu('/admin/getTilesAdmin')).toBe(200);
});

test('[ADM-21] the last administrator keeps the role, and no administrator can remove their own', async () => {
  const client = await administrator(0);
  const demoted = await changeUser(client, 2, { role: 'USER' });
  expect(await errorOf(demoted)).toMatchObject({ status: 409, message: expect.stringMatching(/последний/) });
  await changeUser(client, 1, { role: 'ADMIN' });
  const own = await changeUser(client, 2, { role: 'USER' });
  expect(await errorOf(own)).toMatchObject({ status: 409, message: expect.stringMatching(/^Свою/) });
  expect((await changeUser(client, 1, { role: 'USER' })).status).toBe(200);
});
