import { afterEach, expect, test, vi } from 'vitest';
import {
  readRegistrationDraft,
  wipeRegistrationDraft,
  writeRegistrationDraft,
} from './registration-draft.ts';

const empty = { email: '', name: '', line: '', tariff: '' };
const draft = { email: 'new@neuro.example', name: 'Вера', line: 'lyceum', tariff: '11' };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('[AUTH-03] what was typed comes back in this tab, and is gone once wiped', () => {
  expect(readRegistrationDraft()).toEqual(empty);
  writeRegistrationDraft(draft);
  expect(readRegistrationDraft()).toEqual(draft);
  wipeRegistrationDraft();
  expect(readRegistrationDraft()).toEqual(empty);
  expect(sessionStorage).toHaveLength(0);
});

test('[AUTH-03] a password never gets into the storage', () => {
  const values = { ...draft, password: 'тайна-2026', repeat: 'тайна-2026' };
  writeRegistrationDraft(values);
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
  expect(readRegistrationDraft()).toEqual(empty);
});

test('[PRE-07] where storage refuses, the draft lasts as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  writeRegistrationDraft(draft);
  expect(readRegistrationDraft()).toEqual(draft);
  wipeRegistrationDraft();
  expect(readRegistrationDraft()).toEqual(empty);
});
