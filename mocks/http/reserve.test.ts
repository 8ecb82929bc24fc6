import { afterEach, expect, test, vi } from 'vitest';
import { checkDisk } from '#mocks/domain/monitoring/disk.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const MB = 1024 * 1024;
const SIZE = 1000 * MB;

afterEach(() => void vi.restoreAllMocks());

/** A gateway on a disk of 1,000 MB, whose room a test sets. */
async function onDisk() {
  const room = { size: SIZE, free: SIZE };
  const gateway = await openGateway({ disk: () => ({ ...room }) });
  return { room, gateway };
}

function upload(client: Client): Promise<Response> {
  const body = new FormData();
  body.set('request', new Blob(['{"serviceType":"chatGpt"}'], { type: 'application/json' }));
  body.append('files', new File(['Итог'], 'Итог.txt'));
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return client.call('POST', '/upload', { body, headers });
}

test('[PILOT-07] with the reserve alone nothing is added, and people sign in, read, delete and sign out', async () => {
  const { room, gateway } = await onDisk();
  const client = await new Client(gateway).login();
  const key = crypto.randomUUID();
  const sent = await client.send('Привет', { key, accept: 'application/json' });
  const answered = await sent.text();
  const [file] = (await (await upload(client)).json()) as Schemas['MessageFile'][];
  room.free = 64 * MB - 1;

  for (const refused of [await client.send('Ещё'), await upload(client)]) {
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({
      code: 'storage-full',
      message: expect.stringContaining('Читать и\u00a0удалять можно'),
    });
  }
  const again = await client.send('Привет', { key, accept: 'application/json' });
  expect(await again.text(), 'a repeated call gets its answer').toBe(answered);

  const other = await new Client(gateway).login();
  expect((await other.call('GET', '/tile/getTile')).status).toBe(200);
  expect((await other.call('GET', `/download?idFile=${file?.idFile}`)).status).toBe(200);
  expect((await other.call('DELETE', `/user/files?idFile=${file?.idFile}`)).status).toBe(204);
  expect((await other.call('GET', '/auth/logout?type=ai')).status).toBeLessThan(300);

  room.free = 64 * MB;
  expect((await client.send('Ещё', { accept: 'application/json' })).status).toBe(200);
});

test('[PILOT-07] at 80 and 95 % the operator and the administrators are told once each', async () => {
  const lines = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { room, gateway } = await onDisk();
  const { database } = gateway.deps;
  const admin = new Client(gateway);
  /** Lines, letters to an administrator and entries of «Ошибки» at a share of the disk, %. */
  const toldAt = async (used: number) => {
    room.free = SIZE * (1 - used / 100);
    checkDisk(gateway.deps);
    const letters = await admin.mailbox('admin@neuro.example');
    const entries = [...database.errors.values()].filter(({ place }) => place === 'Диск');
    return [lines.mock.calls.length, letters.length, entries.length];
  };
  expect(await toldAt(79)).toEqual([0, 0, 0]);
  expect(await toldAt(81)).toEqual([1, 1, 1]);
  expect(await toldAt(82)).toEqual([1, 1, 1]);
  expect(await toldAt(79), 'around the bound').toEqual([1, 1, 1]);
  expect(await toldAt(80)).toEqual([1, 1, 1]);
  expect(await toldAt(96)).toEqual([2, 2, 2]);
  expect(await toldAt(94)).toEqual([2, 2, 2]);
  expect(await toldAt(90), 'room was made').toEqual([2, 2, 2]);
  expect(await toldAt(70)).toEqual([2, 2, 2]);
  expect(await toldAt(81), 'it fills up again').toEqual([3, 3, 2]);
  const [letter] = await admin.mailbox('admin@neuro.example');
  expect(letter?.subject).toBe('Диск портала занят больше чем на\u00a080\u00a0%');
  expect(letter?.text).toContain('Свободно 190\u00a0МБ из\u00a01\u00a0000\u00a0МБ.');
});
