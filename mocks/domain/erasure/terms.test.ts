import { describe, expect, test } from 'vitest';
import { companyUuidOf } from '#mocks/domain/people/person.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, moveOn, openGateway } from '#mocks/testing/client.ts';
import { keyed, lyceum, neuro } from '#mocks/testing/company-area.ts';
import { stateOnDisk } from '#mocks/testing/state-on-disk.ts';

type Keep = Schemas['CompanyKeep'];

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const EMPLOYEE = 'employee@neuro.example';
const none: Keep = { chatDays: null, fileDays: null, letterDays: null, auditDays: null, signInDays: null };

/** A gateway with the state on disk. `days` moves its clock on. */
async function start() {
  const disk = stateOnDisk();
  const gateway = await openGateway({ persistence: disk.open() });
  const { database } = gateway.deps;
  const employee = () => new Client(gateway).login();
  const settings = '/user/company/settings';
  return {
    disk,
    gateway,
    database,
    employee,
    days: (count: number) => moveOn(gateway, count * DAY),
    /** Sets terms of the company of the employee; the others have no end. */
    async keep(terms: Partial<Keep>, dryRun = false) {
      const client = await new Client(gateway).login('company@neuro.example');
      const { version } = await client.json<Schemas['CompanySettings']>('GET', `${settings}/getSettings`);
      const json = { version, isSharingOutside: false, keep: { ...none, ...terms }, dryRun };
      return client.json<Schemas['CompanySettings']>('POST', `${settings}/changeSettings`, { json });
    },
    /** Asks a question with a file; gives the chat and its file. */
    async ask(text: string) {
      const client = await employee();
      const files = [new File([`${text} в файле`], `${text}.txt`)];
      const answer = await client.send(text, { accept: 'application/json', files });
      const { chatUuid, request } = (await answer.json()) as Schemas['ChatAnswer'];
      return { chatUuid, idFile: request.files[0]?.idFile ?? '' };
    },
    isKept: (chatUuid: string) => database.chats.get(chatUuid)?.isErased !== true,
  };
}

describe('[COMP-08] the terms of a company', () => {
  test('erase older chats with their files, pinned ones too, a day after they were set, and no others', async () => {
    const { disk, gateway, database, employee, days, keep, ask, isKept } = await start();
    const old = await ask('Метка-старого');
    const pinned = await ask('Метка-закреплённого');
    const json = { uuid: pinned.chatUuid, pinned: true };
    await (await employee()).call('POST', '/history/pin', { json });
    const continued = await ask('Продолжен позже');
    days(40);
    const young = await ask('Метка-нового');
    const more = await (await employee()).send('Ещё', {
      chat: continued.chatUuid,
      accept: 'application/json',
    });
    expect(more.status).toBe(200);
    const answered = await ask('Ответ пришёл позже');
    const chat = database.chats.get(answered.chatUuid);
    if (!chat) throw new Error('The chat is missing');
    database.store.put(database.chats, { ...chat, date: '2026-01-01T00:00:00.000Z' });
    const moment = gateway.deps.now();
    const requests = () => usageOf(database).recentCounts(moment).get(1) ?? 0;
    const before = requests();
    const { keepBegins } = await keep({ chatDays: 30 });
    const delay = Date.parse(keepBegins ?? '') - moment.getTime();
    expect(Math.round(delay / 60_000)).toBe(24 * 60);
    moveOn(gateway, 23 * HOUR);
    expect([old, pinned, continued, answered, young].map(({ chatUuid }) => isKept(chatUuid))).toEqual(
      Array(5).fill(true),
    );
    moveOn(gateway, 2 * HOUR);
    expect([old, pinned, continued, answered, young].map(({ chatUuid }) => isKept(chatUuid))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(['Метка-старого', 'Метка-закреплённого', 'Метка-нового'].map(disk.has)).toEqual([
      false,
      false,
      true,
    ]);
    expect(requests()).toBe(before);
    gateway.close();
  });

  test('erase a file after its last use, and its chat keeps its name; files of agents stay', async () => {
    const { gateway, database, employee, days, keep, ask, isKept } = await start();
    const { chatUuid, idFile } = await ask('Файл на месяц');
    const agent = [...database.agents.values()].find(
      ({ ownerId, draft }) => ownerId === 1 && draft.idFiles.length > 0,
    );
    const ofAgent = agent?.draft.idFiles[0] ?? '';
    const [request] = database.messages.group(chatUuid);
    if (request) {
      const file = { idFile: ofAgent, name: 'Из агента.txt', size: 1 };
      database.store.put(database.messages, { ...request, files: [...request.files, file] });
    }
    const used = database.files.get(ofAgent);
    if (used) database.store.put(database.files, { ...used, owner: EMPLOYEE });
    days(40);
    const young = await ask('Файл на сегодня');
    await keep({ fileDays: 30 });
    days(2);
    const client = await employee();
    const status = async (id: string) => (await client.call('GET', `/download?idFile=${id}`)).status;
    expect(database.files.get(idFile)).toBeUndefined();
    expect(database.store.blobSize(idFile)).toBe(0);
    expect(await status(idFile)).toBe(404);
    expect(database.files.get(young.idFile)).toBeDefined();
    expect(database.files.get(ofAgent)).toBeDefined();
    expect(isKept(chatUuid)).toBe(true);
    expect(database.messages.group(chatUuid)[0]?.files[0]?.name).toBe('Файл на месяц.txt');
    gateway.close();
  });

  test('erase older letters', async () => {
    const { database, employee, days, keep } = await start();
    const write = async (title: string) => {
      const client = await employee();
      const json = { title, text: 'Просьба' };
      const answer = await client.call('POST', '/notification/sendA', { json, headers: keyed() });
      expect(answer.status).toBe(204);
    };
    await write('Старое');
    days(40);
    await write('Новое');
    await keep({ letterDays: 30 });
    days(2);
    const titles = [...database.letters.values()].map(({ title }) => title);
    expect(titles).toContain('Новое');
    expect(titles).not.toContain('Старое');
  });

  test('erase entries of the logs that are over for all their companies; a late cursor is told', async () => {
    const { gateway, database, days, keep } = await start();
    const feed = async (client: Client, cursor?: string) =>
      client.call('GET', `/user/company/logs/getFeedSignIn${cursor ? `?cursor=${cursor}` : '?size=1'}`);
    const client = await new Client(gateway).login('company@neuro.example');
    await new Client(gateway).login();
    const { cursor } = (await (await feed(client)).json()) as Schemas['SignInFeed'];
    const admin = await new Client(gateway).login('admin@neuro.example');
    await admin.json('GET', `/admin/company/getCompany?uuid=${lyceum}`);
    const [ofAll] = database.feed.group('signIn');
    if (ofAll) database.store.put(database.feed, { ...ofAll, companies: [neuro, lyceum] });
    const old = database.feed.group('signIn').map(({ uuid }) => uuid);
    const entries = database.audit.size;
    days(100);
    await keep({ auditDays: 90, signInDays: 30 });
    days(2);
    const left = database.feed.group('signIn').map(({ uuid }) => uuid);
    expect(left.filter((uuid) => old.includes(uuid))).toEqual([ofAll?.uuid]);
    expect(left.length).toBeGreaterThan(1);
    expect([...database.signIns.values()].map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(left));
    expect(database.signIns.size).toBe(left.length);
    const changes = [...database.audit.values()].filter(
      ({ entity, key }) => entity === 'company' && key === neuro,
    );
    expect(changes.map(({ changes: [first] }) => first?.field)).toEqual(['keep.auditDays']);
    expect(database.audit.size).toBeLessThanOrEqual(entries + 1);
    const later = await new Client(gateway).login('company@neuro.example');
    expect((await feed(later, cursor)).status).toBe(410);
  });

  test('are taken back within the day, and a longer term counts at once', async () => {
    const { gateway, days, keep, ask, isKept } = await start();
    const { chatUuid } = await ask('Передумали');
    days(40);
    await keep({ chatDays: 30 });
    moveOn(gateway, 23 * HOUR);
    expect((await keep({ chatDays: 60 })).keepBegins).not.toBeNull();
    days(2);
    expect(isKept(chatUuid)).toBe(true);
    await keep({ chatDays: 30 });
    moveOn(gateway, HOUR);
    expect((await keep({ chatDays: 365 })).keepBegins).toBeNull();
    days(30);
    expect(isKept(chatUuid)).toBe(true);
  });

  test('count for a person who comes to the company a day later, and for nobody without one', async () => {
    const { gateway, database, days, keep, ask, isKept } = await start();
    const move = (companyUuid: string | null) => {
      const user = database.users.get(EMPLOYEE);
      if (!user) throw new Error('The employee is missing');
      database.store.put(database.users, { ...user, companyUuid });
      expect(companyUuidOf(database, { ...user, companyUuid })).toBe(companyUuid);
    };
    const { chatUuid } = await ask('Из другой компании');
    move(null);
    await keep({ chatDays: 30 });
    days(40);
    expect(isKept(chatUuid)).toBe(true);
    move(neuro);
    moveOn(gateway, HOUR);
    moveOn(gateway, 22 * HOUR);
    expect(isKept(chatUuid)).toBe(true);
    moveOn(gateway, 2 * HOUR + 60);
    expect(isKept(chatUuid)).toBe(false);
  });

  test('are counted by dryRun, which changes nothing', async () => {
    const { database, days, keep, ask } = await start();
    const ages = () => [...database.companies.values()];
    await keep({ chatDays: 3000, fileDays: 3000, letterDays: 3000 });
    const all = await keep({ chatDays: 1 }, true);
    await ask('Старое');
    days(10);
    await ask('Новое');
    const before = ages();
    const audited = database.audit.size;
    const answer = await keep({ chatDays: 5, fileDays: 3650 }, true);
    expect(answer).toMatchObject({ keep: { chatDays: 5, fileDays: 3650 }, keepBegins: expect.any(String) });
    expect(answer.erases).toMatchObject({ letters: 0, audit: 0, signIns: 0 });
    expect((answer.erases?.chats ?? 0) - (all.erases?.chats ?? 0)).toBeGreaterThanOrEqual(1);
    expect(answer.erases?.files).toBeGreaterThanOrEqual(1);
    expect(ages()).toEqual(before);
    expect(database.audit.size).toBe(audited);
    days(2);
    expect((await keep({ chatDays: 3000 }, true)).erases?.chats).toBe(0);
  });

  test('are set by the platform too, stay without a new value, and are told to the people', async () => {
    const { gateway, database, employee } = await start();
    const admin = await new Client(gateway).login('admin@neuro.example');
    const read = () => admin.json<Schemas['Company']>('GET', `/admin/company/getCompany?uuid=${neuro}`);
    const change = async (more: object) => {
      const { uuid, version, name, domains, monthLimit, admins } = await read();
      const adminIds = admins.map(({ value }) => Number(value));
      const fields = { uuid, version, name, domains, monthLimit, adminIds, tariffIds: [], tiles: [] };
      const json = { ...fields, ...more };
      return admin.json<Schemas['Company']>('POST', '/admin/company/changeCompany', { json });
    };
    const storage = async () => (await employee()).json<Schemas['UserStorage']>('GET', '/user/storage');
    expect((await read()).keep).toBeUndefined();
    expect((await storage()).keep).toBeUndefined();
    const keep = { ...none, chatDays: 365, signInDays: 30 };
    expect(await change({ keep })).toMatchObject({ keep });
    expect(await change({ monthLimit: 5 })).toMatchObject({ keep, monthLimit: 5 });
    expect((await storage()).keep).toEqual(keep);
    const asked = await change({ keep: { ...keep, chatDays: 30 }, monthLimit: 6, dryRun: true });
    expect(asked).toMatchObject({ monthLimit: 5, keep: { chatDays: 30 }, erases: { signIns: 0 } });
    expect(await read()).toMatchObject({ keep, version: 3 });
    const changes = [...database.audit.values()].flatMap((entry) => entry.changes);
    expect(changes).toContainEqual({ field: 'keep.chatDays', before: null, after: '365' });
  });

  test('hide older invented sign-ins from the list', async () => {
    const gateway = await openGateway({ people: 60 });
    const { database, now } = gateway.deps;
    const admin = await new Client(gateway).login('admin@neuro.example');
    const day = (ago: number) => new Date(now().getTime() - ago * DAY * 1000).toISOString().slice(0, 10);
    const list = async () => {
      const path = `/admin/logs/getListSignIn?from=${day(40)}&to=${day(35)}&size=100`;
      const { content } = await admin.json<Schemas['SignInPage']>('GET', path);
      return content.map(({ account }) => account).filter((account) => account.endsWith('@neuro.example'));
    };
    expect((await list()).length).toBeGreaterThan(0);
    const company = database.companies.get(neuro);
    if (company) database.store.put(database.companies, { ...company, keep: { ...none, signInDays: 30 } });
    expect(await list()).toEqual([]);
    gateway.close();
  });
});
