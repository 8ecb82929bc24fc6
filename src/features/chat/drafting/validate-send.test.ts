import { expect, test } from 'vitest';
import { isLinkLike, type SendFacts, validateSend } from './validate-send.ts';

const facts = (typeInput: string, own: Partial<SendFacts> = {}): SendFacts => ({
  typeInput,
  text: '',
  error: null,
  fileCount: 0,
  isNewChat: true,
  ...own,
});

test.each(['text', 'text-file', 'searchByFile', 'GptMulti'])('[CHAT-04] %s needs a text', (typeInput) => {
  expect(validateSend(facts(typeInput, { text: ' \n\t', fileCount: 1 }))).toBe('Поле не должно быть пустым');
  expect(validateSend(facts(typeInput, { text: 'Привет', fileCount: 1 }))).toBeNull();
});

test.each(['file', 'audio'])('[CHAT-19] %s needs a file in every request, and no text', (typeInput) => {
  for (const isNewChat of [true, false])
    expect(validateSend(facts(typeInput, { text: 'Привет', isNewChat }))).toBe('Приложите файл');
  expect(validateSend(facts(typeInput, { fileCount: 1 }))).toBeNull();
});

test('[CHAT-19] a search in documents needs a file in a new chat only', () => {
  const asked = { text: 'Какие сроки?' };
  expect(validateSend(facts('searchByFile', asked))).toBe('Приложите файл');
  expect(validateSend(facts('searchByFile', { ...asked, isNewChat: false }))).toBeNull();
});

test('[CHAT-19] a link service is blocked by nothing of the draft', () => {
  expect(validateSend(facts('url', { text: 'не ссылка', error: 'Файл пустой' }))).toBeNull();
});

test('[CHAT-04] a file error blocks sending, with and without a text', () => {
  const error = 'Загружен неверный формат файла';
  expect(validateSend(facts('text-file', { text: 'Привет', error }))).toBe(error);
});

test.each([
  ['https://vc.ru/tech/1', true],
  [' vc.ru/tech ', true],
  ['https://пример.рф/статья', true],
  ['перескажи статью', false],
  ['слово', false],
  ['ftp://vc.ru/a', false],
  ['javascript:alert(1)', false],
])('[CHAT-19] %j is an address of a page: %s', (text, isLink) => expect(isLinkLike(text)).toBe(isLink));
