/** Attacks of readers: of files, streams and logs. */
import { beforeAll, describe, expect, test } from 'vitest';
import { allEvents, Client, openGateway, textOf } from './testing/client.ts';
import { neuro } from './testing/company-area.ts';
import { niva } from './testing/company-keys.ts';
import { messagesOf, resume } from './testing/conversation.ts';
import { SteppedModel } from './testing/stepped-model.ts';

interface Exchange {
  readonly chatUuid: string;
  readonly request: { readonly files: readonly { readonly idFile: string }[] };
}

describe('[CON-06] readers', () => {
  let client: Client;
  let idFile: string;
  let chat: string;
  beforeAll(async () => {
    client = await new Client(await openGateway()).login();
    const files = [new File(['0123456789'], 'a.txt')];
    const sent = await client.send('Привет', { files, accept: 'application/json' });
    const { chatUuid, request } = (await sent.json()) as Exchange;
    chat = chatUuid;
    idFile = request.files[0]?.idFile ?? '';
  });

  test.each([
    ['of two', 'bytes=0-0,2-3'],
    ['of nothing', 'bytes=-0'],
    ['beyond 64 bits', 'bytes=18446744073709551616-'],
    ['that ends before it begins', 'bytes=5-1'],
    ['of a number in another form', 'bytes=1e3-'],
    ['of another unit', 'items=0-1'],
    ['without numbers', 'bytes='],
    ['below zero', 'bytes=--1'],
    ['of five thousand', `bytes=${'0-,'.repeat(5000)}0-`],
    ['with a long number', `bytes=0-${'9'.repeat(5000)}`],
  ])('of a part %s get no more than the file', async (_, range) => {
    const response = await client.call('GET', `/download?idFile=${idFile}`, { headers: { range } });
    expect([200, 206, 400, 416]).toContain(response.status);
    expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(response.ok ? 10 : 1000);
  });

  test.each(['-1', '1e9', 'NaN', '9'.repeat(40), '0x10', '1.5', '../1', "' OR 1=1 --"])(
    'of a stream after %s get an end',
    async (last) => {
      const headers = { 'last-event-id': last };
      const response = await client.call('GET', `/chat/${chat}/stream`, { headers });
      expect([200, 204, 400]).toContain(response.status);
      await response.text();
    },
  );

  const place = (text: string): string => Buffer.from(text).toString('base64url');
  test.each([
    place(`audit.${niva}.0.0`),
    place('audit..0.0'),
    place('signIn..0.0'),
    place(`audit.${neuro}.-1.0`),
    place(`audit.${neuro}.1e3.0`),
    place(`audit.${neuro}.${'9'.repeat(17)}.0`),
    place(`audit.${neuro}`),
    place('__proto__.constructor.0.0'),
    '%00',
    'AAAA',
  ])('of a company’s log from the forged place %s get nothing', async (cursor) => {
    const company = await new Client(client.gateway).login('company@neuro.example');
    const response = await company.call(
      'GET',
      `/user/company/logs/getFeedAudit?cursor=${encodeURIComponent(cursor)}`,
    );
    expect([400, 422]).toContain(response.status);
  });

  test('of a request get the answer to another person’s key by their own request only', async () => {
    const key = crypto.randomUUID();
    const own = await client.send('Моя тайна', { key, accept: 'application/json' });
    const { chatUuid } = (await own.json()) as { chatUuid: string };
    const other = await new Client(client.gateway).login('company@neuro.example');
    const answer = await (await other.send('Моя тайна', { key, accept: 'application/json' })).json();
    expect(answer.chatUuid).not.toBe(chatUuid);
  });
});

test('[CHAT-03] 250 readers who leave in the middle of an answer do not stop it, and 250 others get it whole', async () => {
  const model = new SteppedModel();
  const client = await new Client(await openGateway({ model })).login();
  model.say('Раз, ');
  const own = allEvents(await client.send('Считай'));
  await expect.poll(() => client.gateway.deps.runs.active().length).toBe(1);
  const [chat = ''] = client.gateway.deps.runs.active().map(({ chatUuid }) => chatUuid);
  const readers = await Promise.all(Array.from({ length: 500 }, () => resume(client, chat)));
  await Promise.all(readers.slice(250).map((response) => response.body?.cancel()));
  model.say('два');
  model.end();
  const texts = await Promise.all(readers.slice(0, 250).map(async (one) => textOf(await allEvents(one))));
  expect(new Set(texts)).toEqual(new Set(['Раз, два']));
  expect(textOf(await own)).toBe('Раз, два');
  expect((await messagesOf(client, chat))[1]).toMatchObject({ status: 'complete', content: 'Раз, два' });
});
