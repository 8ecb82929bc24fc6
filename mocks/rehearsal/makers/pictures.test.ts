import UPNG from 'upng-js';
import { expect, test } from 'vitest';
import { pictureSize, pngText } from '#mocks/domain/formats/png.ts';
import type { ModelFile, ServiceSettings } from '#mocks/domain/model/model.ts';
import { images } from './images.ts';
import type { Made, MakeRequest } from './maker.ts';
import { pagePicture, promptPicture } from './picture.ts';
import { recognition } from './recognition.ts';

const prompt = 'Постер «Неделя безопасности» № 5';
const request = (settings: ServiceSettings, files: readonly ModelFile[] = []): MakeRequest => ({
  serviceType: 'sd',
  text: prompt,
  files,
  settings,
  turn: 0,
});
const made = (settings: ServiceSettings) => images.make(request(settings)) as Made;
const bytesOf = ({ results = [] }: Made) =>
  results.flatMap(({ files = [] }) => files.map(({ bytes }) => bytes));

test('[CHAT-21] another decoder reads a picture of the asked size, and its prompt is in the file', () => {
  const bytes = promptPicture(prompt, 1536, 1024, 7);
  const decoded = UPNG.decode(new Uint8Array(bytes).buffer);
  expect([decoded.width, decoded.height]).toEqual([1536, 1024]);
  const [pixels = new ArrayBuffer(0)] = UPNG.toRGBA8(decoded);
  expect(new Set(new Uint32Array(pixels)).size).toBeGreaterThan(30);
  expect(pngText(bytes)).toBe(prompt);
  expect(bytes.length).toBeLessThan(60_000);
});

test('[CHAT-21] equal seed, equal bytes; another seed or other unwanted things, another picture', () => {
  const [first = new Uint8Array()] = bytesOf(made({ size: '512x512', seed: 5 }));
  const again = (settings: ServiceSettings) =>
    Buffer.compare(first, bytesOf(made({ size: '512x512', seed: 5, ...settings }))[0] ?? new Uint8Array());
  expect(again({})).toBe(0);
  expect(again({ seed: 6 })).not.toBe(0);
  expect(again({ negative: 'Люди' })).not.toBe(0);
});

test('[CHAT-21] four pictures differ, arrive one after another and tell the seeds that make them again', () => {
  const { results = [] } = made({ size: '512x512', count: 4, seed: 4_294_967_295 });
  const counts = results.map(({ result }) => (result.kind === 'images' ? result.items.length : 0));
  expect(counts).toEqual([1, 2, 3, 4]);
  const last = results.at(-1)?.result;
  const seeds = last?.kind === 'images' ? last.items.map(({ seed }) => seed) : [];
  expect(seeds).toEqual([4_294_967_295, 0, 1, 2]);
  const four = bytesOf({ results });
  expect(new Set(four.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(4);
  const [third] = bytesOf(made({ size: '512x512', seed: 1 }));
  expect(third && Buffer.compare(third, four[2] ?? new Uint8Array())).toBe(0);
});

const file = (name: string, bytes: Uint8Array): ModelFile => ({
  idFile: '0c5e2d3a-6f1b-4e0a-9d58-000000000001',
  name,
  size: bytes.length,
  read: () => bytes,
  load: async () => bytes,
});

function blocksOf(one: ModelFile, settings: ServiceSettings = {}) {
  const { results = [] } = recognition.make(request(settings, [one])) as Made;
  const result = results[0]?.result;
  return result?.kind === 'recognition' ? result.pages : [];
}

test('[CHAT-25] the text of an own picture is found where it stands: only inside the boxes are letters', () => {
  const bytes = promptPicture(prompt, 512, 512, 7);
  const [page] = blocksOf(file('Постер.png', bytes));
  expect(page?.blocks.map(({ text }) => text).join(' ')).toBe(prompt);
  const pixels = new Uint8Array(
    UPNG.toRGBA8(UPNG.decode(new Uint8Array(bytes).buffer))[0] ?? new ArrayBuffer(0),
  );
  const isWhite = (x: number, y: number) =>
    pixels[(y * 512 + x) * 4] === 255 && pixels[(y * 512 + x) * 4 + 1] === 255;
  const inBoxes = (x: number, y: number) =>
    page?.blocks.some(
      ({ box }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    );
  const white = Array.from(
    { length: 512 * 256 },
    (_, at) => [at % 512, 256 + Math.floor(at / 512)] as const,
  ).filter(([x, y]) => isWhite(x, y));
  expect(white.length).toBeGreaterThan(200);
  expect(white.every(([x, y]) => inBoxes(x, y))).toBe(true);
});

test('a page that was made for a scan can be recognised again, line by line', () => {
  const { bytes } = pagePicture(['Счёт № 118', 'Итого: 48 200 ₽']);
  expect(blocksOf(file('Страница.png', bytes))[0]?.blocks.map(({ text }) => text)).toEqual([
    'Счёт № 118',
    'Итого: 48 200 ₽',
  ]);
});

test('[CHAT-16] a PDF has as many pages as it says; the languages change the sample; it says that it is one', () => {
  const pdf = file('Счёт.pdf', Buffer.from('%PDF-1.7 <</Type /Pages /Kids [1 0 R] /Count 3>>'));
  const pages = blocksOf(pdf);
  expect(pages.map(({ idImage }) => typeof idImage)).toEqual(['string', 'string', 'string']);
  const texts = (settings: ServiceSettings) =>
    blocksOf(pdf, settings)[0]
      ?.blocks.map(({ text }) => text)
      .join(' ');
  expect(texts({})).toMatch(/РЕПЕТИЦИЯ.*Invoice/);
  expect(texts({ scripts: ['ru'] })).not.toContain('Invoice');
  expect(pages[0]?.blocks.some(({ confidence }) => confidence < 0.6)).toBe(true);
});

test.each([
  ['gif', 'GIF89a\x10\x00\x20\x00'],
  ['bmp', `BM${'\0'.repeat(16)}\x10\0\0\0\x20\0\0\0`],
  ['jpeg', '\xff\xd8\xff\xe0\x00\x04ab\xff\xc0\x00\x0b\x08\x00\x20\x00\x10\x00\x00'],
])('the size of a %s is read from its header', (_, start) => {
  expect(pictureSize(Buffer.from(start, 'latin1'))).toEqual({ width: 16, height: 32 });
});
