import { expect, test } from 'vitest';
import { usedBy } from '#mocks/domain/files/space.ts';
import { checkStorage } from '#mocks/domain/limits/storage-limits.ts';
import { moveOwned } from '#mocks/domain/people/owned.ts';
import { companyUuidOf } from '#mocks/domain/people/person.ts';
import type { Gateway } from '#mocks/gateway.ts';
import type { Schemas, StoredCompany, User } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { brief, run, saved, send, started } from '#mocks/testing/presentation-runs.ts';
import { stateOnDisk } from '#mocks/testing/state-on-disk.ts';

const MB = 1024 * 1024;
const EMPLOYEE = 'employee@neuro.example';

const file = (size: number, name = 'Запись.txt') => new File(['a'.repeat(size)], name);

function upload(client: Client, ...files: File[]): Promise<Response> {
  const body = new FormData();
  body.set('request', new Blob(['{"serviceType":"chatGpt"}'], { type: 'application/json' }));
  for (const one of files) body.append('files', one);
  return client.call('POST', '/upload', { body, headers: { 'idempotency-key': crypto.randomUUID() } });
}

const storageOf = (client: Client) => client.json<Schemas['UserStorage']>('GET', '/user/storage');

function userOf({ deps: { database } }: Gateway): User {
  const user = database.users.get(EMPLOYEE);
  if (!user) throw new Error('no such account');
  return user;
}

/** Gives the employee a tariff with this room, MB. */
function setRoom(gateway: Gateway, storageMb: number | null): void {
  const { database } = gateway.deps;
  const tariff = database.tariffs.get('13');
  if (!tariff) throw new Error('no such tariff');
  database.store.put(database.tariffs, { ...tariff, storageMb });
  database.store.put(database.users, { ...userOf(gateway), tariffId: 13 });
}

/** The bytes of a person's files, by looking at all of them. */
const walked = ({ deps: { database } }: Gateway, owner: string): number =>
  [...database.files.values()]
    .filter((one) => one.owner === owner && one.expiresAt === undefined)
    .reduce((sum, { idFile }) => sum + database.store.blobSize(idFile), 0);

test('[PILOT-08] an upload beyond the person’s limit is refused with the numbers and not stored; a removal makes room', async () => {
  const gateway = await openGateway();
  const client = await new Client(gateway).login();
  const before = await storageOf(client);
  setRoom(gateway, Math.ceil(before.used / MB) + 1);
  const { limit } = await storageOf(client);
  const left = (limit ?? 0) - before.used;
  const kept = await upload(client, file(left - 1000));
  expect(kept.status).toBe(200);
  const refused = await upload(client, file(600), file(401));
  expect(refused.status).toBe(507);
  const error = await refused.json();
  expect(error).toMatchObject({ code: 'quota-exceeded' });
  expect(error.message).toMatch(
    /^У\u00a0вас не\u00a0хватает места .*: нужно 1\u00a0001\u00a0Б, занято .*МБ из\u00a0.*МБ\. Удалите ненужные файлы/,
  );
  expect((await storageOf(client)).used).toBe((limit ?? 0) - 1000);
  expect((await client.send('Смотри', { files: [file(1001)], accept: 'application/json' })).status).toBe(507);
  expect((await client.send('Без файла', { accept: 'application/json' })).status).toBe(200);
  const fits = await upload(client, file(1000));
  expect(fits.status).toBe(200);
  const picture = await client.send('Кот', { service: 'img', accept: 'application/json' });
  expect(picture.status, 'nothing is left for what a service makes').toBe(507);
  const [first] = (await kept.json()) as Schemas['MessageFile'][];
  expect((await client.call('DELETE', `/user/files?idFile=${first?.idFile}`)).status).toBe(204);
  expect((await upload(client, file(1001))).status).toBe(200);
  const noted = [...gateway.deps.database.errors.values()].filter(({ name }) => name === 'quota-exceeded');
  expect(noted, 'no failure of the gateway').toEqual([]);
});

test('[PILOT-08] all people of a company share its limit, and the platform’s administrator sees who takes how much', async () => {
  const gateway = await openGateway();
  const { database } = gateway.deps;
  const admin = await new Client(gateway).login('admin@neuro.example');
  const client = await new Client(gateway).login();
  const uuid = companyUuidOf(database, userOf(gateway)) ?? [...database.companies.values()][0]?.uuid ?? '';
  database.store.put(database.users, { ...userOf(gateway), companyUuid: uuid });
  const read = () => admin.json<Schemas['Company']>('GET', `/admin/company/getCompany?uuid=${uuid}`);
  const setCompany = (storageMb: number | null) => {
    const company = database.companies.get(uuid) as StoredCompany;
    database.store.put(database.companies, { ...company, storageMb });
  };
  const { storage } = await read();
  setCompany(Math.ceil(storage / MB));
  expect((await upload(client, file(MB))).status).toBe(507);
  const refused = await (await upload(client, file(MB))).json();
  expect(refused).toMatchObject({
    code: 'quota-exceeded',
    message: expect.stringContaining('У\u00a0вашей компании'),
  });
  setCompany(Math.ceil(storage / MB) + 1);
  expect((await upload(client, file(MB))).status).toBe(200);
  expect((await read()).storage).toBe(storage + MB);
  const own = await new Client(gateway).login('company@neuro.example');
  expect(
    await own.json<Schemas['CompanySettings']>('GET', '/user/company/settings/getSettings'),
  ).toMatchObject({ storage: storage + MB, storageMb: Math.ceil(storage / MB) + 1 });
  const people = await admin.json<Schemas['AdminUserPage']>(
    'GET',
    '/admin/users/getListUser?page=0&size=100&sort=storage,desc',
  );
  const sizes = people.content.map((one) => one.storage);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(people.content.find(({ email }) => email === EMPLOYEE)?.storage).toBe(walked(gateway, EMPLOYEE));
});

test('[PILOT-08] the count agrees with the files: after answers, copies, another address, a removal and a restart', async () => {
  const { open } = stateOnDisk();
  const gateway = await openGateway({ persistence: open() });
  const client = await new Client(gateway).login();
  const { database } = gateway.deps;
  const agrees = () => expect(usedBy(database, EMPLOYEE)).toBe(walked(gateway, EMPLOYEE));
  agrees();
  expect(usedBy(database, EMPLOYEE)).toBeGreaterThan(0);
  await (await client.send('Кот', { service: 'img', accept: 'application/json' })).text();
  agrees();
  await upload(client, file(5000));
  agrees();
  const total = usedBy(database, EMPLOYEE);
  gateway.close();
  const again = await openGateway({ persistence: open() });
  const { database: opened } = again.deps;
  expect(usedBy(opened, EMPLOYEE)).toBe(total);
  opened.store.write((transaction) => moveOwned(opened, transaction, userOf(again), 'next@neuro.example'));
  expect([usedBy(opened, EMPLOYEE), usedBy(opened, 'next@neuro.example')]).toEqual([0, total]);
  again.close();
});

test('[PILOT-08] slides with drawn pictures are refused when nothing is left, slides without them are not', async () => {
  const { gateway, client, uuid } = await started({ pictures: 'draw', slideCount: 3 });
  await run(client, uuid, 'outline');
  setRoom(gateway, 0);
  const refused = await send(client, uuid, 'slides');
  expect([refused.status, await refused.json()]).toMatchObject([507, { code: 'quota-exceeded' }]);
  await saved(client, uuid, { brief: { ...brief, slideCount: 3 } });
  expect((await run(client, uuid, 'slides')).at(-1)).toMatchObject({ type: 'finished', status: 'complete' });
});

test('[PILOT-08] a guest, who has no page «Хранилище», is not sent there', async () => {
  const gateway = await openGateway();
  await new Client(gateway).guestLogin();
  const { database } = gateway.deps;
  const guest = [...database.users.values()].find(({ profile }) => profile.role === 'Chat_Bot');
  if (!guest) throw new Error('no guest');
  expect(() => checkStorage(database, guest, 11 * 1024 * MB)).toThrow(/ из\u00a010\u00a0ГБ$/);
});
