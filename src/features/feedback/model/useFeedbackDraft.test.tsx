import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestSession, session } from '#platform/session/session.ts';
import { attachmentOf, keepAttachment } from './attachment.ts';
import { useFeedbackDraft } from './useFeedbackDraft.ts';

const person = { id: 1, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' };
const picture = new File(['x'], 'снимок.png');
const report = { title: 'Ошибка входа', text: 'Что случилось: Ошибка входа' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  session.reset();
  guestSession.reset();
  keepAttachment(null, null);
});

const open = (userId: number | null, error: typeof report | null = null) =>
  renderHook(() => useFeedbackDraft(userId, error)).result;

test('[FBK-01][AUTH-12] what is typed outlives the form, for its person only', () => {
  const form = open(1);
  act(() => form.current.change({ text: 'Не открывается' }));
  act(() => form.current.change({ questionId: 4 }));
  expect(form.current.draft).toMatchObject({ text: 'Не открывается', questionId: 4 });
  expect(open(1).current.draft).toMatchObject({ text: 'Не открывается', questionId: 4 });
  expect(open(2).current.draft.text).toBe('');
  expect(open(null).current.draft.text).toBe('');
});

test('[FBK-01][PRE-07] of somebody who is not signed in only this tab knows', () => {
  const form = open(null);
  act(() => form.current.change({ text: 'Не могу войти' }));
  expect(open(null).current.draft.text).toBe('Не могу войти');
  expect(localStorage).toHaveLength(0);
  act(() => form.current.change({ text: '' }));
  expect(sessionStorage).toHaveLength(0);
});

test('[PRE-07] a storage that refuses lets one type all the same', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  const form = open(null);
  act(() => form.current.change({ text: 'Не могу войти' }));
  expect(form.current.draft.text).toBe('Не могу войти');
  expect(open(null).current.draft.text).toBe('Не могу войти');
  act(() => form.current.forget());
  expect(open(null).current.draft.text).toBe('');
});

test('[APP-13] an error fills the form', () => {
  expect(open(1, report).current.draft).toMatchObject({ text: report.text, questionId: 3, isError: true });
});

test('[FBK-01] the picture outlives the form, its name a reload', () => {
  const form = open(1);
  act(() => form.current.attach(picture));
  expect(form.current).toMatchObject({ file: picture, draft: { fileName: 'снимок.png' } });
  expect(open(1).current).toMatchObject({ file: picture, draft: { fileName: 'снимок.png' } });
  expect(open(2).current.file).toBeNull();
  expect(open(null).current.file).toBeNull();
  act(() => form.current.attach(null));
  expect(form.current).toMatchObject({ file: null, draft: { fileName: null } });
  expect(open(1).current).toMatchObject({ file: null, draft: { fileName: null } });
});

test('[APP-13] a report has none of the picture of a question, which keeps it', () => {
  const question = open(1);
  act(() => question.current.attach(picture));
  expect(open(1, report).current).toMatchObject({ file: null, draft: { fileName: null } });
  expect(open(1).current).toMatchObject({ file: picture, draft: { fileName: 'снимок.png' } });
});

test.each([1, null])(
  '[FBK-01] after it was sent (%s) nothing is kept, and the form still shows it',
  (userId) => {
    const form = open(userId);
    act(() => form.current.attach(picture));
    act(() => form.current.change({ text: 'Спасибо' }));
    act(() => form.current.forget());
    expect(form.current).toMatchObject({ file: picture, draft: { text: 'Спасибо' } });
    act(() => form.current.change({ text: 'Спасибо!' }));
    act(() => form.current.attach(new File(['y'], 'другой.png')));
    expect(form.current.draft).toMatchObject({ text: 'Спасибо!', fileName: 'другой.png' });
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
    expect(open(userId).current).toMatchObject({ file: null, draft: { text: '', fileName: null } });
  },
);

test('[PRE-07] a picture goes with the sign-out of its person, employee or guest, not with a lapsed session', () => {
  session.signIn(person);
  keepAttachment(1, picture);
  session.lapse('Сессия истекла');
  expect(attachmentOf(1)).toBe(picture);
  session.reset();
  expect(attachmentOf(1)).toBeNull();
  history.replaceState(null, '', '/chatBot/chatGpt');
  guestSession.signIn({ ...person, id: 9 });
  keepAttachment(9, picture);
  guestSession.reset();
  history.replaceState(null, '', '/');
  expect(attachmentOf(9)).toBeNull();
});
