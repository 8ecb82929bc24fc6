import { expect, test } from 'vitest';
import type { ImportCheck } from '#api/generated/model/importCheck.ts';
import { changesText, checkText, effectText, stateText } from './import-words.ts';
import { emptyList, faultsOf, listOf, withChange } from './values.ts';

const file = new File(['x'], 'Список.CSV');
const check = {
  purpose: 'block',
  total: 1300,
  added: 0,
  changed: 1296,
  unchanged: 0,
  refused: 4,
  job: null,
} as unknown as ImportCheck;

test('[ADM-23] a list is checked when nothing is missing; a purpose sends only what belongs to it', () => {
  expect(Object.keys(faultsOf(emptyList))).toEqual(['file']);
  expect(Object.keys(faultsOf({ ...emptyList, file, purpose: 'group' }))).toEqual(['group']);
  expect(listOf({ ...emptyList, file, purpose: 'block', reason: ' x ' })).toBeNull();
  expect(listOf({ ...emptyList, file, purpose: 'block', reason: ' Уволены ' })?.request).toEqual({
    purpose: 'block',
    onExisting: 'change',
    reason: 'Уволены',
  });
  expect(listOf({ ...emptyList, file })?.request).toEqual({
    purpose: 'add',
    onExisting: 'change',
    isInvited: true,
  });
});

test('[ADM-24] separator and encoding belong to a CSV file; another file is recognised anew', () => {
  const chosen = { ...emptyList, file, separator: 'tab', encoding: 'windows-1251' } as const;
  expect(listOf(chosen)?.request).toMatchObject({ separator: 'tab', encoding: 'windows-1251' });
  const book = withChange(chosen, { file: new File(['x'], 'Список.xlsx') });
  expect([book.separator, book.encoding]).toEqual([null, null]);
  expect(listOf({ ...book, separator: 'tab' })?.request).not.toHaveProperty('separator');
});

test('[ADM-23] a check, an import and its effect in words', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(checkText(check))).toBe('1 300 строк: изменятся 1 296, отказано 4');
  expect(plain(effectText(check, true))).toBe(
    'Будет заблокировано: 1 296 пользователей. Открытые сессии завершатся.',
  );
  const job = { status: 'done', changed: 1295, unchanged: 0, refused: 1, finished: 'x' };
  expect(plain(stateText({ ...check, job } as unknown as ImportCheck))).toBe(
    'Готово. Изменено 1 295, отказано 5',
  );
});

test('[ADM-23] changes of a line: of a new account its values, of another one before and after', () => {
  const department = { field: 'department', before: 'Закупки', after: 'Бухгалтерия' };
  const status = { field: 'status', before: 'active', after: 'blocked' };
  expect(changesText({ status: 'changed', changes: [department, status] })).toEqual([
    'Отдел: Закупки → Бухгалтерия',
    'Статус: Действует → Заблокирован',
  ]);
  const name = { field: 'name', before: null, after: 'Анна' };
  const email = { field: 'email', before: null, after: 'a@neuro.example' };
  expect(changesText({ status: 'added', changes: [email, name] })).toEqual(['Имя: Анна']);
});
