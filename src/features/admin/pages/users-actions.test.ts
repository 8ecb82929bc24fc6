import { describe, expect, test } from 'vitest';
import type { AdminUser } from '#api/generated/model/adminUser.ts';
import { refusalOf, undoBatches } from '../edit/batch.ts';
import { userActions, userActionValues } from './users-actions.ts';
import type { UserTypes } from './users-types.ts';

const anna: AdminUser = {
  id: 1,
  pendingEmail: null,
  email: 'anna@neuro.example',
  name: 'Анна',
  companyUuid: null,
  companyName: null,
  department: 'Бухгалтерия',
  description: '',
  role: 'USER',
  groups: [],
  tariffId: 13,
  tariffTitle: 'Базовый',
  status: 'active',
  blockReason: null,
  isBlocked: false,
  isConfirmed: true,
  agreements: [],
  requests30: 0,
  storage: 0,
  lastVisit: null,
  version: 1,
  created: '2026-11-20',
  changed: '2026-11-20',
  changedBy: null,
};
const blocked: AdminUser = { ...anna, status: 'blocked', isBlocked: true, blockReason: 'Уволен' };
const member: AdminUser = {
  ...anna,
  groups: [{ name: 'COMMERCE', groupType: 4, title: 'Коммерческий отдел' }],
};
const boris: AdminUser = { ...blocked, id: 2 };
const groups = [{ id: 'COMMERCE', label: 'Коммерческий отдел' }];
const two = [...groups, { id: 'TESTERS', label: 'Тестировщики' }];

function action(id: string) {
  const found = userActions.find((one) => one.id === id);
  if (!found) throw new Error(`There is no action ${id}`);
  return found;
}
/** The batch changes that undo an action on these accounts, of which only the given ones were loaded. */
const undo = (id: string, rows: readonly AdminUser[], values = {}, seen = rows) => {
  const keys = rows.map((row) => String(row.id));
  const target = { keys, rows: seen, idOf: (row: AdminUser) => String(row.id) };
  return undoBatches<UserTypes>(action(id), { ...userActionValues, ...values }, target);
};

describe('[ADM-13] an action on accounts', () => {
  test.each([
    ['block', 1, 'Заблокировать 1\u00a0пользователя?'],
    ['block', 12, 'Заблокировать 12\u00a0пользователей?'],
    ['unblock', 2, 'Разблокировать 2\u00a0пользователей?'],
    ['tariff', 1, 'Сменить тариф 1\u00a0пользователю?'],
    ['passwordLink', 3, 'Отправить ссылку для пароля 3\u00a0пользователям?'],
    ['delete', 21, 'Удалить 21\u00a0пользователя навсегда?'],
  ])('%s of %d accounts has a question that names its effect', (id, count, question) => {
    expect(action(id).question(count, [])).toBe(question);
  });

  test.each([
    ['block', { reason: ' Уволен ' }, { kind: 'block', reason: 'Уволен' }],
    ['unblock', {}, { kind: 'unblock' }],
    ['groupsAdd', { groups }, { kind: 'groupsAdd', groups: ['COMMERCE'] }],
    ['groupsRemove', { groups }, { kind: 'groupsRemove', groups: ['COMMERCE'] }],
    ['tariff', { tariffId: { id: '14', label: 'Премиум' } }, { kind: 'tariff', tariffId: 14 }],
    ['tariff', {}, { kind: 'tariff', tariffId: null }],
    ['place', { companyUuid: { id: 'niva', label: 'Нива' } }, { kind: 'place', companyUuid: 'niva' }],
    ['place', { department: ' Склад ' }, { kind: 'place', department: 'Склад' }],
    ['department', { department: ' Склад ' }, { kind: 'place', department: 'Склад' }],
    ['passwordLink', {}, { kind: 'passwordLink' }],
    ['invitation', {}, { kind: 'invitation' }],
    ['sessionsEnd', {}, { kind: 'sessionsEnd' }],
    ['delete', {}, { kind: 'delete' }],
    ['delete', { successorId: { id: '7', label: 'Анна' } }, { kind: 'delete', successorId: 7 }],
  ])('%s with %j sends the body of the contract', (id, values, sent) => {
    expect(action(id).run({ ...userActionValues, ...values })).toEqual(sent);
  });

  test.each([
    ['block', [anna], {}, [{ kind: 'unblock' }]],
    ['unblock', [blocked], {}, [{ kind: 'block', reason: 'Уволен' }]],
    [
      'unblock',
      [blocked, { ...boris, blockReason: 'Отпуск' }],
      {},
      [
        { kind: 'block', reason: 'Уволен' },
        { kind: 'block', reason: 'Отпуск' },
      ],
    ],
    ['groupsAdd', [anna], { groups }, [{ kind: 'groupsRemove', groups: ['COMMERCE'] }]],
    ['groupsAdd', [member], { groups: two }, [{ kind: 'groupsRemove', groups: ['TESTERS'] }]],
    ['groupsRemove', [member], { groups }, [{ kind: 'groupsAdd', groups: ['COMMERCE'] }]],
    ['groupsRemove', [member], { groups: two }, [{ kind: 'groupsAdd', groups: ['COMMERCE'] }]],
    ['tariff', [anna, boris], {}, [{ kind: 'tariff', tariffId: 13 }]],
    [
      'tariff',
      [anna, { ...boris, tariffId: null }],
      {},
      [
        { kind: 'tariff', tariffId: 13 },
        { kind: 'tariff', tariffId: null },
      ],
    ],
    ['place', [anna], {}, [{ kind: 'place', companyUuid: null, department: 'Бухгалтерия' }]],
    ['department', [anna], {}, [{ kind: 'place', department: 'Бухгалтерия' }]],
  ])('%s of %j with %j is undone by %j', (id, rows, values, back) => {
    expect(undo(id, rows, values)?.map(({ body }) => body)).toEqual(back);
  });

  test.each([
    ['block', {}, { kind: 'unblock' }],
    ['groupsAdd', { groups }, { kind: 'groupsRemove', groups: ['COMMERCE'] }],
    ['groupsRemove', { groups }, { kind: 'groupsAdd', groups: ['COMMERCE'] }],
    ['groupsAdd', { groups: two }, undefined],
    ['unblock', {}, undefined],
    ['tariff', {}, undefined],
  ])('%s with %j of accounts that were not loaded is undone by %j', (id, values, back) => {
    expect(undo(id, [anna, boris], values, [anna])?.map(({ body }) => body)).toEqual(back && [back]);
  });

  test.each(['passwordLink', 'invitation', 'sessionsEnd', 'delete'])('%s cannot be undone', (id) => {
    expect(undo(id, [anna])).toBeNull();
  });

  test('deletion asks to type the number', () => {
    expect(userActions.filter(({ level }) => level === 'type').map(({ id }) => id)).toEqual(['delete']);
  });
});

describe('[ADM-21] the reason why an action cannot be done with an account', () => {
  test.each([
    ['block', anna, true],
    ['block', blocked, 'Уже заблокирован'],
    ['unblock', blocked, true],
    ['unblock', anna, 'Не заблокирован'],
    ['passwordLink', anna, true],
    ['passwordLink', blocked, 'Заблокирован'],
    ['invitation', { ...anna, status: 'invited' as const }, true],
    ['invitation', anna, 'Уже подтвердил адрес'],
    ['invitation', blocked, 'Заблокирован'],
    ['delete', blocked, true],
    ['delete', anna, 'Сначала заблокируйте'],
  ])('%s of %j: %s', (id, row, answer) => {
    expect(action(id).allowed?.(row)).toBe(answer);
  });
});

test('[ADM-21] nobody blocks or deletes the own account; together with others the gateway decides', () => {
  for (const one of ['block', 'delete'].map(action)) {
    expect(refusalOf<UserTypes>(one, { count: 1, rows: [anna] }, anna.id)).toBe('Это ваша учётная запись');
    expect(refusalOf<UserTypes>(one, { count: 2, rows: [anna, { ...anna, id: 2 }] }, 3)).not.toBe(
      'Это ваша учётная запись',
    );
  }
  expect(
    refusalOf<UserTypes>(action('block'), { count: 2, rows: [anna, { ...anna, id: 2 }] }, anna.id),
  ).toBeNull();
  expect(refusalOf<UserTypes>(action('passwordLink'), { count: 1, rows: [anna] }, anna.id)).toBeNull();
});

test('[ADM-20] so many accounts that the gateway would not delete them are refused before the question', () => {
  expect(refusalOf<UserTypes>(action('delete'), { count: 100, rows: [] })).toBeNull();
  expect(refusalOf<UserTypes>(action('delete'), { count: 101, rows: [] })).toBe('За раз не\u00a0больше 100');
});

describe('[ADM-20] the checks of the forms of actions', () => {
  test.each([
    ['block', { reason: 'ок' }, { reason: 'Не меньше 3 знаков' }],
    ['block', { reason: 'x'.repeat(501) }, { reason: 'Не больше 500 знаков' }],
    ['block', { reason: ' Уволен ' }, { reason: undefined }],
    ['place', {}, { companyUuid: 'Выберите компанию или укажите отдел' }],
    ['place', { department: ' ' }, { companyUuid: 'Выберите компанию или укажите отдел' }],
    ['place', { department: 'Склад' }, { companyUuid: undefined }],
    ['place', { companyUuid: { id: 'niva', label: 'Нива' } }, { companyUuid: undefined }],
  ])('%s with %j', (id, values, errors) => {
    expect(action(id).validate?.({ ...userActionValues, ...values })).toEqual(errors);
  });
});
