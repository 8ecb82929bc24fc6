import { afterEach, expect, test } from 'vitest';
import { draftKey } from '#platform/drafts.ts';
import { attemptDraft } from './draft.ts';

afterEach(() => localStorage.clear());

test('[LAB-08] the draft of an attempt is read by its person and in its exercise only', () => {
  const draft = { text: 'Составь протокол', date: '2026-11-20T09:40:00Z' };
  attemptDraft(1, 'minutes').write(draft);
  expect(attemptDraft(1, 'minutes').read()).toEqual(draft);
  expect([attemptDraft(2, 'minutes').read(), attemptDraft(1, 'letter').read()]).toEqual([{}, {}]);
  attemptDraft(1, 'minutes').write(null);
  expect(attemptDraft(1, 'minutes').read()).toEqual({});
});

test.each([null, 'x', {}, { text: 'a' }, { date: 'b' }, { text: 1, date: 'b' }, { text: 'a', date: 2 }])(
  '[LAB-08] %j in the storage is no draft',
  (stored) => {
    localStorage.setItem(draftKey(1, 'trainer:minutes'), JSON.stringify(stored));
    expect(attemptDraft(1, 'minutes').read()).toEqual({});
  },
);
