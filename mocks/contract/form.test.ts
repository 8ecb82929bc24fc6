import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Client, openGateway, signedIn } from '#mocks/testing/client.ts';
import { type Operation, operations } from './contract.ts';
import { bodyLimit } from './limits.ts';
import { Spool } from './spool.ts';

const MEGABYTE = 1024 * 1024;

/** A body of `count` equal chunks, and how many of them were read. */
function endless(chunk: Uint8Array, count = Number.POSITIVE_INFINITY) {
  const read = { chunks: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read.chunks++;
      controller.enqueue(chunk);
      if (read.chunks >= count) controller.close();
    },
  });
  return { body, read };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string, value = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileStart = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`;

/** A form whose file never ends. */
function endlessFile(name: string) {
  const read = { chunks: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(read.chunks++ === 0 ? bytesOf(fileStart(name)) : new Uint8Array(MEGABYTE));
    },
  });
  return { body, read };
}

describe('[CON-06] [PRE-11] the size of a body is limited by its operation', () => {
  const withBody = operations.filter(({ body }) => body);
  const limitOf = (id: string) => bodyLimit(operations.find((operation) => operation.id === id) as Operation);

  test.each(withBody.map((operation) => [operation.id, operation] as const))(
    '%s: its example fits, and JSON is small',
    (_, operation) => {
      expect(JSON.stringify(operation.body?.example).length).toBeLessThan(bodyLimit(operation));
      if (operation.body?.mediaType === 'application/json')
        expect(bodyLimit(operation)).toBeLessThan(2 * MEGABYTE);
    },
  );

  test('a form takes what its parts may have together', () => {
    expect(limitOf('feedbackSend')).toBeGreaterThan(10 * MEGABYTE);
    expect(limitOf('feedbackSend')).toBeLessThan(11 * MEGABYTE);
    for (const id of ['fileUpload', 'chatMessageSend']) {
      expect(limitOf(id)).toBeGreaterThan(200 * MEGABYTE);
      // Twenty values of a template and the settings of an agent beside the files.
      expect(limitOf(id)).toBeLessThan(208 * MEGABYTE);
    }
  });

  test.each([
    ['/auth/authentication', { 'content-type': 'application/json' }, bytesOf('['.repeat(1024))],
    ['/notification/send', { 'content-type': 'application/json' }, bytesOf(' '.repeat(1024))],
  ])('%s stops to read a body without an end', async (path, headers, chunk) => {
    const client = new Client(await openGateway());
    const { body, read } = endless(chunk);
    expect((await client.call('POST', path, { body, headers })).status).toBe(413);
    expect(read.chunks).toBeLessThan(200);
  });

  test('feedback stops to read a file without an end, and nothing of it stays on disk', async () => {
    const client = new Client(await openGateway());
    const { body, read } = endlessFile('file');
    expect((await client.call('POST', '/feedback/send', { body, headers: multipart })).status).toBe(413);
    expect(read.chunks).toBeLessThan(15);
    expect(client.gateway.deps.spool.used).toBe(0);
  });

  test('a declared length over the limit is refused before the first byte', async () => {
    const client = new Client(await openGateway());
    const { body, read } = endless(bytesOf('x'));
    const headers = { ...multipart, 'content-length': String(190 * MEGABYTE) };
    expect((await client.call('POST', '/feedback/send', { body, headers })).status).toBe(413);
    expect(read.chunks).toBeLessThan(2);
  });

  test('without a session nothing of an upload is read', async () => {
    const client = new Client(await openGateway());
    const { body, read } = endlessFile('files');
    expect((await client.call('POST', '/upload', { body, headers: multipart })).status).toBe(401);
    expect(read.chunks).toBeLessThan(2);
  });
});

describe('[CON-06] forms', () => {
  const feedback = (client: Client, body: BodyInit) =>
    client.call('POST', '/feedback/send', { body, headers: multipart }).then(({ status }) => status);

  test('the parts are counted while they arrive', async () => {
    const client = new Client(await openGateway());
    const { body, read } = endless(
      bytesOf(Array.from({ length: 500 }, (_, n) => part(`n${n}`)).join('')),
      300,
    );
    expect(await feedback(client, body)).toBe(400);
    expect(read.chunks).toBeLessThan(5);
  });

  test('names and headers without an end, and parts without a name, are refused', async () => {
    const client = new Client(await openGateway());
    const rest = ['groupId', '4', 'email', 'a@neuro.example', 'text', 'Вопрос', 'isError', 'false'];
    const fields = [0, 2, 4, 6].map((index) => part(rest[index] ?? '', rest[index + 1])).join('');
    expect(await feedback(client, `${fields}--x--`)).toBe(204);
    expect(await feedback(client, `${fields}${part('n'.repeat(101))}--x--`)).toBe(400);
    expect(await feedback(client, `${fields}--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--`)).toBe(
      400,
    );
    expect(await feedback(client, `${fields}--x\r\n${'A: b\r\n'.repeat(200_000)}`)).toBe(400);
    expect(await feedback(client, `${fields}${part('other', 'x'.repeat(5000))}--x--`)).toBe(400);
    expect(await feedback(client, fields)).toBe(400);
  });

  test('names of the language change nothing', async () => {
    const client = await signedIn();
    const parts = ['__proto__', 'constructor', 'toString'].map((name) => part(name, '{"polluted":true}'));
    const request = part('request', '{"serviceType":"chatGpt","__proto__":{"polluted":true}}');
    const body = `${parts.join('')}${request}${fileStart('file')}text\r\n--x--`;
    const response = await client.call('POST', '/upload', { body, headers: multipart });
    expect([200, 400]).toContain(response.status);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('a form that ends in the middle of a file is refused and leaves no file', async () => {
    const client = await signedIn();
    const body = `${part('request', '{"serviceType":"chatGpt"}')}${fileStart('file')}text`;
    expect((await client.call('POST', '/upload', { body, headers: multipart })).status).toBe(400);
    expect(client.gateway.deps.spool.used).toBe(0);
  });

  test('an encoded body is refused', async () => {
    const client = new Client(await openGateway());
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await client.call('POST', '/auth/authentication', { body: '{}', headers })).status).toBe(415);
  });
});

test('[CON-06] the files of all requests share a limited space', async () => {
  const spool = new Spool(undefined, 10);
  const content = (size: number) => Readable.from([Buffer.alloc(size)]);
  const [first, second] = [spool.open(), spool.open()];
  const file = await first.keep(content(6), 'a.txt');
  expect([file.name, file.size, spool.used]).toEqual(['a.txt', 6, 6]);
  await expect(second.keep(content(6), 'b.txt')).rejects.toThrow('too-many-requests');
  await first.dispose();
  expect((await second.keep(content(6), 'b.txt')).size).toBe(6);
  await second.dispose();
  expect(spool.used).toBe(0);
  spool.close();
});

test('[CON-06] callers without a session share a smaller space, each network a part of it', async () => {
  const spool = new Spool(undefined, 100, { all: 15, network: 10 });
  const keep = (size: number, network?: string) => {
    const files = spool.open(network);
    return files.keep(Readable.from([Buffer.alloc(size)]), 'a.txt').then(() => files);
  };
  const first = await keep(8, '192.0.2.1');
  await expect(keep(8, '192.0.2.1')).rejects.toThrow('too-many-requests');
  await expect(keep(8, '192.0.2.2')).rejects.toThrow('too-many-requests');
  const others = [await keep(7, '192.0.2.2'), await keep(50)];
  await first.dispose();
  others.push(await keep(8, '192.0.2.1'));
  await Promise.all(others.map((files) => files.dispose()));
  expect(spool.used).toBe(0);
  spool.close();
});

test('[CON-06] what a killed process left of its uploads is deleted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-uploads-'));
  writeFileSync(join(folder, '0'), 'left');
  const spool = new Spool(folder);
  expect(readdirSync(folder)).toEqual([]);
  spool.close();
  expect(existsSync(folder)).toBe(false);
});
