import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { modelFromEnvironment } from '#mocks/model-from-environment.ts';
import { allEvents, type Client, signedIn } from '#mocks/testing/client.ts';
import { recording } from '#mocks/testing/sample-files.ts';
import { startUpstream, type TestUpstream } from '#mocks/testing/upstream.ts';
import { upstreamSpeech } from './services.ts';

let server: TestUpstream;
let client: Client;
const models = {
  UPSTREAM_IMAGE_MODEL: 'image-1',
  UPSTREAM_SPEECH_MODEL: 'tts-1',
  UPSTREAM_TRANSCRIPTION_MODEL: 'whisper-1',
  REHEARSAL_DELAY: '0',
  UPSTREAM_KEY: 'secret',
};
const clientOf = (environment: Record<string, string>) =>
  signedIn({ model: modelFromEnvironment(environment) });

beforeAll(async () => {
  server = await startUpstream();
  client = await clientOf({ ...models, UPSTREAM_URL: server.url() });
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

async function resultOf(one: Client, ...call: Parameters<Client['send']>) {
  const events = await allEvents(await one.send(...call));
  const last = events.at(-1);
  if (last?.type === 'failed') return last.error.code;
  return events.findLast((event) => event.type === 'result')?.result;
}
const sent = () => server.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

test('[CHAT-16] pictures are asked for one by one with the settings, and stored', async () => {
  const settings = { size: '1024x1536', quality: 'high', count: 2 } as const;
  const result = await resultOf(client, 'Кот', { service: 'img', settings });
  expect(result).toMatchObject({ kind: 'images', requested: 2, items: [{ width: 1024, height: 1536 }, {}] });
  const asked = { model: 'image-1', prompt: 'Кот', n: 1, size: '1024x1536', quality: 'high' };
  expect(sent()).toEqual([1, 2].map(() => ({ ...asked, response_format: 'b64_json' })));
  expect(server.requests[0]?.headers.authorization).toBe('Bearer secret');
  const idFile = typeof result === 'object' && result.kind === 'images' ? result.items[1]?.idFile : '';
  const file = await client.call('GET', `/download?idFile=${idFile}`);
  expect(file.headers.get('content-type')).toBe('image/png');
});

test('[CHAT-16] a model that refuses the option for bytes is asked without it', async () => {
  expect(await resultOf(client, 'Кот, новая модель', { service: 'img' })).toMatchObject({ kind: 'images' });
  expect(sent().map((body) => 'response_format' in body)).toEqual([true, false]);
});

test('[CHAT-16] speech is asked for with voice and speed', async () => {
  const settings = { voice: 'filipp', speed: 1.5, format: 'wav' } as const;
  const result = await resultOf(client, 'Добрый день', { service: 'speech', settings });
  expect(result).toMatchObject({ kind: 'audio', mimeType: 'audio/wav', name: 'Озвучка.wav' });
  expect(sent()).toEqual([
    { model: 'tts-1', input: 'Добрый день', voice: 'onyx', response_format: 'wav', speed: 1.5 },
  ]);
});

test('[CHAT-16] a recording is sent as a form, and its segments have their times and confidence', async () => {
  const settings = { language: 'ru' } as const;
  const result = await resultOf(client, '', { service: 'whisper', files: [recording(3)], settings });
  expect(result).toMatchObject({
    kind: 'transcript',
    duration: 3.5,
    language: 'ru',
    segmentCount: 2,
    segments: [
      { start: 0, end: 1.25, text: 'Раз.', confidence: Math.exp(-0.1) },
      { start: 1.25, end: 3.5, text: 'Два.', confidence: Math.exp(-0.9) },
    ],
  });
  const [{ body = '' } = {}] = server.requests;
  for (const value of ['whisper-1', 'verbose_json', 'ru']) expect(body).toContain(`\r\n\r\n${value}\r\n`);
  expect(await resultOf(client, '', { service: 'whisper', files: [recording(3, 'Тишина.wav')] })).toBe(
    'no-speech',
  );
});

test.each([
  ['plain', 'upstream-failed'],
  ['busy-seconds', 'model-busy'],
] as const)('[CHAT-27] an upstream that answers «%s» is %s and nothing is made up', async (habit, code) => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const failing = await clientOf({ ...models, UPSTREAM_URL: server.url(habit) });
  for (const service of ['img', 'speech']) expect(await resultOf(failing, 'Кот', { service })).toBe(code);
  expect(await resultOf(failing, '', { service: 'audio', files: [recording(1)] })).toBe(code);
  expect(log.mock.calls.join()).not.toContain('secret');
  log.mockRestore();
});

test('[CHAT-27] an upstream that is silent is a timeout', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const service = { url: server.url('silence'), model: 'm', limits: { first: 30 } };
  const request = { serviceType: 'speech', turns: [{ role: 'user', content: 'Кот' }] } as const;
  const pieces = upstreamSpeech(service, request, new AbortController().signal);
  expect((await pieces.next()).value).toMatchObject({ type: 'progress' });
  await expect(pieces.next()).rejects.toThrow(expect.objectContaining({ failure: 'upstream-timeout' }));
  log.mockRestore();
});

test('[CHAT-27] an address in place of a picture is not followed', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const paths: unknown[] = [];
  const note = (message: unknown) => paths.push(Object(Object(message).request).path);
  subscribe('undici:request:create', note);
  expect(await resultOf(client, 'Кот ссылкой', { service: 'img' })).toBe('upstream-failed');
  unsubscribe('undici:request:create', note);
  expect(paths).toEqual(['/v1/images/generations']);
  log.mockRestore();
});

test('[CHAT-16] without their variables, the services are rehearsed, and conversations go to the upstream', async () => {
  const chatOnly = await clientOf({ UPSTREAM_URL: server.url('plain'), REHEARSAL_DELAY: '0' });
  expect(await resultOf(chatOnly, 'Кот', { service: 'img' })).toMatchObject({ kind: 'images' });
  expect(server.requests).toEqual([]);
  const settings = { temperature: 0.2, instruction: 'Кратко' };
  await resultOf(chatOnly, 'Привет', { service: 'chatGpt', settings });
  expect(sent()[0]).toMatchObject({
    temperature: 0.2,
    messages: [
      { role: 'system', content: 'Кратко' },
      { role: 'user', content: 'Привет' },
    ],
  });
  await resultOf(chatOnly, 'Привет', { service: 'llama', settings: { maxTokens: 64 } });
  await resultOf(chatOnly, 'Привет', { service: 'deepSeek', settings: { thinking: false } });
  expect(sent().slice(1)).toMatchObject([{ max_tokens: 64 }, { thinking: { type: 'disabled' } }]);
});
