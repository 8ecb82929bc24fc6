import { expect, test } from 'vitest';
import { type Choice, conflictRows, type Field, mergedValues, typedOver } from '#forms/index.ts';
import { changedByText, isNewer, isVersioned } from './conflict.ts';

interface Values {
  name: string;
  post: string;
  company: Choice | null;
  role: string | null;
}

const fields: readonly Field<Values>[] = [
  { kind: 'text', name: 'name', label: 'Имя' },
  { kind: 'text', name: 'post', label: 'Должность' },
  { kind: 'lookup', name: 'company', label: 'Компания', source: { key: 'company', find: async () => [] } },
  { kind: 'select', name: 'role', label: 'Роль', options: [{ id: 'USER', label: 'Пользователь' }] },
];
const niva = { id: 'niva', label: 'Нива' };
const was: Values = { name: 'Анна', post: 'Юрист', company: null, role: 'USER' };
const versions = {
  was,
  now: { ...was, post: 'Старший юрист', company: niva },
  yours: { ...was, name: 'Анна Белова', post: 'Главный юрист' },
};

test('[ADM-14] every field that differs from the record is shown with its initial, current and typed value', () => {
  expect(conflictRows(fields, versions)).toEqual([
    { name: 'name', label: 'Имя', was: 'Анна', now: 'Анна', yours: 'Анна Белова', isTouched: true },
    {
      name: 'post',
      label: 'Должность',
      was: 'Юрист',
      now: 'Старший юрист',
      yours: 'Главный юрист',
      isTouched: true,
    },
    { name: 'company', label: 'Компания', was: '—', now: 'Нива', yours: '—', isTouched: false },
  ]);
});

test('[ADM-14] the same change by two people is no conflict', () => {
  const same = { ...was, company: niva };
  expect(conflictRows(fields, { was, now: same, yours: { ...was, company: { ...niva } } })).toEqual([]);
});

test('[ADM-14] typed values are kept, unchanged fields get the current value', () => {
  expect(mergedValues(versions, new Set())).toEqual({
    name: 'Анна Белова',
    post: 'Главный юрист',
    company: niva,
    role: 'USER',
  });
});

test('[ADM-14] a chosen current value replaces the typed one', () => {
  expect(mergedValues(versions, new Set(['post', 'company']))).toMatchObject({
    name: 'Анна Белова',
    post: 'Старший юрист',
    company: niva,
  });
});

test('[ADM-14] the dialog says who changed the record and when', () => {
  expect(changedByText({ changed: '2026-11-20', changedBy: 'admin@neuro.example' })).toBe(
    'admin@neuro.example, 20.11.2026, 00:00:00',
  );
  expect(changedByText({ changed: 'вчера', changedBy: null })).toBe('Кто-то');
});

test('[ADM-14] only a record with a version can be in conflict', () => {
  const change = { version: 1, created: '2026-11-20', changed: '2026-11-20', changedBy: null };
  expect(isVersioned({ ...change, name: 'Анна' })).toBe(true);
  for (const name of ['version', 'changed', 'changedBy'])
    expect(isVersioned(Object.fromEntries(Object.entries(change).filter(([key]) => key !== name)))).toBe(
      false,
    );
  expect(isVersioned(null)).toBe(false);
});

test('[ADM-14] typed values are kept over a newer version, unless it has other ones in the same fields', () => {
  expect(typedOver({ was, now: { ...was, company: niva }, yours: was })).toEqual({});
  expect(typedOver({ was, now: { ...was, company: niva }, yours: { ...was, name: 'Анна Белова' } })).toEqual({
    name: 'Анна Белова',
  });
  expect(typedOver(versions)).toBeNull();
  const change = { created: '2026-11-20', changed: '2026-11-20', changedBy: null };
  expect(isNewer({ ...change, version: 2 }, { ...change, version: 1 })).toBe(true);
  expect(isNewer({ ...change, version: 1 }, { ...change, version: 1 })).toBe(false);
  expect(isNewer({}, { ...change, version: 1 })).toBe(false);
});
