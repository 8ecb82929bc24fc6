import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { administrator, changeUser, listUsers } from '#mocks/testing/admin-users.ts';
import type { Client } from '#mocks/testing/client.ts';
import { changesOf } from './audit.ts';

type Page = Schemas['AuditPage'];

let client: Client;
beforeEach(async () => {
  // A day of the period that is listed.
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] });
  client = await administrator(150);
});
afterEach(() => void vi.useRealTimers());

const period = 'from=2026-11-01&to=2026-11-30';
const listed = (query = ''): Promise<Page> =>
  client.json<Page>('GET', `/admin/logs/getListAudit?${period}${query}`);
const batch = (json: object) =>
  client.call('POST', '/admin/users/changeListUser', {
    json,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

describe('[ADM-19] the audit', () => {
  test('has who, what, when and from where, with each field before and after', async () => {
    await changeUser(client, 1, { department: 'Архив' });
    const { content } = await listed('&entity=user&key=1');
    expect(content).toEqual([
      {
        uuid: expect.any(String),
        moment: expect.any(String),
        actorId: 2,
        actor: 'admin@neuro.example',
        action: 'change',
        entity: 'user',
        key: '1',
        object: 'employee@neuro.example',
        result: 'done',
        address: expect.any(String),
        parentUuid: null,
        children: 0,
        changes: [{ field: 'department', before: null, after: 'Архив' }],
      },
    ]);
    const [entry] = content;
    expect(await client.json('GET', `/admin/logs/getAudit?uuid=${entry?.uuid}`)).toEqual(entry);
  });

  test('has one entry for a change of many, and one for each object under it, refused ones too', async () => {
    const keys = [1, 2, 99_999];
    await batch({ selection: { keys }, action: { kind: 'block', reason: 'Уволен' } });
    const { content, totalElements } = await listed();
    expect(totalElements).toBe(1);
    const [parent] = content;
    expect(parent).toMatchObject({ action: 'block', key: '', object: 'Заблокировать', children: 3 });
    const children = await listed(`&parent=${parent?.uuid}`);
    const results = Object.fromEntries(children.content.map(({ key, result }) => [key, result]));
    expect(results).toEqual({ 1: 'done', 2: 'refused', 99999: 'refused' });
    const blocked = children.content.find(({ key }) => key === '1');
    expect(blocked?.changes).toContainEqual({ field: 'blockReason', before: null, after: 'Уволен' });
  });

  test('has no entry for a change that was refused as a whole', async () => {
    await changeUser(client, 1, { email: 'admin@neuro.example' });
    await batch({ selection: { filter: {}, except: [], expectedCount: 3 }, action: { kind: 'unblock' } });
    expect((await listed()).totalElements).toBe(0);
  });

  test('has downloads', async () => {
    await client.call('GET', '/admin/users/downloadListUser?columns=email');
    await client.call('GET', `/admin/logs/downloadListAudit?${period}`);
    const { content } = await listed('&action=download');
    expect(content.map(({ entity }) => entity).sort()).toEqual(['audit', 'user']);
  });

  test('finds actors and objects by a part of their names', async () => {
    const [someone] = (await listUsers(client, { status: 'active', sort: 'email,desc' })).content;
    await batch({ selection: { keys: [1, someone?.id] }, action: { kind: 'sessionsEnd' } });
    const found = await listed(`&searchText=${someone?.email.toUpperCase()}`);
    expect(found.content.map(({ object }) => object)).toEqual([someone?.email]);
  });

  test.each([
    ['2026-11-02', '2026-11-01', '', 422],
    ['2026-10-01', '2026-10-31', '', 200],
    ['2026-10-01', '2026-11-01', '', 422],
    ['2026-01-01', '2026-11-01', '&entity=user&key=1', 200],
    ['2025-01-01', '2026-11-01', '&entity=user&key=1', 422],
  ])('a period from %s to %s with «%s» is answered by %d', async (from, to, rest, status) => {
    const path = `/admin/logs/getListAudit?from=${from}&to=${to}${rest}`;
    expect((await client.call('GET', path)).status).toBe(status);
  });

  test('names what filters have by titles, each condition by itself', async () => {
    const audience = { group: ['COMMERCE'], tariff: [13], isVisited: true };
    const text = { title: 'Работы', channel: 'mail', level: null, subject: 'Работы', body: 'Работы' };
    await client.call('POST', '/admin/letters/addMailing', {
      json: { ...text, audience },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const [entry] = (await listed('&entity=mailing')).content;
    expect(entry?.changes.filter(({ field }) => field.startsWith('audience'))).toEqual([
      { field: 'audience.group', before: null, after: 'Коммерческий отдел' },
      { field: 'audience.tariff', before: null, after: 'Нейро.Агро — базовый' },
      { field: 'audience.isVisited', before: null, after: 'true' },
    ]);
  });

  test('keeps neither the value of a secret nor fields that every change changes', () => {
    const before = { key: 'old-secret', version: 1, title: 'Ключ', tags: ['а'], limit: null };
    const after = { key: 'new-secret', version: 2, title: 'Ключ', tags: ['а', 'б'], limit: 5 };
    expect(changesOf(before, after)).toEqual([
      { field: 'key', before: null, after: 'изменено' },
      { field: 'tags', before: 'а', after: 'а, б' },
      { field: 'limit', before: null, after: '5' },
    ]);
  });
});
