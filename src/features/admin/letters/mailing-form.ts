import type { Role } from '#api/generated/model/role.ts';
import type { UserFilter } from '#api/generated/model/userFilter.ts';
import type { UserStatus } from '#api/generated/model/userStatus.ts';
import type { Choice, FieldErrors } from '#forms/index.ts';
import { variableFault } from '#lib/letter-variables.ts';
import { formatNumber } from '#lib/numbers.ts';
import { idsOf } from '#lib/options.ts';
import type { AdminForm } from '../kit/define-admin-page.ts';
import { personalVariables, variablesHint } from '../words/letter-words.ts';
import { channelOptions, levelOptions } from '../words/mailing-words.ts';
import { roleOptions, statusOptions } from '../words/user-words.ts';
import { MailingTemplate } from './MailingTemplate.tsx';
import type { MailingForm, MailingTypes } from './mailing-types.ts';

/** Characters of the body of a notification. */
const notificationBody = 4000;

const visited = [
  { id: 'true', label: 'Да' },
  { id: 'false', label: 'Нет' },
];

/** The filter of the form, without what is not set. */
export function audienceOf(values: MailingForm): UserFilter {
  const filter: UserFilter = {
    searchText: values.searchText.trim() || undefined,
    company: idsOf(values.company),
    department: idsOf(values.department),
    role: [...values.role] as Role[], // ids of `roleOptions`
    group: idsOf(values.group),
    tariff: idsOf(values.tariff).map(Number),
    status: [...values.status] as UserStatus[], // ids of `statusOptions`
    lastVisitFrom: values.lastVisitFrom ?? undefined,
    lastVisitTo: values.lastVisitTo ?? undefined,
    isVisited: values.isVisited === null ? undefined : values.isVisited === 'true',
    requestsMin: values.requestsMin ?? undefined,
    requestsMax: values.requestsMax ?? undefined,
    createdFrom: values.createdFrom ?? undefined,
    createdTo: values.createdTo ?? undefined,
  };
  const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => isSet(value)));
}

export function mailingErrors(values: MailingForm): FieldErrors<MailingForm> {
  const { channel, level, subject, body } = values;
  const isLong = channel === 'notification' && body.length > notificationBody;
  const isTurned = (from: string | null, to: string | null) => from !== null && to !== null && to < from;
  const turned = 'Последний день раньше первого';
  return {
    level: channel === 'notification' && level === null ? 'Выберите важность уведомления' : undefined,
    subject: variableFault(subject, personalVariables),
    body:
      variableFault(body, personalVariables) ??
      (isLong ? `В\u00a0уведомлении не больше ${formatNumber(notificationBody)} знаков` : undefined),
    lastVisitTo: isTurned(values.lastVisitFrom, values.lastVisitTo) ? turned : undefined,
    createdTo: isTurned(values.createdFrom, values.createdTo) ? turned : undefined,
  };
}

export const mailingForm: AdminForm<MailingTypes> = {
  fields: (sources) => [
    {
      kind: 'text',
      name: 'title',
      label: 'Название',
      maxLength: 200,
      isRequired: true,
      description: 'Видят только администраторы',
    },
    { kind: 'select', name: 'channel', label: 'Канал', options: channelOptions, isRequired: true },
    {
      kind: 'select',
      name: 'level',
      label: 'Важность',
      options: levelOptions,
      description: 'Только для уведомления. «Скрыть раздел агентов» убирает его у\u00a0получателей',
    },
    { kind: 'text', name: 'subject', label: 'Тема', maxLength: 200, isRequired: true },
    {
      kind: 'textarea',
      name: 'body',
      label: 'Текст',
      rows: 8,
      maxLength: 20_000,
      isRequired: true,
      description: variablesHint(personalVariables),
    },
    {
      kind: 'text',
      name: 'searchText',
      label: 'В e-mail, имени или должности есть',
      maxLength: 200,
      description: 'Условия для получателей. Без них рассылка уйдёт всем, кто может войти',
    },
    { kind: 'multiLookup', name: 'company', label: 'Компании получателей', source: sources('company') },
    { kind: 'multiLookup', name: 'department', label: 'Отделы', source: sources('department') },
    { kind: 'multiSelect', name: 'role', label: 'Роли', options: roleOptions },
    { kind: 'multiLookup', name: 'group', label: 'Группы', source: sources('group') },
    { kind: 'multiLookup', name: 'tariff', label: 'Тарифы', source: sources('tariff') },
    { kind: 'multiSelect', name: 'status', label: 'Статусы', options: statusOptions },
    { kind: 'date', name: 'lastVisitFrom', label: 'Последний вход с' },
    { kind: 'date', name: 'lastVisitTo', label: 'Последний вход по' },
    { kind: 'select', name: 'isVisited', label: 'Входил в портал', options: visited, isClearable: true },
    { kind: 'number', name: 'requestsMin', label: 'Запросов за 30 дней от', minValue: 0 },
    { kind: 'number', name: 'requestsMax', label: 'Запросов за 30 дней до', minValue: 0 },
    { kind: 'date', name: 'createdFrom', label: 'Создан с' },
    { kind: 'date', name: 'createdTo', label: 'Создан по' },
  ],
  Begin: MailingTemplate,
  toValues(row) {
    const audience = row?.audience ?? {};
    const nameOf = (id: string) => row?.audienceNames.find(({ value }) => value === id)?.label ?? id;
    const choices = (ids: readonly (string | number)[] = []): Choice[] =>
      ids.map(String).map((id) => ({ id, label: nameOf(id) }));
    return {
      title: row?.title ?? '',
      channel: row?.channel ?? 'mail',
      level: row?.level ? String(row.level) : '100',
      subject: row?.subject ?? '',
      body: row?.body ?? '',
      searchText: audience.searchText ?? '',
      company: choices(audience.company),
      department: choices(audience.department),
      role: audience.role ?? [],
      group: choices(audience.group),
      tariff: choices(audience.tariff),
      status: audience.status ?? [],
      isVisited: textOf(audience.isVisited),
      lastVisitFrom: audience.lastVisitFrom ?? null,
      lastVisitTo: audience.lastVisitTo ?? null,
      requestsMin: audience.requestsMin ?? null,
      requestsMax: audience.requestsMax ?? null,
      createdFrom: audience.createdFrom ?? null,
      createdTo: audience.createdTo ?? null,
    };
  },
  validate: mailingErrors,
  toBody: (values) => ({
    title: values.title.trim(),
    channel: values.channel === 'notification' ? 'notification' : 'mail',
    level: values.channel === 'notification' ? levelOf(values.level) : null,
    subject: values.subject.trim(),
    body: values.body,
    audience: audienceOf(values),
  }),
};

const textOf = (flag: boolean | undefined): string | null => (flag === undefined ? null : String(flag));
const levelOf = (level: string | null) => (level === '300' ? 300 : level === '666' ? 666 : 100);
