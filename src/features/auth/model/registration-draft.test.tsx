import { afterEach, expect, test, vi } from 'vitest';
import { registrationDraft } from './registration-draft.ts';

const draft = { email: 'new@neuro.example', name: 'Вера', line: 'lyceum', tariff: '11' };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('[AUTH-03] the tab keeps the typed values until they are removed', () => {
  expect(registrationDraft.read()).toEqual({});
  registrationDraft.write(draft);
  expect(registrationDraft.read()).toEqual(draft);
  registrationDraft.write(null);
  expect(registrationDraft.read()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('[AUTH-03] a password is never stored', () => {
  const values = { ...draft, password: 'тайна-2026', repeat: 'тайна-2026' };
  registrationDraft.write(values);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('тайна');
});

test.each([
  '',
  'null',
  '7',
  '"x"',
  '[]',
  '{',
  '{"email":{}}',
  '{"__proto__":{"email":"a"}}',
  `{"name":"${'я'.repeat(201)}"}`,
])('[PRE-07] a storage that holds %s gives an empty form', (text) => {
  sessionStorage.setItem('registrationDraft', text);
  expect(registrationDraft.read()).toEqual({});
});

test('[PRE-07] without storage the draft is kept until the page is closed', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  registrationDraft.write(draft);
  expect(registrationDraft.read()).toEqual(draft);
  registrationDraft.write(null);
  expect(registrationDraft.read()).toEqual({});
});
