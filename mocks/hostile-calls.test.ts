/** Attacks on limits, tokens, terms and templates, as tables of calls that must change nothing. */
import { beforeAll, describe, expect, test } from 'vitest';
import { zipFiles } from '#lib/office/zip.ts';
import { operations } from './contract/contract.ts';
import { usedBy } from './domain/files/space.ts';
import { storageLimitOf } from './domain/limits/storage-limits.ts';
import type { Schemas, User } from './store/database.ts';
import { callTo } from './testing/calls.ts';
import { Client, openGateway } from './testing/client.ts';
import { companyAdministrator, keyed, neuro } from './testing/company-area.ts';
import { niva } from './testing/company-keys.ts';
import { presentationBytes } from './testing/sample-files.ts';

const EMPLOYEE = 'employee@neuro.example';
const MB = 1024 * 1024;

function upload(client: Client, file: File, request: object = { serviceType: 'chatGpt' }): Promise<Response> {
  const body = new FormData();
  body.set('request', new Blob([JSON.stringify(request)], { type: 'application/json' }));
  body.append('files', file);
  return client.call('POST', '/upload', { body, headers: keyed() });
}

function userOf({ gateway }: Client, email = EMPLOYEE): User {
  const user = gateway.deps.database.users.get(email);
  if (!user) throw new Error('no such account');
  return user;
}

/** Leaves a person room for about this many bytes. Returns the bytes that are left. */
function leaveRoom(client: Client, bytes: number): number {
  const { database } = client.gateway.deps;
  const tariff = database.tariffs.get('13');
  if (!tariff) throw new Error('no such tariff');
  const used = usedBy(database, EMPLOYEE);
  database.store.put(database.tariffs, { ...tariff, storageMb: Math.ceil((used + bytes) / MB) });
  database.store.put(database.users, { ...userOf(client), tariffId: 13 });
  return storageLimitOf(database, userOf(client)) - used;
}

describe('[PILOT-08] room for files', () => {
  const gone: readonly [string, (client: Client, file: File) => Promise<Response>][] = [
    ['uploads', upload],
    ['requests', (client, file) => client.send('Прочитай', { files: [file], accept: 'application/json' })],
  ];

  test.each(gone)('is not exceeded by ten %s at the same time, each of which fits', async (_, send) => {
    const client = await new Client(await openGateway()).login();
    const left = leaveRoom(client, MB);
    const file = new File(['a'.repeat(Math.floor(left * 0.4))], 'Доля.txt');
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await send(client, file)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 507)).toHaveLength(8);
    const { database } = client.gateway.deps;
    expect(usedBy(database, EMPLOYEE)).toBeLessThanOrEqual(storageLimitOf(database, userOf(client)));
  });

  test('is not exceeded by a copy of a shared chat, which is not made', async () => {
    const gateway = await openGateway();
    const owner = await new Client(gateway).login('company@neuro.example');
    const sent = await owner.send('Прочитай', {
      files: [new File(['a'.repeat(3 * MB)], 'Том.txt')],
      accept: 'application/json',
    });
    const { chatUuid } = (await sent.json()) as { chatUuid: string };
    const client = await new Client(gateway).login();
    const { uuid } = await owner.json<Schemas['ChatShare']>('POST', '/history/share', {
      json: { chatUuid, userIds: [userOf(client).profile.id], withFiles: true },
    });
    leaveRoom(client, 1);
    const chats = () => gateway.deps.database.chats.group(EMPLOYEE).length;
    const before = chats();
    const accepted = await client.call('POST', `/history/share/${uuid}/accept`);
    expect([accepted.status, chats()]).toEqual([507, before]);
  });
});

describe('[COMP-07] [COMP-08] an administrator of a company cannot set', () => {
  let client: Client;
  beforeAll(async () => {
    client = await companyAdministrator(0);
  });
  const terms = { chatDays: 30, fileDays: 30, letterDays: 30, auditDays: 90, signInDays: 30 };
  const refused: readonly [string, object][] = [
    ['its room for files', { storageMb: 1_000_000 }],
    ['its domains', { domains: ['gmail.com'] }],
    ['its tariffs', { tariffIds: [1] }],
    ['its limit of a month', { monthLimit: null }],
    ['its block', { blockReason: null }],
    ['another company', { uuid: niva }],
    ['the name', { name: 'Нейро Плюс' }],
    ['when terms begin', { keepBegins: '2020-01-01T00:00:00Z' }],
    ['a term of no days', { keep: { ...terms, chatDays: 0 } }],
    ['a term that is no number', { keep: { ...terms, chatDays: '1' } }],
    ['a term of part of a day', { keep: { ...terms, fileDays: 0.5 } }],
    ['a term below zero', { keep: { ...terms, letterDays: -1 } }],
    ['a term of ages', { keep: { ...terms, chatDays: 1e9 } }],
    ['a short life of the audit', { keep: { ...terms, auditDays: 89 } }],
    ['a short life of sign-ins', { keep: { ...terms, signInDays: 29 } }],
    ['some terms without the others', { keep: { auditDays: 90 } }],
  ];
  test.each(refused)('%s', async (_, change) => {
    const { companies } = client.gateway.deps.database;
    const before = JSON.stringify([...companies.values()]);
    const version = companies.get(neuro)?.version;
    const json = { version, isSharingOutside: false, ...change };
    const { status } = await client.call('POST', '/user/company/settings/changeSettings', { json });
    expect(status).toBe(400);
    expect(JSON.stringify([...companies.values()])).toBe(before);
  });

  test('a term of something else', async () => {
    const { companies } = client.gateway.deps.database;
    const version = companies.get(neuro)?.version;
    const json = { version, isSharingOutside: false, keep: { ...terms, feedbackDays: 1 } };
    await client.call('POST', '/user/company/settings/changeSettings', { json });
    expect(companies.get(neuro)?.keep).toEqual(terms);
  });

  test('anything by a call with dryRun', async () => {
    const { companies, audit } = client.gateway.deps.database;
    const before = JSON.stringify([[...companies.values()], audit.size]);
    const json = {
      version: companies.get(neuro)?.version,
      isSharingOutside: true,
      sessionHours: 1,
      keep: terms,
      dryRun: true,
    };
    const { status } = await client.call('POST', '/user/company/settings/changeSettings', { json });
    expect(status).toBe(200);
    expect(JSON.stringify([[...companies.values()], audit.size])).toBe(before);
  });
});

describe('[ADM-25] a token of one scope', () => {
  let admin: Client;
  beforeAll(async () => {
    admin = await new Client(await openGateway()).login('admin@neuro.example');
  });
  const scopes = ['chat', 'images', 'speech', 'translate', 'files', 'statistics', 'audit'] as const;

  test.each(scopes)('%s opens nothing else', async (scope) => {
    const ownerId = userOf(admin, 'admin@neuro.example').profile.id;
    const json = {
      name: scope,
      ownerId,
      scopes: [scope],
      tiles: [],
      networks: [],
      perMinute: 1000,
      lifetime: 30,
    };
    const added = await admin.json<{ secret: string }>('POST', '/admin/apiToken/addToken', {
      json,
      headers: keyed(),
    });
    const system = new Client(admin.gateway);
    const others = operations.filter(
      ({ access, tokenScopes }) => !access.includes('public') && !tokenScopes.has(scope),
    );
    const opened: string[] = [];
    for (const operation of others) {
      const { method, path, headers, body } = callTo(operation, { type: 'ai' });
      const call = {
        headers: { ...headers, authorization: `Bearer ${added.secret}` },
        ...(body !== undefined && { body }),
      };
      const { status } = await system.call(method, path, call);
      if (status !== 401 && status !== 403) opened.push(`${operation.id} ${status}`);
    }
    expect(others.length).toBeGreaterThan(200);
    expect(opened).toEqual([]);
  });
});

describe('[CON-06] a name of the language in a body', () => {
  const bodies = operations.filter(({ body }) => body?.mediaType === 'application/json');
  test('is refused by every operation that takes JSON', async () => {
    const admin = await new Client(await openGateway()).login('admin@neuro.example');
    const company = await new Client(admin.gateway).login('company@neuro.example');
    const taken: string[] = [];
    for (const operation of bodies) {
      const { method, path, headers, body } = callTo(operation);
      if (typeof body !== 'string' || !body.startsWith('{')) continue;
      const caller = operation.access.includes('companyAdmin') ? company : admin;
      for (const name of ['__proto__', 'constructor', 'toString']) {
        const hostile = `${body.slice(0, -1)}${body === '{}' ? '' : ','}"${name}":{"isAdmin":true}}`;
        const { status } = await caller.call(method, path, { headers, body: hostile });
        if (status < 400) taken.push(`${operation.id} ${name} ${status}`);
      }
    }
    expect(taken).toEqual([]);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });
});

describe('[PRES-50] a template of a brand is refused as', () => {
  const rels =
    '<Relationships><Relationship Id="r" Type="urn:x/officeDocument" Target="ppt/presentation.xml"/></Relationships>';
  const parts = (change: Record<string, string> = {}) =>
    zipFiles({
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels': rels,
      'ppt/presentation.xml': '<p:presentation xmlns:p="p"/>',
      ...change,
    });
  const files: readonly [string, () => Uint8Array<ArrayBuffer>][] = [
    ['a file with macros', () => presentationBytes('presentation.macroEnabled')],
    ['a file with a hidden macro', () => presentationBytes('presentation', { 'ppt/x/VBAPROJECT.BIN': 'x' })],
    ['text', () => new TextEncoder().encode('<p:presentation xmlns:p="p"/>')],
    ['the head of an archive', () => Uint8Array.from([0x50, 0x4b, 3, 4, ...Array(40).fill(0)])],
    ['an archive that is cut', () => presentationBytes().slice(0, -30)],
    ['a Word file', () => parts({ 'ppt/presentation.xml': '<w:document/>' })],
    ['a part outside of the archive', () => parts({ '_rels/.rels': rels.replace('ppt/', '../../../etc/') })],
    ['a part that is large', () => parts({ '[Content_Types].xml': `${' '.repeat(3 * MB)}<Types/>` })],
    ['a list of parts that is large', () => parts({ '_rels/.rels': `${' '.repeat(3 * MB)}${rels}` })],
    [
      'a main part that is large',
      () => parts({ 'ppt/presentation.xml': `${' '.repeat(3 * MB)}<p:presentation xmlns:p="p"/>` }),
    ],
  ];
  let client: Client;
  beforeAll(async () => {
    client = await new Client(await openGateway()).login();
  });
  const send = (bytes: Uint8Array<ArrayBuffer>) =>
    upload(client, new File([bytes], 'Шаблон.pptx'), { serviceType: 'chatGpt', presentation: true });

  test('nothing that is one', async () => expect((await send(parts())).status).toBe(200));

  test.each(files)('%s', async (_, bytes) => {
    const response = await send(bytes());
    expect([response.status, (await response.json()).code]).toEqual([422, 'file-unreadable']);
  });
});
