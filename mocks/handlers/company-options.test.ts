import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { companyAdministrator, lyceum, strangerOf } from '#mocks/testing/company-area.ts';

const optionsOf = (client: Client) => async (query: string) => {
  const options = await client.json<Schemas['Option'][]>(
    'GET',
    `/user/company/options/getListOption?${query}`,
  );
  return options.map(({ label }) => label);
};

test('[COMP-02] an administrator of a company chooses from the values of the own company only', async () => {
  const client = await companyAdministrator();
  const options = optionsOf(client);
  expect(await options('kind=company')).toEqual(['Нейро']);
  const people = await options('kind=user');
  expect(people).toContain('Мария Орлова, employee@neuro.example');
  expect(people.filter((label) => !/@(neuro|corp)\.example$/.test(label))).toEqual([]);
  expect(await options('kind=user&searchText=agro.example')).toEqual([]);
  const { users, store } = client.gateway.deps.database;
  store.write((transaction) => {
    for (const user of users.values())
      transaction.put(users, { ...user, department: `Отдел ${user.email.split('@')[1]}` });
  });
  expect(await options('kind=department')).toEqual(['Отдел corp.example', 'Отдел neuro.example']);
  expect(await options('kind=admin')).toEqual([
    'Лариса Сафонова, safonova.1059@neuro.example',
    'Ольга Зимина, company@neuro.example',
  ]);
  expect(await options('kind=place')).toEqual([]);
  expect(await options('kind=connection')).toEqual([]);
});

test('[COMP-02] another company’s value has no name here, even when it is asked for by key', async () => {
  const client = await companyAdministrator();
  const options = optionsOf(client);
  expect(await options(`kind=user&value=${strangerOf(client).profile.id}`)).toEqual([]);
  expect(await options(`kind=company&value=${lyceum}`)).toEqual([]);
});

test('[COMP-03] grantable groups are offered, others are not', async () => {
  const options = optionsOf(await companyAdministrator());
  expect(await options('kind=group')).toEqual(['Коммерческий отдел', 'Лицей']);
});

test('[COMP-02] tariffs and services are those that are open to the company', async () => {
  const client = await companyAdministrator();
  const options = optionsOf(client);
  expect(await options('kind=tariff')).toHaveLength(5);
  expect(await options('kind=tile')).toHaveLength(31);
  const { database } = client.gateway.deps;
  const [own] = database.companies.values();
  if (own)
    database.store.write((transaction) =>
      transaction.put(database.companies, { ...own, tariffIds: [13], tiles: ['claude'] }),
    );
  expect(await options('kind=tariff')).toEqual(['Нейро.Агро — базовый']);
  expect(await options('kind=tile')).toEqual(['Claude']);
});

test('[PRE-10] administrators of the platform have no options of a company', async () => {
  const client = await new Client(await openGateway()).login('admin@neuro.example');
  expect((await client.call('GET', '/user/company/options/getListOption?kind=user')).status).toBe(403);
});
