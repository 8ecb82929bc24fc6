import { expect, test } from 'vitest';
import { validateSend } from './validate-send.ts';

test.each(['text', 'text-file', 'searchByFile', 'GptMulti'])('[CHAT-04] %s needs a text', (typeInput) => {
  expect(validateSend(' \n\t', typeInput)).toBe('Поле не должно быть пустым');
  expect(validateSend('Привет', typeInput)).toBeNull();
});

test.each(['url', 'file', 'audio'])('[CHAT-04] %s may go without', (typeInput) => {
  expect(validateSend('', typeInput)).toBeNull();
});
