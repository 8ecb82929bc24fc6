import { beforeEach, describe, expect, test } from 'vitest';
import { startDueTexts } from '#mocks/domain/people/agreement-records.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Agreement = Schemas['AdminAgreement'];
type Fields = Schemas['AgreementFields'];
type Proof = Schemas['AgreementAcceptancePage'];

const base = '/admin/agreements';
const niva = '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01';
const plain: Fields = {
  title: 'Коммерческая тайна',
  text: 'Не загружаю документы с грифом.',
  isMandatory: false,
  audience: 'employees',
  companies: [],
  starts: null,
  isActive: true,
};

let now: Date;
let admin: Client;

beforeEach(async () => {
  now = new Date('2026-11-23T20:30:00Z');
  const gateway = await openGateway({ now: () => now });
  admin = await new Client(gateway).login('admin@neuro.example');
});

const post = (path: string, json: object) =>
  admin.call('POST', `${base}/${path}`, { json, headers: { 'idempotency-key': crypto.randomUUID() } });
const added = async (fields: Partial<Fields> = {}): Promise<Agreement> =>
  (await post('addAgreement', { ...plain, ...fields })).json();
const change = (row: Agreement, fields: Partial<Fields> = {}) =>
  post('changeAgreement', { ...plain, ...fields, id: row.id, version: row.version });
const changed = async (row: Agreement, fields: Partial<Fields> = {}): Promise<Agreement> =>
  (await change(row, fields)).json();
const read = (id: number) => admin.json<Agreement>('GET', `${base}/getAgreement?id=${id}`);
const versions = (id: number) =>
  admin.json<Schemas['AgreementVersion'][]>('GET', `${base}/getListVersion?id=${id}`);
const proof = (id: number, query = '') =>
  admin.json<Proof>('GET', `${base}/getListAcceptance?id=${id}${query}`);
const guestFields = ({ title, current }: Agreement): Fields => ({
  ...plain,
  title,
  text: current?.text ?? '',
  isMandatory: current?.isMandatory ?? false,
  audience: 'guests',
});

test('[ADM-60] a text in force stays: another one is a further version, from now or from a day on', async () => {
  const first = await added();
  expect(first).toMatchObject({ id: 8, status: 'inForce', planned: null });
  const second = await changed(first, { text: 'Новый текст.', starts: '2026-11-24' });
  expect([second.current?.text, second.planned?.text]).toEqual([plain.text, 'Новый текст.']);
  const third = await changed(second, { text: 'Другой новый текст.', starts: '2026-11-24' });
  expect(third.planned).toMatchObject({ text: 'Другой новый текст.', status: 'planned' });
  now = new Date('2026-11-23T21:30:00Z');
  expect((await read(8)).current?.text).toBe('Другой новый текст.');
  const list = await versions(8);
  expect(list.map(({ text, status }) => [text, status])).toEqual([
    ['Другой новый текст.', 'current'],
    [plain.text, 'past'],
  ]);
  expect(list.map(({ author }) => author)).toEqual(['admin@neuro.example', 'admin@neuro.example']);
});

test('[ADM-60] the fields in force withdraw the planned version; another title makes none', async () => {
  const planned = await changed(await added(), { text: 'Новый текст.', starts: '2026-11-24' });
  const withdrawn = await changed(planned, { title: 'Тайна' });
  expect(withdrawn).toMatchObject({ title: 'Тайна', planned: null, current: { textVersion: 1 } });
  expect(await versions(8)).toHaveLength(1);
});

test('[ADM-60] what was never in force is deleted, all else is ended and stays', async () => {
  const remove = ({ id, version }: Agreement) =>
    admin.call('DELETE', `${base}/deleteAgreement?id=${id}&version=${version}`);
  const planned = await added({ starts: '2026-11-24' });
  expect(planned.status).toBe('planned');
  expect((await remove(planned)).status).toBe(204);
  const inForce = await added();
  expect(await (await remove(inForce)).json()).toMatchObject({ code: 'in-use' });
  expect(await changed(inForce, { isActive: false })).toMatchObject({ status: 'ended', people: 0 });
  expect(await (await remove(await read(6))).json()).toMatchObject({ code: 'system-object' });
});

describe('[ADM-60] the gateway refuses', () => {
  test.each([
    ['a further agreement for guests', { audience: 'guests' }, 'audience'],
    ['companies that are not chosen', { audience: 'companies' }, 'companies'],
    ['companies for another audience', { companies: [niva] }, 'companies'],
    ['a company that is none', { audience: 'companies', companies: [crypto.randomUUID()] }, 'companies'],
    ['today as a later day', { starts: '2026-11-23' }, 'starts'],
  ] as const)('%s', async (_title, fields, field) => {
    const answer = await post('addAgreement', { ...plain, ...fields });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
  });

  test.each([
    ['another audience', { audience: 'employees' }, 'audience'],
    ['to be optional', { isMandatory: false }, 'isMandatory'],
    ['to end', { isActive: false }, 'isActive'],
    ['a text that is too long for a checkbox', { text: 'я'.repeat(2001) }, 'text'],
  ] as const)('an agreement of the guests %s', async (_title, fields, field) => {
    const row = await read(1);
    const answer = await change(row, { ...guestFields(row), ...fields });
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
  });

  test('a stale version', async () => {
    const row = await added();
    await change(row, { title: 'Тайна' });
    expect(await (await change(row)).json()).toMatchObject({ code: 'version-conflict' });
  });
});

test('[ADM-60][BOT-03] guests accept a changed text again, a planned one on its day', async () => {
  const guest = await new Client(admin.gateway).guestLogin();
  const texts = () => guest.json<Schemas['AgreementText'][]>('GET', '/auth/getListAgreement');
  const accept = async () => {
    const agreements = (await texts()).map(({ id, version }) => ({ id, version, checked: true, text: '' }));
    return guest.call('POST', '/auth/agreement', { json: { agreements } });
  };
  const isAccepted = () => guest.json('GET', '/auth/checkAgreement');
  expect((await accept()).status).toBe(204);
  const row = await read(3);
  await change(row, { ...guestFields(row), text: 'Новый текст.', starts: '2026-11-24' });
  expect(await isAccepted()).toBe(true);
  now = new Date('2026-11-23T21:30:00Z');
  startDueTexts(admin.gateway.deps);
  expect(await isAccepted()).toBe(false);
  expect((await texts())[2]).toEqual({ id: 3, isMandatory: false, text: 'Новый текст.', version: 2 });
  await accept();
  const { content } = await proof(3, '&sort=textVersion,asc');
  expect(content.map(({ textVersion, email, place }) => [textVersion, email, place])).toEqual([
    [1, 'guest@corp.example', 'guest'],
    [2, 'guest@corp.example', 'guest'],
  ]);
  expect((await versions(3)).map(({ accepted }) => accepted)).toEqual([1, 1]);
});

test('[ADM-61] the proof is found by address and version, downloaded, and nameless after the account', async () => {
  const guest = await new Client(admin.gateway).guestLogin();
  const agreements = [1, 2, 3, 4, 5, 6].map((id) => ({ id, version: 1, text: '', checked: id !== 5 }));
  await guest.call('POST', '/auth/agreement', { json: { agreements } });
  expect((await proof(5, '&searchText=guest@corp')).content).toMatchObject([{ checked: false }]);
  expect((await proof(5, '&textVersion=2')).totalElements).toBe(0);
  expect(await read(1)).toMatchObject({ accepted: 1 });
  expect(await read(5)).toMatchObject({ accepted: 0 });
  const file = await admin.call('GET', `${base}/downloadListAcceptance?id=1&format=csv`);
  expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain('Кто принял');
  expect(await file.text()).toContain('guest@corp.example');

  const { users } = admin.gateway.deps.database;
  const id = users.get('guest@corp.example')?.profile.id;
  for (const action of [{ kind: 'block', reason: 'Уволен' }, { kind: 'delete' }]) {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const json = { selection: { keys: [id] }, action };
    await admin.call('POST', '/admin/users/changeListUser', { json, headers });
  }
  expect((await proof(1)).content).toMatchObject([
    { userId: id, email: '', name: '', company: '', textVersion: 1, checked: true },
  ]);
});

test('[ADM-62] a mandatory version in force is asked of whom it is for, again when it changes', async () => {
  const [person, other] = await Promise.all([
    new Client(admin.gateway).login(),
    new Client(admin.gateway).guestLogin('guest@other.example'),
  ]);
  type Required = Schemas['RequiredAgreement'][];
  const required = (client: Client) => client.json<Required>('GET', '/auth/getListRequiredAgreement');
  const accept = (textVersion: number, checked = true) =>
    person.call('POST', '/auth/acceptRequiredAgreement', {
      json: { agreements: [{ id: 8, textVersion, checked }] },
    });
  const ask = async () => (await person.send('Вопрос', { accept: 'application/json' })).status;
  const row = await added({ isMandatory: true });
  expect(await required(other)).toEqual([]);
  expect(await required(person)).toMatchObject([{ id: 8, textVersion: 1, agreedText: null }]);
  expect(await ask()).toBe(409);
  expect((await accept(1, false)).status).toBe(400);
  expect((await accept(2)).status).toBe(409);
  expect((await accept(1)).status).toBe(204);
  expect([await required(person), await ask()]).toEqual([[], 200]);
  await change(row, { isMandatory: true, text: 'Новый текст.' });
  expect(await required(person)).toMatchObject([{ textVersion: 2, agreedText: plain.text }]);
  expect(await ask()).toBe(409);
  expect((await accept(2)).status).toBe(204);
  expect(await ask()).toBe(200);
  const { content } = await proof(8, '&sort=textVersion,asc');
  expect(content.map(({ textVersion, place }) => [textVersion, place])).toEqual([
    [1, 'portal'],
    [2, 'portal'],
  ]);
});

test('[ADM-60] employees and administrators of companies have no such page', async () => {
  const gateway = admin.gateway;
  for (const email of ['employee@neuro.example', 'company@neuro.example']) {
    const client = await new Client(gateway).login(email);
    expect((await client.call('GET', `${base}/getListAgreement`)).status).toBe(403);
    expect((await client.call('GET', `${base}/getListAcceptance?id=1`)).status).toBe(403);
  }
});
