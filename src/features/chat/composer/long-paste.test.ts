import { expect, test } from 'vitest';
import { longPasteOf, pasteFileName, withoutPaste } from './long-paste.ts';

test('[CHAT-29] a paste is long from 4,001 characters, with the line ends of the field', () => {
  expect(longPasteOf('я'.repeat(4000))).toBeNull();
  expect(longPasteOf(`${'я'.repeat(4000)}\r\nй`)).toBe(`${'я'.repeat(4000)}\nй`);
});

test('[CHAT-29] files of pastes are numbered', () => {
  expect(pasteFileName([])).toBe('Вставка 1.txt');
  expect(pasteFileName([{ name: 'Вставка 3.txt' }, { name: 'Отчёт.txt' }])).toBe('Вставка 4.txt');
});

test('[CHAT-29] the paste is taken out of the text; one that was changed is not', () => {
  expect(withoutPaste('Сократи: ВСТАВКА!', 'ВСТАВКА')).toBe('Сократи: !');
  expect(withoutPaste('Сократи: ВСТВКА', 'ВСТАВКА')).toBeNull();
});
