import { describe, expect, test } from 'vitest';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Job, Schemas } from '#mocks/store/database.ts';
import { Client, moveOn, openGateway } from '#mocks/testing/client.ts';
import { stateOnDisk } from '#mocks/testing/state-on-disk.ts';

const EMPLOYEE = 1;
const COLLEAGUE = 5;
const DAY = 24 * 60 * 60;

async function start() {
  const disk = stateOnDisk();
  const gateway = await openGateway({ persistence: disk.open() });
  const admin = await new Client(gateway).login('admin@neuro.example');
  const person = await new Client(gateway).login();
  const act = async (action: object): Promise<{ status: number; row?: Schemas['JobRow'] }> => {
    const json = { selection: { keys: [EMPLOYEE] }, action };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await admin.call('POST', '/admin/users/changeListUser', { json, headers });
    if (answer.status !== 200) return { status: answer.status };
    const { uuid } = (await answer.json()) as Job;
    const rows = await admin.json<Schemas['JobRowPage']>('GET', `/user/jobs/getListRow?uuid=${uuid}`);
    const [row] = rows.content;
    return { status: 200, ...(row && { row }) };
  };
  return { disk, gateway, database: gateway.deps.database, person, act };
}

const isOf = (id: number) => (one: { ownerId: number }) => one.ownerId === id;

describe('[ADM-37] a deleted account', () => {
  test('loses its contents and everything that it has made; its requests stay in the statistics', async () => {
    const { disk, gateway, database, person, act } = await start();
    const marker = 'Метка-удалённого';
    await person.send(marker, { accept: 'application/json', files: [new File([marker], 'м.txt')] });
    const title = [...database.presentations.values()].find(isOf(EMPLOYEE))?.content.title ?? '';
    expect([disk.has(marker), disk.has(title)]).toEqual([true, true]);
    const moment = gateway.deps.now();
    const count = () => usageOf(database).recentCounts(moment).get(EMPLOYEE) ?? 0;
    const before = count();
    await act({ kind: 'block', reason: 'Уволен' });
    expect((await act({ kind: 'delete' })).row).toMatchObject({ result: 'changed' });
    moveOn(gateway, 60);
    const { agents, functions, labTemplates, presentations } = database;
    const left = [agents, functions, labTemplates, presentations].map(
      (objects) => [...(objects.values() as Iterable<{ ownerId: number }>)].filter(isOf(EMPLOYEE)).length,
    );
    expect(left).toEqual([0, 0, 0, 0]);
    expect(disk.has(marker)).toBe(false);
    expect(count()).toBe(before);
    moveOn(gateway, 2 * DAY);
    const files = [...database.files.values()].filter(({ owner }) => owner === `удалённый № ${EMPLOYEE}`);
    expect(files).toEqual([]);
    gateway.close();
  });

  test('gives a successor what it has opened to others, and nothing private', async () => {
    const { gateway, database, act } = await start();
    const own = [...database.agents.values()].filter(isOf(EMPLOYEE));
    const opened = own.filter(({ access }) => access.visibility !== 'private' || access.editorIds.length > 0);
    expect(opened.length).toBeGreaterThan(0);
    expect(opened.length).toBeLessThan(own.length);
    await act({ kind: 'block', reason: 'Уволен' });
    const deletion = await act({ kind: 'delete', successorId: COLLEAGUE });
    expect(deletion.row).toMatchObject({ result: 'changed' });
    moveOn(gateway, 3 * DAY);
    const inherited = [...database.agents.values()].filter(isOf(COLLEAGUE)).map(({ uuid }) => uuid);
    expect(inherited).toEqual(expect.arrayContaining(opened.map(({ uuid }) => uuid)));
    expect([...database.agents.values()].some(isOf(EMPLOYEE))).toBe(false);
    for (const { draft } of opened)
      for (const idFile of draft.idFiles)
        expect(database.files.get(idFile)?.owner).toBe('commerce@neuro.example');
    gateway.close();
  });

  test.each([
    ['nobody', { kind: 'delete', successorId: 99_999 }],
    ['the deleted one', { kind: 'delete', successorId: EMPLOYEE }],
    ['a guest', { kind: 'delete', successorId: 7 }],
    ['anybody with another action', { kind: 'sessionsEnd', successorId: COLLEAGUE }],
  ])('%s is no successor', async (_name, action) => {
    const { gateway, act } = await start();
    expect((await act(action)).status).toBe(422);
    gateway.close();
  });
});
