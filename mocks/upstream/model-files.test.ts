import { expect, test } from 'vitest';
import type { ModelFile } from '#mocks/domain/model/model.ts';
import { conversationOf, pictureType } from './model-files.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const file = (name: string, content: string | readonly number[] | Uint8Array): ModelFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
  return {
    idFile: name,
    name,
    size: bytes.length,
    read: (length) => bytes.subarray(0, length),
    load: async () => bytes,
  };
};
const ask = (files: readonly ModelFile[], takesPictures = true) =>
  conversationOf([{ role: 'user', content: 'Прочитай', files }], takesPictures);
const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : String(Reflect.get(Object(content)[0], 'text'));

test.each([
  ['image/png', png],
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/gif', [...'GIF89a'].map((letter) => letter.charCodeAt(0))],
  ['image/webp', [...'RIFF1234WEBP'].map((letter) => letter.charCodeAt(0))],
  [undefined, [...'RIFF1234WAVE'].map((letter) => letter.charCodeAt(0))],
  [undefined, [...'BM'].map((letter) => letter.charCodeAt(0))],
  [undefined, []],
])('[CON-06] a picture is known by its first bytes: %s', (type, bytes) => {
  expect(pictureType(Uint8Array.from(bytes))).toBe(type);
});

test('[CON-06] pictures are data URIs, text files are part of the text', () => {
  const { messages, notes, asksWithPictures } = ask([
    file('схема.png', png),
    file('смета.csv', [0xc8, 0xf2, 0xee, 0xe3, 0xee]),
  ]);
  expect(messages).toEqual([
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Прочитай\n\n[Картинка «схема.png»]\n\n[Файл «смета.csv»:\nИтого]' },
        { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgoA' } },
      ],
    },
  ]);
  expect(notes).toEqual([]);
  expect(asksWithPictures).toBe(true);
});

test('[CON-06] of other files the model gets name and size, and the person is told', () => {
  const { messages, notes } = ask([
    file('договор.pdf', '%PDF-1.7'),
    file('a_b.txt', [0, 1, 2]),
    { idFile: 'нет', name: 'нет.txt', size: 5, read: () => undefined, load: async () => undefined },
  ]);
  expect(messages[0]?.content).toBe(
    'Прочитай\n\n[Файл «договор.pdf», 8 байт: содержимое не передано]\n\n' +
      '[Файл «a_b.txt», 3 байт: содержимое не передано]\n\n[Файл «нет.txt», 5 байт: содержимое не передано]',
  );
  expect(notes).toEqual([
    'Файл «договор.pdf» модель не прочитала: такие файлы она не\u00a0принимает.',
    'Файл «a\\_b.txt» модель не прочитала: это не\u00a0текст.',
    'Файл «нет.txt» модель не прочитала: его больше нет.',
  ]);
});

test('[CON-06] a file that is no picture by its bytes, and files that are too many, are not passed', () => {
  expect(ask([file('схема.png', 'BM')]).notes).toEqual([
    'Файл «схема.png» модель не прочитала: такие файлы она не\u00a0принимает.',
  ]);
  const { messages, notes } = ask(Array.from({ length: 21 }, (_, index) => file(`${index}.txt`, 'а')));
  expect(textOf(messages[0]?.content).match(/:\nа\]/g)).toHaveLength(20);
  expect(notes).toEqual(['Файл «20.txt» модель не прочитала: файлов слишком много.']);
});

test('[CON-06] a file that is not passed is not read, and of a text only its start', () => {
  const read: [string, number][] = [];
  const large = (name: string): ModelFile => ({
    idFile: name,
    name,
    size: 50_000_000,
    load: async () => undefined,
    read(length) {
      read.push([name, length]);
      return new Uint8Array(length).fill(0x61);
    },
  });
  ask([large('a.pdf'), large('b.png'), large('c.txt')]);
  expect(read).toEqual([['c.txt', 400_000]]);
});

test('[CON-06] a long text is cut between characters, and the person is told', () => {
  const { messages, notes } = ask([file('книга.txt', `а${'🎄'.repeat(60_000)}`)]);
  const text = textOf(messages[0]?.content);
  expect(text.isWellFormed()).toBe(true);
  expect(text.length).toBeLessThan(100_200);
  expect(notes).toEqual(['Из\u00a0файла «книга.txt» модель прочитала первые 100\u00a0000\u00a0знаков.']);
});

test('[CON-06] pictures have limits, and those of the newest turns are passed first', () => {
  const big = (bytes: number) =>
    file(
      'большая.png',
      new Uint8Array(bytes).fill(1).map((_, at) => png[at] ?? 1),
    );
  const mb = 1024 * 1024;
  expect(ask([big(11 * mb)]).notes).toEqual([
    'Файл «большая.png» модель не прочитала: картинка больше 10\u00a0МБ.',
  ]);
  const turn = { role: 'user', content: 'Смотри', files: [big(9 * mb)] } as const;
  const { messages, notes } = conversationOf([turn, turn, turn], true);
  expect(messages.map(({ content }) => typeof content)).toEqual(['string', 'object', 'object']);
  expect(notes).toEqual([]);
});
