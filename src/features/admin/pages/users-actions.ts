import type { AdminUser } from '#api/generated/model/adminUser.ts';
import { idsOf, numberOf } from '#lib/options.ts';
import { plural } from '#lib/text.ts';
import type { BatchAction } from '../kit/define-admin-page.ts';
import type { UserActionForm, UserTypes } from './users-types.ts';

export const userActionValues: UserActionForm = {
  reason: '',
  groups: [],
  tariffId: null,
  companyUuid: null,
  department: '',
  successorId: null,
};

/** The number of people in the accusative: «12 пользователей». */
const whom = (count: number): string => plural(count, 'пользователя', 'пользователей', 'пользователей');
/** The number of people in the dative: «12 пользователям». */
const recipientsText = (count: number): string =>
  plural(count, 'пользователю', 'пользователям', 'пользователям');

const isMember = ({ groups }: AdminUser, name: string): boolean =>
  groups.some((group) => group.name === name);

const reasonError = (reason: string): string | undefined => {
  const { length } = reason.trim();
  if (length > 0 && length < 3) return 'Не меньше 3 знаков';
  return length > 500 ? 'Не больше 500 знаков' : undefined;
};

/** Why nobody blocks or deletes the own account, so as not to be locked out. */
const ownAccount = 'Это ваша учётная запись';

export const userActions: readonly BatchAction<UserTypes>[] = [
  {
    id: 'block',
    title: 'Заблокировать',
    on: 'both',
    level: 'ask',
    isDanger: true,
    allowed: ({ id, isBlocked }, viewer) => (id === viewer ? ownAccount : !isBlocked || 'Уже заблокирован'),
    question: (count) => `Заблокировать ${whom(count)}?`,
    effect: 'Открытые сессии завершатся.',
    fields: () => [
      { kind: 'textarea', name: 'reason', label: 'Причина', maxLength: 500, rows: 3, isRequired: true },
    ],
    validate: ({ reason }) => ({ reason: reasonError(reason) }),
    run: ({ reason }) => ({ kind: 'block', reason: reason.trim() }),
    undoAll: () => ({ kind: 'unblock' }),
  },
  {
    id: 'unblock',
    title: 'Разблокировать',
    on: 'both',
    level: 'ask',
    allowed: ({ isBlocked }) => isBlocked || 'Не заблокирован',
    question: (count) => `Разблокировать ${whom(count)}?`,
    effect: 'Можно будет снова войти на портал.',
    run: () => ({ kind: 'unblock' }),
    undo: (_values, { blockReason: reason }) => (reason ? { kind: 'block', reason } : null),
  },
  {
    id: 'groupsAdd',
    title: 'Добавить в группы',
    on: 'both',
    level: 'ask',
    question: (count) => `Добавить в группы ${whom(count)}?`,
    fields: (sources) => [
      { kind: 'multiLookup', name: 'groups', label: 'Группы', source: sources('group'), isRequired: true },
    ],
    run: ({ groups }) => ({ kind: 'groupsAdd', groups: idsOf(groups) }),
    // With one group, every changed account lacked it. With several, only the row tells which were new.
    undoAll: ({ groups }) => (groups.length === 1 ? { kind: 'groupsRemove', groups: idsOf(groups) } : null),
    undo(values, row) {
      const groups = idsOf(values.groups).filter((name) => !isMember(row, name));
      return groups.length > 0 ? { kind: 'groupsRemove', groups } : null;
    },
  },
  {
    id: 'groupsRemove',
    title: 'Убрать из групп',
    on: 'both',
    level: 'ask',
    question: (count) => `Убрать из групп ${whom(count)}?`,
    fields: (sources) => [
      { kind: 'multiLookup', name: 'groups', label: 'Группы', source: sources('group'), isRequired: true },
    ],
    run: ({ groups }) => ({ kind: 'groupsRemove', groups: idsOf(groups) }),
    undoAll: ({ groups }) => (groups.length === 1 ? { kind: 'groupsAdd', groups: idsOf(groups) } : null),
    undo(values, row) {
      const groups = idsOf(values.groups).filter((name) => isMember(row, name));
      return groups.length > 0 ? { kind: 'groupsAdd', groups } : null;
    },
  },
  {
    id: 'tariff',
    title: 'Сменить тариф',
    on: 'both',
    level: 'ask',
    question: (count) => `Сменить тариф ${recipientsText(count)}?`,
    fields: (sources) => [
      {
        kind: 'lookup',
        name: 'tariffId',
        label: 'Тариф',
        source: sources('tariff'),
        description: 'Если не выбрать, тарифа не будет',
      },
    ],
    run: ({ tariffId }) => ({ kind: 'tariff', tariffId: numberOf(tariffId) }),
    undo: (_values, { tariffId }) => ({ kind: 'tariff', tariffId }),
  },
  {
    id: 'place',
    area: 'admin',
    title: 'Сменить компанию или отдел',
    on: 'both',
    level: 'ask',
    question: (count) => `Перевести ${whom(count)}?`,
    effect: 'Что не заполнено, останется как есть.',
    fields: (sources) => [
      { kind: 'lookup', name: 'companyUuid', label: 'Компания', source: sources('company') },
      { kind: 'text', name: 'department', label: 'Отдел', maxLength: 200 },
    ],
    validate: ({ companyUuid, department }) => ({
      companyUuid: companyUuid || department.trim() ? undefined : 'Выберите компанию или укажите отдел',
    }),
    run: ({ companyUuid, department }) => ({
      kind: 'place',
      ...(companyUuid && { companyUuid: companyUuid.id }),
      ...(department.trim() && { department: department.trim() }),
    }),
    undo: (_values, { companyUuid, department }) => ({ kind: 'place', companyUuid, department }),
  },
  {
    id: 'department',
    area: 'companyAdmin',
    title: 'Сменить отдел',
    on: 'both',
    level: 'ask',
    question: (count) => `Перевести ${whom(count)} в\u00a0другой отдел?`,
    fields: () => [{ kind: 'text', name: 'department', label: 'Отдел', maxLength: 200, isRequired: true }],
    run: ({ department }) => ({ kind: 'place', department: department.trim() }),
    undo: (_values, { department }) => ({ kind: 'place', department }),
  },
  {
    id: 'passwordLink',
    title: 'Отправить ссылку для пароля',
    on: 'both',
    level: 'ask',
    allowed: ({ isBlocked }) => !isBlocked || 'Заблокирован',
    question: (count) => `Отправить ссылку для пароля ${recipientsText(count)}?`,
    effect: 'Письмо со ссылкой придёт на почту.',
    run: () => ({ kind: 'passwordLink' }),
  },
  {
    id: 'invitation',
    title: 'Отправить приглашение',
    on: 'both',
    level: 'ask',
    allowed({ status }) {
      if (status === 'blocked') return 'Заблокирован';
      return status !== 'active' || 'Уже подтвердил адрес';
    },
    question: (count) => `Отправить приглашение ${recipientsText(count)}?`,
    effect: 'Письмо со ссылкой придёт на почту.',
    run: () => ({ kind: 'invitation' }),
  },
  {
    id: 'sessionsEnd',
    title: 'Завершить сессии',
    on: 'both',
    level: 'ask',
    question: (count) => `Завершить сессии ${whom(count)}?`,
    effect: 'Чтобы продолжить, нужно будет войти заново.',
    run: () => ({ kind: 'sessionsEnd' }),
  },
  {
    id: 'delete',
    title: 'Удалить',
    on: 'both',
    level: 'type',
    // The gateway does not delete more at a time.
    most: 100,
    isDanger: true,
    allowed: ({ id, isBlocked }, viewer) =>
      id === viewer ? ownAccount : isBlocked || 'Сначала заблокируйте',
    question: (count) => `Удалить ${whom(count)} навсегда?`,
    effect:
      'Вернуть удалённое нельзя. Чаты, файлы и\u00a0личное сотрутся, статистика использования останется без имени. Агенты, шаблоны и\u00a0презентации, открытые другим, получит преемник, без него они тоже сотрутся.',
    fields: (sources) => [
      { kind: 'lookup', name: 'successorId', label: 'Преемник', source: sources('user') },
    ],
    run: ({ successorId }) => ({
      kind: 'delete',
      ...(successorId && { successorId: Number(successorId.id) }),
    }),
  },
];
