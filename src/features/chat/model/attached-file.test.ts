import { expect, it } from 'vitest';
import { kindOfFile, nameParts } from './attached-file.ts';

it('[CHAT-13] a file of a request is shown by its media type, else by its extension', () => {
  expect(kindOfFile({ name: 'a', mimeType: 'image/png' })).toBe('picture');
  expect(kindOfFile({ name: 'Кот.JPEG' })).toBe('picture');
  expect(kindOfFile({ name: 'a.wav', mimeType: 'application/octet-stream' })).toBe('sound');
  expect(kindOfFile({ name: 'a.png', mimeType: 'text/plain' })).toBe('other');
  expect(kindOfFile({ name: 'a.tiff', mimeType: 'image/tiff' })).toBe('other');
  expect(kindOfFile({ name: 'договор.docx' })).toBe('other');
});

it('[CHAT-13] the ending of a long name is kept whole', () => {
  expect(nameParts('Договор поставки, редакция 12.docx')).toEqual(['Договор поставки, реда', 'кция 12.docx']);
  expect(nameParts('a.txt')).toEqual(['', 'a.txt']);
});
