import { expect, test } from 'vitest';
import { validateSend } from './validate-send.ts';

test.each(['text', 'text-file', 'searchByFile', 'GptMulti'])('[CHAT-04] %s needs a text', (typeInput) => {
  expect(validateSend(' \n\t', typeInput, null)).toBe('Поле не должно быть пустым');
  expect(validateSend('Привет', typeInput, null)).toBeNull();
});

test.each(['url', 'file', 'audio'])('[CHAT-04] %s needs no text', (typeInput) => {
  expect(validateSend('', typeInput, null)).toBeNull();
});

test('[CHAT-04] a file error blocks sending, with and without a text', () => {
  expect(validateSend('Привет', 'text-file', 'Загружен неверный формат файла')).toBe(
    'Загружен неверный формат файла',
  );
});
