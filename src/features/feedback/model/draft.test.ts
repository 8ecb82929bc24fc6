import { expect, test } from 'vitest';
import { isEmail } from '#lib/email.ts';
import { categoriesFor } from './categories.ts';
import { emptyDraft, openedDraft, parseDraft, storedDraft, withQuestion } from './draft.ts';

const report = { text: 'Ошибка: Ошибка входа' };

test('[FBK-01] the categories depend on whether the profile has an e-mail', () => {
  const ids = (email: string | null, isError = false) => categoriesFor(email, isError).map(({ id }) => id);
  expect(isEmail('a@b.ru')).toBe(true);
  expect(ids('a@b.ru')).toEqual([6, 5, 4, 3]);
  expect(ids(null)).toEqual([1, 2]);
  expect(ids(null, true)).toEqual([1, 2, 3]);
  const [access, problem] = categoriesFor(null, false);
  expect(access).toMatchObject({ title: 'Предоставление доступа' });
  expect(access?.hint).toMatch(/задачи.*приоритет/);
  expect(problem).toEqual({ id: 2, title: 'Проблема с доступом' });
});

test('[APP-13] a report sets category 3, isError and the text', () => {
  expect(openedDraft(emptyDraft, report)).toMatchObject({ questionId: 3, isError: true, text: report.text });
});

test('[FBK-01] a report is inserted above the typed text, once', () => {
  const typed = { ...emptyDraft, questionId: 4 as const, text: 'Мой вопрос' };
  const both = openedDraft(typed, report);
  expect(both.text).toBe('Ошибка: Ошибка входа\n\nМой вопрос');
  expect(openedDraft(both, report)).toEqual(both);
});

test('[FBK-01] a report does not take the picture of a question or of another report, and keeps its own', () => {
  const question = { ...emptyDraft, text: 'Мой вопрос', fileName: 'снимок.png' };
  const opened = openedDraft(question, report);
  expect(opened.fileName).toBeNull();
  expect(openedDraft({ ...opened, fileName: 'ошибка.png' }, report).fileName).toBe('ошибка.png');
  const other = { text: 'Ошибка: Б' };
  expect(openedDraft({ ...opened, fileName: 'ошибка.png' }, other).fileName).toBeNull();
});

test('[FBK-01] an unchanged report is replaced by a question or another report', () => {
  const untouched = openedDraft({ ...emptyDraft, email: 'a@b.ru' }, report);
  expect(openedDraft(untouched, null)).toEqual({ ...emptyDraft, email: 'a@b.ru' });
  expect(openedDraft(untouched, { text: 'Ошибка: Б' }).text).toBe('Ошибка: Б');
  const touched = { ...untouched, text: `${untouched.text} нажал кнопку` };
  expect(openedDraft(touched, null)).toEqual(touched);
});

test('[FBK-01] the beginning of a question is put above the typed text, once, and is not stored unchanged', () => {
  const question = 'Прошу открыть доступ: ';
  const opened = withQuestion(emptyDraft, question);
  expect(opened.text).toBe(question);
  expect(storedDraft(opened)).toBeNull();
  expect(withQuestion(opened, question)).toEqual(opened);
  expect(withQuestion(opened, 'Другой вопрос: ').text).toBe('Другой вопрос: ');
  expect(withQuestion({ ...emptyDraft, text: 'Моё' }, question).text).toBe(`${question}\n\nМоё`);
  expect(withQuestion(emptyDraft, '')).toEqual(emptyDraft);
});

test('[FBK-01] typed values are stored, an empty form is not', () => {
  const draft = { ...emptyDraft, questionId: 5 as const, text: 'Предложение', fileName: 'снимок.png' };
  expect(parseDraft(storedDraft(draft))).toEqual(draft);
  expect(storedDraft(emptyDraft)).toBeNull();
});

test.each([undefined, null, 7, [], { questionId: 9, text: {}, email: null, isError: 'да', fileName: 1 }])(
  '[PRE-07] stored %j counts as an empty form',
  (stored) => expect(parseDraft(stored)).toEqual(emptyDraft),
);
