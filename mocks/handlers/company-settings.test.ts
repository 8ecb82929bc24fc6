import { describe, expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client } from '#mocks/testing/client.ts';
import { companyAdministrator, neuro } from '#mocks/testing/company-area.ts';

type Settings = Schemas['CompanySettings'];

const area = '/user/company/settings';
const read = (client: Client) => client.json<Settings>('GET', `${area}/getSettings`);
const change = (client: Client, json: object) => client.call('POST', `${area}/changeSettings`, { json });

describe('[COMP-07] the settings of a company', () => {
  test('are changed by its administrator for the own company only, with an entry in the audit', async () => {
    const client = await companyAdministrator(0);
    const { database } = client.gateway.deps;
    const others = () => [...database.companies.values()].filter(({ uuid }) => uuid !== neuro);
    const before = others();
    const { version, name } = await read(client);
    expect(name).toBe('Нейро');
    expect((await change(client, { version, isSharingOutside: true })).status).toBe(200);
    expect(await read(client)).toMatchObject({ isSharingOutside: true, version: version + 1 });
    expect(database.companies.get(neuro)).toMatchObject({ monthLimit: null, isSharingOutside: true });
    expect(others()).toEqual(before);
    expect([...database.audit.values()].at(-1)).toMatchObject({
      entity: 'company',
      key: neuro,
      actor: 'company@neuro.example',
      changes: [{ field: 'isSharingOutside', before: 'false', after: 'true' }],
    });
  });

  test('of an older version, or with what the platform sets, are refused', async () => {
    const client = await companyAdministrator(0);
    const { version } = await read(client);
    expect((await change(client, { version: version + 1, isSharingOutside: true })).status).toBe(409);
    const more = { version, isSharingOutside: true, monthLimit: null };
    expect((await change(client, more)).status).toBe(400);
  });

  test('are 404 for an administrator without a company, and 403 for others', async () => {
    const client = await companyAdministrator(0);
    const { store, users } = client.gateway.deps.database;
    const user = users.get('company@neuro.example');
    if (user) store.put(users, { ...user, companyUuid: null });
    expect((await client.call('GET', `${area}/getSettings`)).status).toBe(404);
    const employee = await new Client(client.gateway).login();
    expect((await employee.call('GET', `${area}/getSettings`)).status).toBe(403);
  });
});
