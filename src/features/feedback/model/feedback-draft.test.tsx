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
/** Changes a user's draft, as the form kit does. */
const change = (userId: number | null, part: Partial<FeedbackValues>): void => {
  const draft = feedbackDraft(userId, null);
  draft.write({ ...emptyDraft, file: null, ...draft.read(), ...part });
};

test('[FBK-01][AUTH-12] the draft is kept after the form closes, for each user separately', () => {
  change(1, { text: 'Не открывается' });
  change(1, { questionId: 4 });
  expect(open(1)).toMatchObject({ text: 'Не открывается', questionId: 4 });
  expect(open(2).text).toBe('');
  expect(open(null).text).toBe('');
});

test('[FBK-01][PRE-07] a draft without a session is kept in this tab only', () => {
  change(null, { text: 'Не могу войти' });
  expect(open(null).text).toBe('Не могу войти');
  expect(localStorage).toHaveLength(0);
  change(null, { text: '' });
  expect(sessionStorage).toHaveLength(0);
});

test('[PRE-07] without storage the draft is kept until the page is closed', () => {
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

test('[APP-13] the draft of an error report has its text', () => {
  expect(open(1, report)).toMatchObject({ text: report.text, questionId: 3, isError: true });
});

test('[FBK-01] the picture is kept after the form closes, its name also after a reload', () => {
  change(1, { file: picture, fileName: 'снимок.png' });
  expect(open(1)).toMatchObject({ file: picture, fileName: 'снимок.png' });
  expect(open(2).file).toBeNull();
  expect(open(null).file).toBeNull();
  keepAttachment(1, null);
  expect(open(1)).toMatchObject({ file: null, fileName: 'снимок.png' });
  change(1, { file: null, fileName: null });
  expect(open(1)).toMatchObject({ file: null, fileName: null });
});

test('[APP-13] a report does not take the picture of a question; the question keeps it', () => {
  change(1, { file: picture, fileName: 'снимок.png' });
  expect(open(1, report)).toMatchObject({ file: null, fileName: null });
  expect(open(1)).toMatchObject({ file: picture, fileName: 'снимок.png' });
});

test.each([1, null])('[FBK-01] the draft is removed after sending (%s)', (userId) => {
  change(userId, { text: 'Спасибо', file: picture, fileName: 'снимок.png' });
  feedbackDraft(userId, null).write(null);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  expect(open(userId)).toMatchObject({ file: null, text: '', fileName: null });
});
