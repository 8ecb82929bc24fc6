import { expect, test } from 'vitest';
import { dayOf } from '#mocks/domain/lists/days.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { administrator } from '#mocks/testing/admin-users.ts';
import { Client } from '#mocks/testing/client.ts';
import { companyAdministrator, keyed, otherAdministrator } from '#mocks/testing/company-area.ts';
import { niva } from '#mocks/testing/company-keys.ts';

type Page = Schemas['AuditPage'];
const area = '/user/company/logs';
const today = () => dayOf(Date.now());
const listed = (client: Client, query: Record<string, string> = {}): Promise<Page> =>
  client.json('GET', `${area}/getListAudit?${new URLSearchParams({ from: today(), to: today(), ...query })}`);

test('[COMP-09] a company reads what its administrators and the platform did with it, nothing of another one', async () => {
  const { gateway } = await companyAdministrator();
  const client = await new Client(gateway, { address: '203.0.113.8' }).login('company@neuro.example');
  const admin = await new Client(gateway, { address: '203.0.113.9' }).login('admin@neuro.example');
  const other = await otherAdministrator(client, niva);
  const id = gateway.deps.database.users.get('commerce@neuro.example')?.profile.id ?? 0;
  const place = (caller: Client, path: string, department: string) =>
    caller.call('POST', path, {
      json: { selection: { keys: [id] }, action: { kind: 'place', department } },
      headers: keyed(),
    });
  await place(admin, '/admin/users/changeListUser', 'Архив');
  await place(client, '/user/company/users/changeListUser', 'Продажи');
  const { content } = await listed(client, { entity: 'user', key: String(id) });
  expect(content.map(({ actor, changes, address }) => [actor, changes.at(0)?.after, address])).toEqual([
    ['company@neuro.example', 'Продажи', '203.0.113.8'],
    ['admin@neuro.example', 'Архив', ''],
  ]);
  const [entry] = content;
  expect(await client.json('GET', `${area}/getAudit?uuid=${entry?.uuid}`)).toEqual(entry);
  expect((await other.call('GET', `${area}/getAudit?uuid=${entry?.uuid}`)).status).toBe(404);
  expect((await listed(other, { key: String(id) })).content).toEqual([]);
});

test('[COMP-09] of a change of people of two companies each reads its own people, and the file has the same rows', async () => {
  const admin = await administrator(150);
  const { gateway } = admin;
  const client = await new Client(gateway).login('company@neuro.example');
  const { users } = gateway.deps.database;
  const idOf = (company: (uuid: string | null | undefined) => boolean) =>
    [...users.values()].find(({ profile, companyUuid }) => profile.role === 'USER' && company(companyUuid))
      ?.profile.id ?? 0;
  const own = users.get('commerce@neuro.example')?.profile.id ?? 0;
  const keys = [own, idOf((uuid) => uuid === niva)];
  const action = { kind: 'place', department: 'Склад' };
  await admin.call('POST', '/admin/users/changeListUser', {
    json: { selection: { keys }, action },
    headers: keyed(),
  });
  const { content } = await listed(client, { entity: 'user' });
  expect(content.map(({ key }) => key)).toEqual([String(own)]);
  const query = new URLSearchParams({ from: today(), to: today(), format: 'csv', entity: 'user' });
  const file = await (await client.call('GET', `${area}/downloadListAudit?${query}`)).text();
  expect(file.trim().split('\r\n')).toHaveLength(2);
  expect(file).toContain('commerce@neuro.example');
});
