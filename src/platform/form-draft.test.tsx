import { beforeEach, expect, test } from 'vitest';
import { readDraft, writeDraft } from './drafts.ts';
import { formDraft } from './form-draft.ts';

interface Values {
  text: string;
}

const isText = (stored: unknown): stored is Values =>
  typeof stored === 'object' && stored !== null && 'text' in stored;
const draftOf = (userId: number | null, form = 'feedback') =>
  formDraft<Values>(userId, form, {
    parse: (stored) => (isText(stored) ? { text: `${stored.text}` } : {}),
    keep: ({ text }) => (text === '' ? null : { text }),
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[AUTH-12] the draft of a form is stored by user and form', () => {
  draftOf(1).write({ text: 'Не пропади' });
  expect(draftOf(1).read()).toEqual({ text: 'Не пропади' });
  expect(draftOf(2).read()).toEqual({});
  expect(draftOf(1, 'profile').read()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('[AUTH-12] a draft without a session is stored in the tab only', () => {
  draftOf(null).write({ text: 'Не пропади' });
  expect(draftOf(null).read()).toEqual({ text: 'Не пропади' });
  expect(sessionStorage.getItem('feedbackDraft')).toBe('{"text":"Не пропади"}');
  expect(localStorage).toHaveLength(0);
  expect(draftOf(1).read()).toEqual({});
});

test.each([1, null])('[AUTH-12] empty values remove the draft of %s', (userId) => {
  const draft = draftOf(userId);
  for (const ending of [{ text: '' }, null]) {
    draft.write({ text: 'Прежний' });
    draft.write(ending);
    expect(draft.read()).toEqual({});
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  }
});

test('[CHAT-12] a text is stored by user and key; an empty one is removed', () => {
  expect(readDraft(1, 'claude/new')).toBe('');
  writeDraft(1, 'claude/new', 'Вопрос');
  expect(readDraft(1, 'claude/new')).toBe('Вопрос');
  expect([readDraft(2, 'claude/new'), readDraft(1, 'grok/new')]).toEqual(['', '']);
  writeDraft(1, 'claude/new', '');
  expect(readDraft(1, 'claude/new')).toBe('');
  expect(localStorage).toHaveLength(0);
});
