import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Schemas, StoredGroup } from '#mocks/store/database.ts';
import { sqlitePersistence } from '#mocks/store/sqlite.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { importCalls } from '#mocks/testing/people-lists.ts';

let now: Date;
let admin: Client;
let calls: ReturnType<typeof importCalls>;

beforeEach(async () => {
  now = new Date('2026-11-23T09:00:00Z');
  admin = await new Client(await openGateway({ now: () => now, people: 300 })).login('admin@neuro.example');
  calls = importCalls(admin);
});

const { check, confirm, rows } = {
  check: (...args: Parameters<typeof calls.check>) => calls.check(...args),
  confirm: (uuid: string) => calls.confirm(uuid),
  rows: (...args: Parameters<typeof calls.rows>) => calls.rows(...args),
};
const person = (email: string) => admin.gateway.deps.database.users.get(email);
const synthetic = (count: number) =>
  [...admin.gateway.deps.database.users.values()]
    .filter(({ profile, confirmed, blocked }) => profile.id >= 1001 && confirmed !== false && !blocked)
    .slice(0, count)
    .map(({ email }) => email);
const ended = async (job: Schemas['Job']) => {
  const read = () => admin.json<Schemas['Job']>('GET', `/user/jobs/getJob?uuid=${job.uuid}`);
  await expect.poll(async () => (await read()).finished, { timeout: 10_000 }).not.toBeNull();
  return read();
};
const refusals = (content: readonly Schemas['ImportRow'][]) =>
  content.flatMap(({ line, code }) => (code ? [[line, code]] : []));

describe('[ADM-23] an import', () => {
  test('of dismissals blocks all lines but the refused ones; these can be mended and checked again', async () => {
    const people = synthetic(146);
    const list = [...people, 'никого@neuro.example', 'admin@neuro.example', 'petrov@neuro', people[0]];
    const block = { purpose: 'block', reason: 'Уволены' } as const;
    const checked = await check(`E-mail;Должность\n${list.join(';бывший\n')};бывший\n`, block);
    expect(checked).toMatchObject({ total: 150, changed: 146, refused: 4, job: null });
    expect(checked).toMatchObject({ columns: ['E-mail'], ignored: ['Должность'] });
    expect(refusals(await rows(checked.uuid, '&status=refused'))).toEqual([
      [148, 'not-found'],
      [149, 'last-admin'],
      [150, 'bad-email'],
      [151, 'repeated'],
    ]);
    expect(person(people[0] ?? '')?.blocked).toBeUndefined();

    const job = await ended((await (await confirm(checked.uuid)).json()) as Schemas['Job']);
    expect(job).toMatchObject({ status: 'done', total: 146, changed: 146, refused: 0 });
    expect(person(people[0] ?? '')).toMatchObject({ blocked: true, blockReason: 'Уволены', version: 2 });

    const download = await admin.call(
      'GET',
      `/admin/users/downloadListImportRow?uuid=${checked.uuid}&status=refused`,
    );
    const file = await download.text();
    expect(file.split('\r\n')[3]).toBe('petrov@neuro;бывший;150;Адрес записан с\u00a0ошибкой');
    const [mended] = synthetic(1);
    const again = await check(file.replace('petrov@neuro;', `${mended};`), block);
    expect(again).toMatchObject({ total: 4, changed: 1, unchanged: 1, refused: 2 });
    expect(again.ignored).toEqual(['Должность', 'Строка', 'Причина']);
  });

  test('changes nothing before its confirmation, and runs once however often it is confirmed', async () => {
    const users = () => JSON.stringify([...admin.gateway.deps.database.users.values()]);
    const before = users();
    const checked = await check('E-mail;Имя\nnew@neuro.example;Анна Волкова\n');
    expect(users()).toBe(before);
    const answers = await Promise.all([confirm(checked.uuid), confirm(checked.uuid)]);
    const jobs = (await Promise.all(answers.map((one) => one.json()))) as Schemas['Job'][];
    expect(jobs[1]?.uuid).toBe(jobs[0]?.uuid);
    expect(jobs[0]).toMatchObject({ kind: 'import', total: 1, changed: 1 });
    const account = person('new@neuro.example');
    await confirm(checked.uuid);
    expect(person('new@neuro.example')).toBe(account);
    expect((await calls.list()).map(({ job }) => job?.uuid)).toEqual([jobs[0]?.uuid]);
  });

  test('can be confirmed for one hour, then with check-expired not any more', async () => {
    const checked = await check('E-mail;Имя\nnew@neuro.example;Анна Волкова\n');
    now = new Date('2026-11-23T10:00:01Z');
    const response = await confirm(checked.uuid);
    expect([response.status, await response.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'check-expired' }),
    ]);
    expect(await calls.list()).toEqual([]);
    expect(person('new@neuro.example')).toBeUndefined();
  });

  test('checks each line again at its turn', async () => {
    const [first = '', second = ''] = synthetic(2);
    const checked = await check(`E-mail;Имя\n${first};Анна Волкова\n${second};Пётр Белов\n`);
    expect(checked).toMatchObject({ changed: 2 });
    const { database } = admin.gateway.deps;
    database.store.write((transaction) => transaction.delete(database.users, second));
    const block = await check(`E-mail\n${first}\n`, { purpose: 'block', reason: 'Уволен' });
    database.store.write((transaction) => transaction.delete(database.users, first));
    const job = (await (await confirm(block.uuid)).json()) as Schemas['Job'];
    expect(job).toMatchObject({ changed: 0, refused: 1 });
    expect(refusals(await rows(block.uuid))).toEqual([[2, 'not-found']]);
  });

  test('survives a restart between check and confirmation', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const open = async () =>
      new Client(await openGateway({ persistence: sqlitePersistence(folder) })).login('admin@neuro.example');
    const first = await open();
    const checked = await importCalls(first).check('E-mail;Имя\nnew@neuro.example;Анна Волкова\n');
    first.gateway.close();
    const again = await open();
    onTestFinished(() => again.gateway.close());
    expect(await importCalls(again).rows(checked.uuid)).toHaveLength(1);
    const job = (await (await importCalls(again).confirm(checked.uuid)).json()) as Schemas['Job'];
    expect(job).toMatchObject({ status: 'done', changed: 1 });
    expect(again.gateway.deps.database.users.get('new@neuro.example')?.profile.name).toBe('Анна Волкова');
  });

  test('of another administrator is not found', async () => {
    const { database } = admin.gateway.deps;
    const checked = await check('E-mail;Имя\nnew@neuro.example;Анна Волкова\n');
    const stored = database.imports.get(checked.uuid);
    database.store.write((transaction) => {
      if (stored) transaction.put(database.imports, { ...stored, owner: 'company@neuro.example' });
    });
    expect((await confirm(checked.uuid)).status).toBe(404);
    const path = `/admin/users/getListImportRow?uuid=${checked.uuid}`;
    expect((await admin.call('GET', path)).status).toBe(404);
  });
});

describe('[ADM-23] a line', () => {
  test('is refused for what is unknown or foreign, and says why', async () => {
    const checked = await check(
      [
        'E-mail,Имя,Компания,Отдел,Группы,Тариф',
        'a1@neuro.example,Анна Волкова,Ромашка,,,',
        'a2@neuro.example,Анна Волкова,,,Садоводы,',
        'a3@neuro.example,Анна Волкова,,,,Бесконечный',
        'a4@agro.example,Анна Волкова,Нейро,,,',
        'a5@neuro.example,,,,,',
        `a6@neuro.example,${'ы'.repeat(201)},,,,`,
        'a7@neuro.example,Анна \u202eВолкова,,,,',
        'a8@neuro.example,Анна\0Волкова,,,,',
        'a9\u200b@neuro.example,Анна Волкова,,,,',
        'НОВАЯ@neuro.example,=cmd|calc!A1,нейро,Бухгалтерия,"COMMERCE, commerce",13',
      ].join('\n'),
    );
    const content = await rows(checked.uuid);
    expect(refusals(content)).toEqual([
      [2, 'unknown-company'],
      [3, 'unknown-group'],
      [4, 'unknown-tariff'],
      [5, 'foreign-domain'],
      [6, 'required'],
      [7, 'too-long'],
      [8, 'bad-text'],
      [9, 'bad-text'],
      [10, 'bad-text'],
    ]);
    expect(content[0]?.message).toBe('Компании «Ромашка» нет');
    expect(content.at(-1)).toMatchObject({ status: 'added', label: 'НОВАЯ@neuro.example' });
    expect(content.at(-1)?.changes).toContainEqual({ field: 'name', before: null, after: '=cmd|calc!A1' });
    expect(content.at(-1)?.changes).toContainEqual({
      field: 'groups',
      before: null,
      after: 'Коммерческий отдел',
    });
  });

  test('leaves fields with empty cells; an existing account is changed or skipped', async () => {
    const [email = ''] = synthetic(1);
    const old = person(email);
    const text = `E-mail;Имя;Отдел\n${email};;Новый отдел\n`;
    const skipped = await check(text, { onExisting: 'skip' });
    expect(skipped).toMatchObject({ unchanged: 1, changed: 0 });
    expect((await confirm(skipped.uuid)).status).toBe(422);
    const changed = await check(text);
    expect((await rows(changed.uuid))[0]?.changes).toEqual([
      { field: 'department', before: old?.department, after: 'Новый отдел' },
    ]);
    await confirm(changed.uuid);
    expect(person(email)).toMatchObject({ department: 'Новый отдел', profile: old?.profile });
  });

  test('keeps the last administrator of a company, also of two lines (COMP-04)', async () => {
    const { database } = admin.gateway.deps;
    const admins = [...database.users.values()].filter(
      ({ profile, email }) =>
        profile.groups.some(({ name }) => name === 'COMPANY_ADMIN') && email.endsWith('@neuro.example'),
    );
    const list = `E-mail\n${admins.map(({ email }) => email).join('\n')}\n`;
    const checked = await check(list, { purpose: 'block', reason: 'Уволены' });
    expect(refusals(await rows(checked.uuid)).at(-1)).toEqual([admins.length + 1, 'last-company-admin']);
  });

  test('puts people into a group, and invites new ones', async () => {
    const email = 'employee@neuro.example';
    const grouped = await check(`E-mail\n${email}\nnew@neuro.example\n`, {
      purpose: 'group',
      group: 'COMMERCE',
    });
    expect(grouped).toMatchObject({ changed: 1, refused: 1 });
    await confirm(grouped.uuid);
    expect(person(email)?.profile.groups.map(({ name }) => name)).toContain('COMMERCE');
    const invited = await check('E-mail;Имя\nnew@neuro.example;Анна Волкова\n', { isInvited: true });
    await confirm(invited.uuid);
    expect(person('new@neuro.example')?.invited).toBe(true);
    await expect.poll(async () => (await admin.mailbox('new@neuro.example')).length).toBe(1);
  });
});

test('[ADM-16] our own export, imported again, changes nothing and gives formulas back as they were', async () => {
  const [email = '', other = ''] = synthetic(2);
  const start = await check(`E-mail;Имя\n${email};"=HYPERLINK(""x"")"\n${other};'-5\n`);
  await confirm(start.uuid);
  expect(person(email)?.profile.name).toBe('=HYPERLINK("x")');
  expect(person(other)?.profile.name).toBe('-5');
  const { database } = admin.gateway.deps;
  const titled = { ...database.groups.get('COMMERCE'), title: 'Сделки, договоры; закупки' } as StoredGroup;
  database.store.write((transaction) => transaction.put(database.groups, titled));
  await confirm((await check(`E-mail;Имя;Группы\n${email};;"LYCEUM, COMMERCE"\n`)).uuid);
  for (const format of ['csv', 'xlsx']) {
    const response = await admin.call('GET', `/admin/users/downloadListUser?format=${format}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    if (format === 'csv') expect(text).toContain('"Лицей, Сделки, договоры; закупки"');
    const checked = await check(bytes, {}, `Пользователи.${format}`);
    expect(checked).toMatchObject({ added: 0, changed: 0, refused: 0, unchanged: checked.total });
    expect(checked.total).toBeGreaterThan(300);
  }
});

describe('[COMP-03] a company administrator', () => {
  test('imports only into the own company, its domains and grantable groups', async () => {
    const company = await new Client(admin.gateway).login('company@neuro.example');
    const own = importCalls(company, '/user/company/users');
    const { database } = admin.gateway.deps;
    const foreign = [...database.users.values()].find(({ email }) => email.endsWith('@agro.example'));
    const checked = await own.check(
      [
        'E-mail;Имя;Компания;Группы',
        'a1@neuro.example;Анна Волкова;;',
        'a2@agro.example;Анна Волкова;;',
        `${foreign?.email};Анна Волкова;;`,
        'a3@neuro.example;Анна Волкова;Агрохолдинг «Нива»;',
        'a4@neuro.example;Анна Волкова;;COMPANY_ADMIN',
        'a5@neuro.example;Анна Волкова;;Коммерческий отдел',
      ].join('\n'),
    );
    const content = await own.rows(checked.uuid);
    expect(content.map(({ code }) => code)).toEqual([
      null,
      'foreign-domain',
      'foreign-domain',
      'foreign-company',
      'foreign-group',
      null,
    ]);
    const blocked = await own.check(`E-mail\n${foreign?.email}\n`, { purpose: 'block', reason: 'Уволен' });
    expect(refusals(await own.rows(blocked.uuid))).toEqual([[2, 'not-found']]);
    const job = (await (await own.confirm(checked.uuid)).json()) as Schemas['Job'];
    expect(job).toMatchObject({ changed: 2, refused: 0 });
    expect((await calls.list()).map(({ uuid }) => uuid)).not.toContain(checked.uuid);
    const group = await own.send(new File(['E-mail\na1@neuro.example\n'], 'a.csv'), {
      purpose: 'group',
      group: 'COMPANY_ADMIN',
    });
    expect(group.status).toBe(422);
    const options = await company.json<Schemas['Option'][]>(
      'GET',
      '/user/company/options/getListOption?kind=group',
    );
    for (const { value } of options)
      expect(await own.check('E-mail\na1@neuro.example\n', { purpose: 'group', group: value })).toMatchObject(
        { changed: 1, refused: 0 },
      );
    expect(options.map(({ value }) => value)).toContain('COMMERCE');
  });
});
