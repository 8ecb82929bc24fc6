import { describe, expect, test, vi } from 'vitest';
import type { BlobReader } from '#mocks/store/store.ts';
import { fileTypeOf } from './content-type.ts';
import { fileResponse } from './serve.ts';

const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);

/** What reads a file. */
const readBy = (read: BlobReader['read'], close = vi.fn(async () => undefined)) => ({
  open: () => ({ read, close }),
  start: new Uint8Array(),
  version: 'v1',
});

function ask(headers: Record<string, string> = {}, content = bytes, method = 'GET'): Response {
  const request = new Request('http://portal.test/file', { method, headers });
  const read = async (length: number, start: number) => content.subarray(start, start + length);
  const file = { name: 'Отчёт.bin', size: content.byteLength, ...readBy(read) };
  return fileResponse(request, file, () => new Response(null, { status: 416 }));
}

describe('[PRE-12] [CON-06] parts of a file', () => {
  test.each([
    ['bytes=0-13', 0, 14],
    ['bytes=990-', 990, 1000],
    ['bytes=-10', 990, 1000],
    ['bytes=990-5000', 990, 1000],
    ['bytes=-5000', 0, 1000],
    ['bytes=999-999', 999, 1000],
  ])('%s', async (range, start, end) => {
    const response = ask({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/1000`);
    expect(response.headers.get('content-length')).toBe(String(end - start));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(start, end));
  });

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s: 416 says how long the file is', (range) => {
    const response = ask({ range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
  });

  test('an empty file has no part', () => {
    expect(ask({ range: 'bytes=0-' }, new Uint8Array()).status).toBe(416);
    expect(ask({}, new Uint8Array()).headers.get('content-length')).toBe('0');
  });

  test.each(['bytes=5-1', 'bytes=0-1,5-6', 'bytes=', 'bytes=-', 'lines=0-1', 'bytes=1e3-', 'bytes=0x1-'])(
    '%s is ignored',
    async (range) => {
      const response = ask({ range });
      expect(response.status).toBe(200);
      expect(response.headers.get('accept-ranges')).toBe('bytes');
      expect((await response.arrayBuffer()).byteLength).toBe(1000);
    },
  );

  test('of another version than the caller has are not sent', () => {
    expect(ask({ range: 'bytes=0-1', 'if-range': '"v1"' }).status).toBe(206);
    expect(ask({ range: 'bytes=0-1', 'if-range': '"v0"' }).status).toBe(200);
  });

  test('HEAD has the headers of GET', () => {
    const response = ask({ range: 'bytes=0-9' }, bytes, 'HEAD');
    expect([response.status, response.body]).toEqual([206, null]);
    expect(response.headers.get('content-length')).toBe('10');
  });

  test('a large file is sent whole', async () => {
    const large = new Uint8Array(3_000_001).fill(7);
    expect(new Uint8Array(await ask({}, large).arrayBuffer())).toEqual(large);
  });
});

test('[CON-06] a caller who does not read a download makes the server read no piece of it beyond one', async () => {
  const read = vi.fn(async (length: number) => new Uint8Array(length));
  const file = { name: 'a.bin', size: 50_000_000, ...readBy(read) };
  const answer = (method: string) =>
    fileResponse(new Request('http://portal.test/file', { method }), file, () => new Response());
  answer('HEAD');
  const reader = answer('GET').body?.getReader();
  await reader?.read();
  await new Promise(setImmediate);
  expect(read.mock.calls.reduce((sum, [length]) => sum + length, 0)).toBeLessThan(300_000);
});

test('[CON-06] a download whose file is deleted meanwhile breaks off', async () => {
  const file = { name: 'a.bin', size: 10, ...readBy(async () => undefined) };
  const response = fileResponse(new Request('http://portal.test/file'), file, () => new Response());
  await expect(response.arrayBuffer()).rejects.toThrow('The file was deleted');
});

test.each([
  ['is read to its end', (response: Response) => response.arrayBuffer()],
  ['is left by its reader', (response: Response) => response.body?.cancel()],
])('[PILOT-09] a download that %s closes its file', async (_, end) => {
  const close = vi.fn(async () => undefined);
  const file = { name: 'a.bin', size: 10, ...readBy(async (length) => new Uint8Array(length), close) };
  await end(fileResponse(new Request('http://portal.test/file'), file, () => new Response()));
  expect(close).toHaveBeenCalled();
});

describe('[CON-06] the content type of a file', () => {
  const of = (name: string, text: string) => fileTypeOf(name, Buffer.from(text, 'latin1'));

  test.each([
    ['a.PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
    ['a.jpg', '\xff\xd8\xff\xe0', 'image/jpeg'],
    ['a.webp', 'RIFF1234WEBP', 'image/webp'],
    ['a.wav', 'RIFF\n\r12WAVE', 'audio/wav'],
    ['a.mp3', 'ID3', 'audio/mpeg'],
    ['a.mp4', '1234ftypisom', 'video/mp4'],
    ['a.pdf', '%PDF-1.7', 'application/pdf'],
    ['a.csv', 'a;b', 'text/csv'],
    ['a.txt', '<script>', 'text/plain'],
  ])('%s', (name, text, type) => expect(of(name, text)).toBe(type));

  test.each([
    ['a.png', '<svg onload="alert(1)">'],
    ['a.pdf', '<html>'],
    ['a.html', '<html>'],
    ['a.svg', '<svg>'],
    ['a.xml', '<?xml'],
    ['a.js', 'alert(1)'],
    ['a', '%PDF-1.7'],
    ['a.constructor', ''],
  ])('%s with %s is just bytes', (name, text) => expect(of(name, text)).toBe('application/octet-stream'));
});
