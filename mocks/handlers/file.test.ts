import { describe, expect, test } from 'vitest';
import type { Message, Schemas } from '#mocks/store/database.ts';
import { Client, signedIn } from '#mocks/testing/client.ts';
import { stateOnDisk } from '#mocks/testing/state-on-disk.ts';

type Stored = Schemas['MessageFile'];
const BOM = '\ufeff';

function upload(
  client: Client,
  parts: readonly (readonly [string, File])[],
  serviceType = 'chatGpt',
  chat?: string,
) {
  const form = new FormData();
  form.set('request', new Blob([JSON.stringify({ serviceType })], { type: 'application/json' }));
  if (chat) form.set('chat', chat);
  for (const [name, file] of parts) form.append(name, file);
  return client.call('POST', '/upload', { body: form });
}

/** Bytes of every value, more than the maximum number of arguments of a call. */
const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256);
const report = new File([bytes], 'Отчёт за «ноябрь» (итог).bin');

test('[CHAT-09] [PRE-12] an upload is downloaded unchanged with its Cyrillic name, as bytes and as data', async () => {
  const client = await signedIn();
  const [stored] = (await (await upload(client, [['files', report]])).json()) as Stored[];
  expect(stored).toMatchObject({ name: report.name, size: bytes.length });
  const file = await client.call(
    'GET',
    `/download?idFile=${stored?.idFile}&serviceType=chatGpt&role=user&index=0`,
  );
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  const disposition = file.headers.get('content-disposition') ?? '';
  expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '')).toBe(report.name);
  const data = await client.json<Schemas['FileData']>('GET', `/download/data?idFile=${stored?.idFile}`);
  expect(data.fileName).toBe(report.name);
  expect(Buffer.from(data.data, 'base64').equals(bytes)).toBe(true);

  const named = (sessionType: string, headers = {}) =>
    client.call('GET', `/download?idFile=${stored?.idFile}&sessionType=${sessionType}`, { headers });
  expect((await named('ai')).status).toBe(200);
  // Elements of a page of the guests name their session, whatever other cookies the browser has.
  expect((await named('chatBot')).status).toBe(401);
  expect((await named('chatBot', { 'session-type': 'ai' })).status).toBe(200);

  const other = await new Client(client.gateway).login('admin@neuro.example');
  expect((await other.call('GET', `/download?idFile=${stored?.idFile}`)).status).toBe(404);
  expect((await other.call('GET', `/download/data?idFile=${stored?.idFile}`)).status).toBe(404);
});

test('[PILOT-09] an upload is stored once; of a refused one nothing stays on the disk', async () => {
  const disk = stateOnDisk();
  const client = await signedIn({ persistence: disk.open() });
  const { store } = client.gateway.deps.database;
  const before = store.contentBytes();
  const file = (text: string): [string, File] => ['files', new File([text], 'а.txt')];
  const stored = (await (await upload(client, [file('дважды'), file('дважды')])).json()) as Stored[];
  expect(stored.map(({ idFile }) => store.blobSize(idFile))).toEqual([12, 12]);
  expect(store.contentBytes()).toBe(before + 12);
  expect((await upload(client, [file('отказано')], 'нет-такого')).status).toBe(400);
  await expect.poll(() => [disk.has('дважды'), disk.has('отказано')]).toEqual([true, false]);
  for (const { idFile } of stored) await client.call('DELETE', `/user/files?idFile=${idFile}`);
  await expect.poll(() => disk.has('дважды')).toBe(false);
  client.gateway.close();
});

test('[APP-19] files are sent as `files` or one `file`; none, too many and other fields are refused', async () => {
  const client = await signedIn();
  const one = new File(['а'], '../../etc/Папка\\а\u202e.txt');
  const [stored] = (await (await upload(client, [['file', one]])).json()) as Stored[];
  expect(stored).toMatchObject({ name: 'а.txt', size: 2 });
  expect(
    (
      await upload(client, [
        ['files', one],
        ['files', one],
      ])
    ).status,
  ).toBe(200);
  expect((await upload(client, [])).status).toBe(400);
  expect(
    (
      await upload(client, [
        ['file', one],
        ['file', one],
      ])
    ).status,
  ).toBe(400);
  expect(
    (
      await upload(
        client,
        Array.from({ length: 11 }, () => ['files', one] as const),
      )
    ).status,
  ).toBe(400);
  expect((await upload(client, [['file', one]], 'noSuchService')).status).toBe(404);
  expect((await upload(client, [['file', one]], 'chatGpt', crypto.randomUUID())).status).toBe(404);
});

test('[PRE-11] 50 MB pass, one byte more does not', async () => {
  const client = await signedIn();
  const limit = 50 * 1024 * 1024;
  expect((await upload(client, [['file', new File([new Uint8Array(limit + 1)], 'a.bin')]])).status).toBe(413);
  const [stored] = (await (
    await upload(client, [['file', new File([new Uint8Array(limit)], 'a.bin')]])
  ).json()) as Stored[];
  expect((await client.call('GET', `/download/data?idFile=${stored?.idFile}`)).status).toBe(413);
});

test('[APP-19] a file without a request is deleted after a day, one with a request is kept', async () => {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const client = await signedIn({ now: () => new Date(now) });
  const [named, unnamed] = (await (
    await upload(client, [
      ['files', report],
      ['files', report],
    ])
  ).json()) as Stored[];
  const send = (idFiles: (string | undefined)[]) => {
    const form = new FormData();
    form.set('request', JSON.stringify({ text: 'Прочитай', idFiles }));
    return client.call('POST', '/chat/chatGpt/message', {
      body: form,
      headers: { 'idempotency-key': crypto.randomUUID(), accept: 'application/json' },
    });
  };
  expect((await send([crypto.randomUUID()])).status).toBe(404);
  const answer = await send([named?.idFile]);
  const { request } = (await answer.json()) as { request: Message };
  expect(request.files).toEqual([named]);
  now += 24 * 3_600_000 + 1;
  await client.login();
  await upload(client, [['files', report]]);
  expect((await client.call('GET', `/download?idFile=${named?.idFile}`)).status).toBe(200);
  expect((await client.call('GET', `/download?idFile=${unnamed?.idFile}`)).status).toBe(404);
});

test('[HOME-07] documents are listed by title with their real size', async () => {
  const client = await signedIn();
  const documents = await client.json<Schemas['PortalDocument'][]>('GET', '/doc/getDocuments');
  expect(documents.map(({ fileName }) => fileName)).toEqual([
    'Инструкция.txt',
    'Правила безопасности.txt',
    'Соглашение.txt',
  ]);
  for (const { uuid, size, fileName } of documents) {
    const response = await client.call('GET', `/doc/download?uuid=${uuid}`);
    expect(response.headers.get('content-disposition')).toContain(`''${encodeURIComponent(fileName)}`);
    expect((await response.arrayBuffer()).byteLength).toBe(size);
  }
});

describe('[ADM-06] statistics', () => {
  const path = '/admin/statistics/downloadFile';

  /** An employee's requests at a fixed time, and the administrator. */
  async function used() {
    const now = () => new Date('2026-11-20T21:30:00Z');
    const client = await signedIn({ now });
    for (const text of ['Раз', 'Два']) await (await client.send(text)).text();
    return new Client(client.gateway).login('admin@neuro.example');
  }

  test('count the requests by day of Moscow, user and service', async () => {
    const admin = await used();
    const response = await admin.call('GET', `${path}?from=2026-11-21&to=2026-11-21`);
    const name = encodeURIComponent('Статистика 2026-11-21.csv');
    expect(response.headers.get('content-disposition')).toContain(name);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text).toBe(
      `${BOM}Дата;Сотрудник;Сервис;Запросов\r\n21.11.2026;employee@neuro.example;chatGpt;2\r\n`,
    );
    const month = await (await admin.call('GET', path)).text();
    expect(month.split('\r\n').length).toBeGreaterThan(4);
    expect((await admin.call('GET', `${path}?from=2026-11-21&to=2026-11-20`)).status).toBe(400);
  });

  test('are available as a workbook', async () => {
    const admin = await used();
    const response = await admin.call('GET', `${path}?format=xlsx`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 4)]).toEqual([0x50, 0x4b, 3, 4]);
    expect(response.headers.get('content-disposition')).toContain(
      encodeURIComponent('Статистика 2026-11-21.xlsx'),
    );
  });

  test('are for administrators only', async () => {
    expect((await (await signedIn()).call('GET', path)).status).toBe(403);
  });
});

test.each(['file-protected', 'file-unreadable'])(
  '[CHAT-27] an upload is refused when its name asks for %s',
  async (code) => {
    const client = await signedIn();
    const answer = await upload(client, [['file', new File(['x'], `${code}.pdf`)]]);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, code]);
  },
);
