import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const cyrillic = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁё«»—№';

/** Encodes a text in a single-byte encoding. */
function encode(text: string, encoding: string): Uint8Array {
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (character) => table.get(character) ?? 0x3f);
}

test.each([
  'Ёлка стоит 1 200 рублей. Счёт № 5, «Ромашка» — до 31 декабря.',
  'Имя;Фамилия;Город\r\nИван;Петров;Москва\r\n',
  'ПРИКАЗ О назначении ответственных',
  'Да',
])('[CON-06] a Russian text is read in each encoding: %s', (text) => {
  expect(decodeText(new TextEncoder().encode(text))).toBe(text);
  expect(decodeText(encode(text, 'windows-1251'))).toBe(text);
  const plain = text.replace(/[«»—№]/g, '-');
  expect(decodeText(encode(plain, 'koi8-r'))).toBe(plain);
  expect(decodeText(encode(plain, 'ibm866'))).toBe(plain);
});

test('[CON-06] byte order marks decide', () => {
  const text = 'Привет';
  const utf16 = new Uint8Array(Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0)).buffer);
  expect(decodeText(utf16)).toBe(text);
  expect(decodeText(utf16.map((_, index) => utf16[index ^ 1] ?? 0))).toBe(text);
  expect(decodeText(new TextEncoder().encode(`\ufeff${text}`))).toBe(text);
});

test('[CON-06] capitals alone are windows-1251, which is the most usual', () => {
  expect(decodeText(encode('ИТОГО', 'windows-1251'))).toBe('ИТОГО');
  expect(decodeText(encode(cyrillic, 'windows-1251'))).toBe(cyrillic);
});

test('[CON-06] a file that is cut inside of a character is still UTF-8', () => {
  const bytes = new TextEncoder().encode('Ёлка');
  expect(decodeText(bytes.subarray(0, 3), true)).toBe('Ё');
});

test('[CON-06] bytes of a picture or a program are no text', () => {
  expect(decodeText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0))).toBeNull();
  expect(decodeText(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0))).toBeNull();
  expect(decodeText(new Uint8Array(0))).toBe('');
});
