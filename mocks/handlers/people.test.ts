import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway, signedIn } from '#mocks/testing/client.ts';

const find = (client: Client, text: string) =>
  client.json<Schemas['FoundUser'][]>(
    'GET',
    `/data/searchUsersByEmailNameDescription?${new URLSearchParams({ searchText: text })}`,
  );

test('[HOME-07] people are found by name, e-mail and description, ignoring case and ё', async () => {
  const client = await signedIn();
  expect((await find(client, 'ОРЛОВА')).map(({ name }) => name)).toEqual(['Мария Орлова', 'Татьяна Орлова']);
  expect((await find(client, 'employee@')).map(({ name }) => name)).toEqual(['Мария Орлова']);
  expect((await find(client, 'экономист'))[0]).toMatchObject({ name: 'Мария Орлова' });
  expect((await find(client, 'вётров'))[0]).toMatchObject({ email: 'admin@neuro.example' });
  expect((await find(client, 'служба эксплуатации')).map(({ email }) => email)).toEqual([null, null]);
});

test('[HOME-07] neither guests nor blocked accounts nor hidden addresses are found', async () => {
  const client = await signedIn();
  expect(await find(client, 'гость')).toEqual([]);
  expect(await find(client, 'лугов')).toEqual([]);
  expect(await find(client, 'noemail@')).toEqual([]);
});

test('[ADM-06] an administrator finds accounts by a part of the address, with their state', async () => {
  const admin = await new Client(await openGateway()).login('admin@neuro.example');
  const users = (email: string) =>
    admin.json<Schemas['AdminUser'][]>('GET', `/admin/users/findUserByEmail?email=${email}`);
  expect(await users('DISMISSED')).toMatchObject([{ isBlocked: true, isConfirmed: true, lastVisit: null }]);
  expect((await users('neuro.example')).length).toBeGreaterThan(6);
  const [self] = await users('admin@neuro.example');
  expect(Date.parse(self?.lastVisit ?? '')).toBeLessThanOrEqual(Date.now());
  await admin.call('POST', '/auth/registration', {
    json: { email: 'new@neuro.example', name: 'Вера', password: 'portal-2027', tariffId: 14, promo: true },
  });
  expect(await users('new@')).toMatchObject([{ isConfirmed: false, groups: [] }]);
});

test('[ADM-01] [ADM-03] menus require the role or the group', async () => {
  const gateway = await openGateway();
  const admin = await new Client(gateway).login('admin@neuro.example');
  const company = await new Client(gateway).login('company@neuro.example');
  const [adminMenu, companyMenu] = ['/admin/getTilesAdmin', '/user/company/getTilesCompanyAdmin'] as const;
  expect(await admin.json('GET', adminMenu)).toHaveLength(18);
  expect(await company.json('GET', companyMenu)).toHaveLength(8);
  expect((await company.call('GET', adminMenu)).status).toBe(403);
  expect((await admin.call('GET', companyMenu)).status).toBe(403);
});
