import { expect, test } from 'vitest';
import { longPasteOf } from './long-paste.ts';
import { pasteFileName, withoutPaste } from './paste-file.ts';

test('[CHAT-29] a paste is long from 4,001 characters, with the line ends of the field', () => {
  expect(longPasteOf('я'.repeat(4000), 100_000)).toBeNull();
  const text = `${'я'.repeat(4000)}\nй`;
  expect(longPasteOf(text.replace('\n', '\r\n'), 100_000)).toEqual({ text, isOver: false, room: 100_000 });
});

test('[CHAT-29] case 48-paste-cut-silently: a paste does not fit from one character over the room on', () => {
  expect(longPasteOf('Отчёт', 5)).toBeNull();
  expect(longPasteOf('Отчёт\n', 5), 'the line break at its end is no loss').toBeNull();
  expect(longPasteOf('Отчёты', 5)).toEqual({ text: 'Отчёты', isOver: true, room: 5 });
});

test('[CHAT-29] files of pastes are numbered', () => {
  expect(pasteFileName([])).toBe('Вставка 1.txt');
  expect(pasteFileName([{ name: 'Вставка 3.txt' }, { name: 'Отчёт.txt' }])).toBe('Вставка 4.txt');
});

test('[CHAT-29] the paste is taken out of the text; one that was changed is not', () => {
  expect(withoutPaste('Сократи: ВСТАВКА!', 'ВСТАВКА')).toBe('Сократи: !');
  expect(withoutPaste('Сократи: ВСТВКА', 'ВСТАВКА')).toBeNull();
});
