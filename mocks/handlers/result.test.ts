import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { toXlsx } from '#lib/office/xlsx.ts';
import { exampleOf } from '#mocks/contract/contract.ts';
import type { ChatEvent } from '#mocks/domain/chat/run.ts';
import { encodeWav } from '#mocks/domain/formats/wav.ts';
import { type ChatResult, ModelFailure } from '#mocks/domain/model/model.ts';
import { promptPicture } from '#mocks/rehearsal/makers/picture.ts';
import { rehearsalModel } from '#mocks/rehearsal/model/rehearsal.ts';
import type { Message, Schemas, Tile } from '#mocks/store/database.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import { Client, eventsOf, openGateway, signedIn } from '#mocks/testing/client.ts';
import { begun, inTheMiddle, messagesOf, next } from '#mocks/testing/conversation.ts';
import { recording, wordFile } from '#mocks/testing/sample-files.ts';

let client: Client;
beforeAll(async () => {
  client = await signedIn();
});
afterEach(() => vi.useRealTimers());

async function uploaded(...files: File[]): Promise<Schemas['MessageFile'][]> {
  const form = new FormData();
  form.set('request', JSON.stringify({ serviceType: 'searchByTable' }));
  for (const file of files) form.append('files', file);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return client.json('POST', '/upload', { body: form, headers });
}

test('[APP-19] an upload says what the gateway knows of the files; a request repeats it', async () => {
  const workbook = new File([await toXlsx('Итоги', [['А'], [1]])], 'Итоги.xlsx');
  const damaged = new File(['нет'], 'Битый.xlsx');
  const [sound, table, word, text, broken] = await uploaded(
    ...[recording(2), workbook, await wordFile(['Один']), new File(['Отчёт'], 'Отчёт.txt'), damaged],
  );
  expect(sound).toMatchObject({ mimeType: 'audio/wav', duration: 2 });
  expect(table).toMatchObject({ sheets: ['Итоги'] });
  expect(word).toMatchObject({ pages: 1 });
  expect(text).toMatchObject({ mimeType: 'text/plain', pages: 1 });
  expect(broken).not.toHaveProperty('sheets');
  const idFiles = [sound?.idFile ?? ''];
  const response = await client.send('', { service: 'whisper', idFiles, accept: 'application/json' });
  const { request, answer } = (await response.json()) as { request: Message; answer: Message };
  expect(request.files).toEqual([sound]);
  expect(answer.results?.[0]?.result).toMatchObject({ idFile: sound?.idFile, duration: 2 });
});

test('[CHAT-22] a sound is shown inline and in parts; other types are always saved', async () => {
  const [sound, text] = await uploaded(recording(1), new File(['Отчёт'], 'Отчёт.txt'));
  const get = (file: typeof sound, query = '', headers = {}) =>
    client.call('GET', `/download?idFile=${file?.idFile}${query}`, { headers });
  const kind = async (response: Promise<Response>) =>
    (await response).headers.get('content-disposition')?.split(';')[0];
  expect(await kind(get(sound))).toBe('attachment');
  expect(await kind(get(sound, '&isInline=true'))).toBe('inline');
  expect(await kind(get(text, '&isInline=true'))).toBe('attachment');
  const part = await get(sound, '&isInline=true', { range: 'bytes=44-47' });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'audio/wav']);
  expect((await part.arrayBuffer()).byteLength).toBe(4);
});

test('[CHAT-16] documents have a preview by pages, pictures one page; other files and strangers none', async () => {
  const picture = new File([new Uint8Array(promptPicture('Кот', 64, 64, 1))], 'Кот.png');
  const [text, image, sound] = await uploaded(
    ...[new File([`${'Строка\n'.repeat(500)}Конец`], 'Отчёт.txt'), picture, recording(1)],
  );
  const preview = (file: typeof text, page: number, one = client) =>
    one.call('GET', `/download/preview?idFile=${file?.idFile}&page=${page}`);
  expect(await (await preview(text, 2)).json()).toMatchObject({
    pageCount: 2,
    text: expect.stringMatching(/Конец$/),
  });
  expect((await preview(text, 3)).status).toBe(404);
  expect(await (await preview(image, 1)).json()).toEqual({
    pageCount: 1,
    text: 'Кот',
    idImage: image?.idFile,
  });
  expect(await (await preview(sound, 1)).json()).toEqual({ pageCount: 0, text: '', idImage: null });
  const other = await new Client(client.gateway).login('admin@neuro.example');
  expect((await preview(text, 1, other)).status).toBe(404);
});

test('[CHAT-31] a recording of the voice becomes text; silence and other files do not', async () => {
  const say = async (content: BlobPart) => {
    const body = new FormData();
    body.set('file', new File([content], 'voice.wav'));
    const response = await client.call('POST', '/chat/voice', { body });
    return [response.status, ((await response.json()) as { text?: string; code?: string }).text ?? 'refused'];
  };
  expect(await say(recording(1))).toEqual([200, expect.stringContaining('Репетиция')]);
  expect(await say('\x1aE\xdf\xa3')).toEqual([422, 'refused']);
  expect(await say(Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3))).toEqual([200, expect.any(String)]);
  expect(await say(encodeWav(new Float32Array(800), 8000))).toEqual([422, 'refused']);
});

test('[CHAT-16] the options of every service fit; each voice can be heard by everybody', async () => {
  const other = await new Client(client.gateway).login('admin@neuro.example');
  for (const { serviceType } of exampleOf('tileList', 'all') as Tile[]) {
    const options = await client.json<Schemas['ServiceOption'][]>(
      'GET',
      `/data/getChatOptions?serviceType=${serviceType}`,
    );
    for (const { idSample } of options.flatMap(({ options: values = [] }) => values)) {
      if (idSample === undefined) continue;
      const sample = await other.call('GET', `/download?idFile=${idSample}&isInline=true`);
      expect(sample.headers.get('content-type')).toBe('audio/wav');
    }
    const [first] = options;
    const value = first?.options?.[0]?.value;
    if (first?.key !== 'voice' || value === undefined) continue;
    expect((await client.send('Да', { service: serviceType, settings: { voice: value } })).status).toBe(200);
  }
});

test('[CHAT-26] slow work waits in a queue, then goes through its stages, and is listed while it runs', async () => {
  const slow = new Client(await openGateway({ model: rehearsalModel(0) }));
  await slow.login();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const events = eventsOf(await slow.send('Кот, медленно', { service: 'img' }));
  const { chatUuid } = await begun(events);
  const seen: Extract<ChatEvent, { type: 'progress' }>[] = [];
  const advance = setInterval(() => vi.advanceTimersByTime(50), 1);
  for (let event = await next(events); event.type === 'progress'; event = await next(events)) {
    seen.push(event);
    const [running] = await slow.json<Schemas['ChatActivity'][]>('GET', '/chat/getRunning');
    expect(running).toMatchObject({ chatUuid, serviceType: 'img' });
  }
  clearInterval(advance);
  expect(seen[0]).toMatchObject({ percent: null, queuePosition: 3 });
  const working = seen.filter(({ queuePosition }) => queuePosition === undefined);
  expect(new Set(working.map(({ stageIndex }) => stageIndex))).toEqual(new Set([0, 1, 2]));
  const percents = working.map(({ percent }) => percent ?? -1);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(working[0]?.etaSeconds).toBeGreaterThan(working.at(-1)?.etaSeconds ?? 0);
});

const sources: ChatResult = {
  kind: 'sources',
  items: [{ number: 1, title: 'Приказ', url: 'https://a.example/1' }],
};
const images = (count: number): ChatResult => ({
  kind: 'images',
  requested: 2,
  items: Array.from({ length: count }, (_, index) => ({
    idFile: `0c5e2d3a-6f1b-4e0a-9d58-00000000001${index}`,
    width: 1,
    height: 1,
  })),
});
const made = (index: number) => ({
  idFile: `0c5e2d3a-6f1b-4e0a-9d58-00000000001${index}`,
  name: `${index}.png`,
  bytes: Uint8Array.of(index),
});

test('[CHAT-21] a result replaces the one with its id in its place; the files of both are kept, also by a failed answer', async () => {
  const { model, events, client: own, chat } = await inTheMiddle();
  model.say(
    { type: 'result', resultId: 'images', result: images(1), files: [made(0)] },
    { type: 'result', resultId: 'sources', result: sources },
    { type: 'result', resultId: 'images', result: images(2), files: [made(1)] },
  );
  const kinds = [await next(events), await next(events)];
  expect(kinds).toMatchObject([{ resultId: 'sources' }, { resultId: 'images', result: images(2) }]);
  const [, running] = await messagesOf(own, chat);
  expect(running?.results).toHaveLength(2);
  model.say(new ModelFailure('upstream-failed'));
  await next(events);
  const [, answer] = await messagesOf(own, chat);
  expect(answer).toMatchObject({ status: 'failed', idFile: made(0).idFile });
  for (const index of [0, 1]) {
    const file = await own.call('GET', `/download?idFile=${made(index).idFile}`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(Uint8Array.of(index));
  }
});

test('[CHAT-26] results that a reader has seen survive the end of the process', async () => {
  const memory = memoryPersistence();
  const records = new Map<string, { collection: string; key: string; value: string }>();
  const persistence = {
    ...memory,
    load: () => [...records.values()],
    write(changes: Parameters<typeof memory.write>[0]) {
      for (const { collection, key, value } of changes) {
        if (value === null) records.delete(`${collection} ${key}`);
        else if (typeof value === 'string') records.set(`${collection} ${key}`, { collection, key, value });
      }
      memory.write(changes);
    },
  };
  const { model, events, chat } = await inTheMiddle({ persistence });
  model.say({ type: 'result', resultId: 'sources', result: sources });
  await next(events);
  const again = new Client(await openGateway({ persistence }));
  await again.login();
  const [, answer] = await messagesOf(again, chat);
  expect(answer).toMatchObject({ status: 'failed', results: [{ resultId: 'sources', result: sources }] });
});
