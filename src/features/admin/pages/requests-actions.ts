import type { AccessRequest } from '#api/generated/model/accessRequest.ts';
import type { AccessRequestAction } from '#api/generated/model/accessRequestAction.ts';
import type { AdminRequestListParams } from '#api/generated/model/adminRequestListParams.ts';
import type { Choice } from '#forms/index.ts';
import { idsOf, numberOf } from '#lib/options.ts';
import { plural } from '#lib/text.ts';
import type { BatchAction } from '../kit/define-admin-page.ts';
import { isDecided, priorityOf, priorityOptions } from '../words/request-words.ts';

interface RequestActionForm {
  companyUuid: Choice | null;
  groups: readonly Choice[];
  tariffId: Choice | null;
  priority: string | null;
  reason: string;
  text: string;
}

export interface RequestTypes {
  row: AccessRequest;
  query: Omit<AdminRequestListParams, 'page' | 'size' | 'sort'>;
  form: never;
  body: never;
  action: AccessRequestAction;
  actionForm: RequestActionForm;
}

export const requestActionValues: RequestActionForm = {
  companyUuid: null,
  groups: [],
  tariffId: null,
  priority: null,
  reason: '',
  text: '',
};

/** The number of requests in the accusative: «20 запросов». */
const what = (count: number): string => plural(count, 'запрос', 'запроса', 'запросов');

const undecided = (row: AccessRequest): true | string => !isDecided(row) || 'Решение уже принято';

/** Longest reason and question. */
const longest = 1000;
/** The gateway decides on so many requests at a time. */
const most = 100;

export const requestActions: readonly BatchAction<RequestTypes>[] = [
  {
    id: 'approve',
    title: 'Одобрить',
    on: 'both',
    level: 'ask',
    most,
    allowed: undecided,
    question: (count) => `Одобрить ${what(count)}?`,
    effect(rows) {
      const strangers = rows.filter(({ userId }) => userId === null).length;
      const created =
        strangers === 0
          ? ''
          : ` Портал создаст ${plural(strangers, 'учётную запись', 'учётные записи', 'учётных записей')} и\u00a0пришлёт ${strangers === 1 ? 'приглашение' : 'приглашения'}.`;
      return `О\u00a0решении каждый узнает из\u00a0письма.${created}`;
    },
    fields: (sources) => [
      {
        kind: 'lookup',
        name: 'companyUuid',
        label: 'Компания',
        source: sources('company'),
        description: 'Если не\u00a0выбрать, останется та, что указана в\u00a0запросе',
      },
      {
        kind: 'multiLookup',
        name: 'groups',
        label: 'Группы',
        source: sources('group'),
        description:
          'Добавятся к\u00a0тем, что есть. Закрытый сервис открывает его группа, лимит\u00a0— группа или тариф',
      },
      {
        kind: 'lookup',
        name: 'tariffId',
        label: 'Тариф',
        source: sources('tariff'),
        description: 'Если не\u00a0выбрать, останется прежний',
      },
    ],
    run: ({ companyUuid, groups, tariffId }) => ({
      kind: 'approve',
      companyUuid: companyUuid?.id ?? null,
      groups: idsOf(groups),
      tariffId: numberOf(tariffId),
    }),
  },
  {
    id: 'reject',
    title: 'Отклонить',
    on: 'both',
    level: 'ask',
    most,
    isDanger: true,
    allowed: undecided,
    question: (count) => `Отклонить ${what(count)}?`,
    effect: 'Причина уйдёт письмом.',
    fields: () => [
      { kind: 'textarea', name: 'reason', label: 'Причина', maxLength: longest, rows: 3, isRequired: true },
    ],
    run: ({ reason }) => ({ kind: 'reject', reason: reason.trim() }),
  },
  {
    id: 'ask',
    title: 'Спросить',
    on: 'both',
    level: 'ask',
    most,
    allowed: undecided,
    question: (count) =>
      count === 1 ? 'Спросить о\u00a0запросе?' : `Спросить о\u00a0${count}\u00a0запросах?`,
    effect: 'Вопрос уйдёт письмом, запрос будет ждать ответа.',
    fields: () => [
      { kind: 'textarea', name: 'text', label: 'Вопрос', maxLength: longest, rows: 3, isRequired: true },
    ],
    run: ({ text }) => ({ kind: 'ask', text: text.trim() }),
  },
  {
    id: 'priority',
    title: 'Сменить приоритет',
    on: 'both',
    level: 'ask',
    most,
    allowed: undecided,
    question: (count) => `Сменить приоритет: ${what(count)}`,
    fields: () => [
      { kind: 'select', name: 'priority', label: 'Приоритет', options: priorityOptions, isRequired: true },
    ],
    run: ({ priority }) => ({ kind: 'priority', priority: priorityOf(priority) ?? 'normal' }),
    undo: (_values, { priority }) => priority && { kind: 'priority', priority },
  },
];
