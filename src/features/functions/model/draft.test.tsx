import { afterEach, expect, test } from 'vitest';
import { draftKey } from '#platform/drafts.ts';
import { functionDraft } from './draft.ts';
import { saved } from './testing/saved-function.ts';
import { toValues } from './values.ts';

afterEach(() => localStorage.clear());

const values = toValues(saved);
const draft = { values, version: 2, date: '2026-11-20T09:40:00Z' };
const store = (stored: unknown) => {
  localStorage.setItem(draftKey(1, 'function:a'), JSON.stringify(stored));
  return functionDraft(1, 'a').read();
};

test('[LAB-08] a draft is read by its person only, as it was written', () => {
  functionDraft(1, 'a').write(draft);
  expect(functionDraft(1, 'a').read()).toEqual(draft);
  expect([functionDraft(2, 'a').read(), functionDraft(1, 'b').read()]).toEqual([null, null]);
});

test('[LAB-15] a draft holds no secret that was typed', () => {
  const [authorization, source] = values.headers;
  if (!authorization || !source) throw new Error('no headers');
  const headers = [
    { ...authorization, isReplaced: true, value: 'Bearer 4711' },
    { ...source, value: 'open' },
  ];
  functionDraft(1, 'a').write({ ...draft, values: { ...values, headers } });
  expect(JSON.stringify({ ...localStorage })).not.toContain('4711');
  expect(functionDraft(1, 'a').read()?.values.headers).toMatchObject([
    { value: '', isReplaced: true },
    { value: 'open' },
  ]);
  // A text that somebody put there is not taken for one either.
  const foreign = {
    ...draft,
    values: {
      ...values,
      headers: [
        { name: 'A', value: 'x' },
        { name: 'B', value: 'y', isSecret: false },
      ],
    },
  };
  expect(store(foreign)?.values.headers).toMatchObject([
    { name: 'A', value: '', isSecret: true, isStored: false, isReplaced: false },
    { name: 'B', value: 'y', isSecret: false },
  ]);
});

test('[LAB-08] a draft that is too large is not kept', () => {
  functionDraft(1, 'a').write({ ...draft, values: { ...values, body: 'я'.repeat(40_000) } });
  expect(functionDraft(1, 'a').read()).toBeNull();
});

test('[LAB-08] what is no draft is ignored, and wrong values are as in a new function', () => {
  for (const stored of [
    null,
    'x',
    [],
    {},
    { ...draft, version: '2' },
    { ...draft, date: 1 },
    { ...draft, values: 'x' },
  ])
    expect(store(stored)).toBeNull();
  const wrong = { title: 7, method: 'TRACE', headers: 'x', timeoutSeconds: '5', changes: 'yes', body: null };
  expect(store({ ...draft, values: wrong })?.values).toEqual({
    title: '',
    name: '',
    description: '',
    method: 'GET',
    url: '',
    headers: [],
    body: '',
    parameters: '',
    changes: false,
    timeoutSeconds: null,
    sampleAnswer: '',
  });
  const headers = [null, ...Array.from({ length: 30 }, (_, index) => ({ name: `X-${index}`, id: '' }))];
  const read = store({ ...draft, values: { ...values, headers } })?.values.headers ?? [];
  expect(read).toHaveLength(19);
  expect(new Set(read.map(({ id }) => id)).size).toBe(19);
});
