import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestSession, session } from '#platform/session/session.ts';
import { keepAttachment } from './attachment.ts';
import { emptyDraft } from './draft.ts';
import { type FeedbackValues, feedbackDraft } from './feedback-draft.ts';

const picture = new File(['x'], 'снимок.png');
const report = { title: 'Ошибка входа', text: 'Что случилось: Ошибка входа' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  session.reset();
  guestSession.reset();
  keepAttachment(null, null);
});

const open = (userId: number | null, error: typeof report | null = null) =>
  feedbackDraft(userId, error).read();
/** Changes the form of a person, as the form kit does it. */
const change = (userId: number | null, part: Partial<FeedbackValues>): void => {
  const draft = feedbackDraft(userId, null);
  draft.write({ ...emptyDraft, file: null, ...draft.read(), ...part });
};

test('[FBK-01][AUTH-12] the draft outlives the form and belongs to its person', () => {
  change(1, { text: 'Не открывается' });
  change(1, { questionId: 4 });
  expect(open(1)).toMatchObject({ text: 'Не открывается', questionId: 4 });
  expect(open(2).text).toBe('');
  expect(open(null).text).toBe('');
});

test('[FBK-01][PRE-07] the draft of somebody who is not signed in stays in this tab', () => {
  change(null, { text: 'Не могу войти' });
  expect(open(null).text).toBe('Не могу войти');
  expect(localStorage).toHaveLength(0);
  change(null, { text: '' });
  expect(sessionStorage).toHaveLength(0);
});

test('[PRE-07] where storage refuses, the draft lasts as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  change(null, { text: 'Не могу войти' });
  expect(open(null).text).toBe('Не могу войти');
  feedbackDraft(null, null).write(null);
  expect(open(null).text).toBe('');
});

test('[APP-13] an error fills the form', () => {
  expect(open(1, report)).toMatchObject({ text: report.text, questionId: 3, isError: true });
});

test('[FBK-01] the picture outlives the form, its name a reload', () => {
  change(1, { file: picture, fileName: 'снимок.png' });
  expect(open(1)).toMatchObject({ file: picture, fileName: 'снимок.png' });
  expect(open(2).file).toBeNull();
  expect(open(null).file).toBeNull();
  keepAttachment(1, null);
  expect(open(1)).toMatchObject({ file: null, fileName: 'снимок.png' });
  change(1, { file: null, fileName: null });
  expect(open(1)).toMatchObject({ file: null, fileName: null });
});

test('[APP-13] a report does not take the picture of a question, which keeps it', () => {
  change(1, { file: picture, fileName: 'снимок.png' });
  expect(open(1, report)).toMatchObject({ file: null, fileName: null });
  expect(open(1)).toMatchObject({ file: picture, fileName: 'снимок.png' });
});

test.each([1, null])('[FBK-01] nothing is kept of what was sent (%s)', (userId) => {
  change(userId, { text: 'Спасибо', file: picture, fileName: 'снимок.png' });
  feedbackDraft(userId, null).write(null);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  expect(open(userId)).toMatchObject({ file: null, text: '', fileName: null });
});
