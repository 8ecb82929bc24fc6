/** Fields of the audit: their titles and their values in words, for objects whose form is not at hand. */

import type { AuditChange } from '#api/generated/model/auditChange.ts';
import type { AuditEntity } from '#api/generated/model/auditEntity.ts';
import type { AnyField } from '#forms/index.ts';
import { formatDateTime } from '#lib/dates.ts';
import { formatNumber } from '#lib/numbers.ts';
import { optionsOf } from '#lib/options.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { scopeOptions } from '../forms/api-token-form.ts';
import { toneOptions } from '../forms/banners-form.ts';
import { endOptions } from '../forms/budgets-form.ts';
import { providerOptions } from '../forms/external-api-form.ts';
import { typeOptions } from '../forms/groups-form.ts';
import { keepFields } from '../forms/keep-fields.ts';
import { inputOptions, sectionOptions } from '../forms/tile-form.ts';
import { dayText } from '../kit/reporting-days.ts';
import { dimensions } from '../statistics/query.ts';
import { audienceOptions } from '../words/agreement-words.ts';
import { actionOptions, entityOptions, resultOptions } from '../words/audit-words.ts';
import { sourceOptions as errorSources, statusOptions as errorStatuses } from '../words/error-words.ts';
import { categoryOptions, statusOptions as feedbackStatuses } from '../words/feedback-words.ts';
import { letterStatusOptions } from '../words/letter-words.ts';
import { sourceOptions } from '../words/log-words.ts';
import { channelOptions, levelOptions } from '../words/mailing-words.ts';
import { metricChoices } from '../words/monitoring-words.ts';
import {
  comparisonOptions,
  formatOptions,
  hourOptions,
  periodOptions,
  kindOptions as reportKinds,
} from '../words/report-words.ts';
import {
  priorityOptions,
  kindOptions as requestKinds,
  statusOptions as requestStatuses,
} from '../words/request-words.ts';
import { roleOptions, statusOptions as userStatuses } from '../words/user-words.ts';

interface Option {
  id: string;
  label: string;
}

/** Titles of fields that no form of the object has, or of objects whose form is not at hand. */
const titles: Readonly<Record<string, string>> = {
  adminIds: 'Администраторы',
  amount: 'Бюджет на\u00a0месяц, ₽',
  answers: 'Ответов',
  assignee: 'Ответственный',
  assigneeId: 'Ответственный',
  atEnd: 'Когда закончится',
  baseUrl: 'Адрес',
  blockReason: 'Причина блокировки',
  body: 'Текст',
  budget: 'Бюджет',
  channel: 'Канал',
  code: 'Код',
  companies: 'Компании',
  companyUuid: 'Компания',
  compare: 'Сравнение',
  connectionUuid: 'Подключение',
  count: 'Получателей',
  dayLimit: 'Запросов в день',
  department: 'Отдел',
  description: 'Описание',
  disabled: 'Выключен',
  disabledReason: 'Почему выключен',
  domains: 'Домены',
  email: 'E-mail',
  emails: 'Кому письмо',
  ends: 'Окончание',
  expires: 'Действует до',
  external: 'Внешний',
  fallbackUuid: 'Запасное подключение',
  format: 'Формат',
  from: 'Первый день',
  group: 'Раздел',
  groupBy: 'Группировка',
  groupType: 'Вид',
  groups: 'Группы',
  hour: 'Час',
  isActive: 'Включено',
  isClosable: 'Можно скрыть',
  isDefault: 'При регистрации',
  isDisabled: 'Отключено',
  isGrantable: 'Выдают компании',
  isInternal: 'В контуре',
  isMailed: 'Письмо, когда будет готов',
  isPopular: 'Популярное',
  isRevoked: 'Отозван',
  isShared: 'Показывать всем',
  isSharingOutside: 'Общий доступ с другими компаниями',
  isShowingByLink: 'Показ презентаций по\u00a0ссылке',
  key: 'Ключ',
  keyExpires: 'Ключ действует до',
  kind: 'Вид отчёта',
  level: 'Важность',
  link: 'Ссылка',
  metric: 'Что проверяется',
  minute: 'Минута звука, ₽',
  minutes: 'За сколько минут',
  models: 'Модели',
  monthLimit: 'Запросов в месяц',
  name: 'Имя',
  networks: 'Сети',
  note: 'Заметка',
  ownerId: 'Владелец',
  model: 'Модель',
  parallel: 'Одновременных запросов',
  picture: 'Картинка, ₽',
  priceIn: 'Цена миллиона токенов запроса, ₽',
  priceOut: 'Цена миллиона токенов ответа, ₽',
  perMinute: 'Запросов в минуту',
  pendingEmail: 'Новый e-mail, ждёт подтверждения',
  period: 'Повторение',
  position: 'Место',
  prefix: 'Начало токена',
  priority: 'Приоритет',
  provider: 'Поставщик',
  questions: 'Вопросы',
  reason: 'Причина',
  role: 'Роль',
  scopes: 'Права',
  search: 'Фильтр и\u00a0порядок',
  service: 'Сервис',
  serviceType: 'Вид сервиса',
  sessionHours: 'Срок сеанса, часов',
  sessionIdleMinutes: 'Сеанс без действий, минут',
  starts: 'Начало',
  startsAt: 'Начало',
  status: 'Статус',
  storageMb: 'Место для файлов, МБ',
  subject: 'Тема',
  tags: 'Слова для поиска',
  tariffId: 'Тариф',
  tariffIds: 'Тарифы',
  text: 'Текст',
  threshold: 'Порог',
  tiles: 'Сервисы',
  timeout: 'Ждать ответа, с',
  title: 'Название',
  to: 'Последний день',
  tokensIn: 'Миллион токенов запроса, ₽',
  tokensOut: 'Миллион токенов ответа, ₽',
  tone: 'Вид',
  typeInput: 'Что принимает',
  warnAt: 'Предупредить, %',
};

/** Titles of the conditions of a filter: `audience.group`, `filter.status`. */
const conditions: Readonly<Record<string, string>> = {
  action: 'действие',
  actor: 'кто',
  assignee: 'ответственный',
  category: 'категория',
  company: 'компании',
  createdFrom: 'созданы с',
  createdTo: 'созданы по',
  department: 'отделы',
  entity: 'вид объекта',
  group: 'группы',
  hasFile: 'с файлом',
  isError: 'с ошибкой',
  isVisited: 'входили в портал',
  isVisited30: 'входили за 30 дней',
  kind: 'вид',
  lastVisitFrom: 'последний вход с',
  lastVisitTo: 'последний вход по',
  place: 'место',
  priority: 'приоритет',
  requestsMax: 'запросов за 30 дней до',
  requestsMin: 'запросов за 30 дней от',
  result: 'результат',
  role: 'роли',
  searchText: 'поиск',
  service: 'сервисы',
  source: 'источник',
  status: 'статусы',
  tariff: 'тарифы',
  user: 'сотрудники',
};

/** Titles that differ from those of the same field of other objects. */
const ownTitles: Readonly<Record<string, string>> = {
  'agreement audience': 'Для кого',
  'agreement isActive': 'Действует',
  'agreement isMandatory': 'Обязательное',
  'agreement starts': 'Действует с',
  'company name': 'Название',
  'price starts': 'Действует с',
  'tile name': 'Имя в\u00a0адресе',
  'token name': 'Название',
  'view name': 'Название',
};

/** Titles of what a brand consists of: `brand.accent`. */
const brandTitles: Readonly<Record<string, string>> = {
  accent: 'акцентный цвет',
  contacts: 'контакты',
  cover: 'обложка',
  dark: 'тёмный цвет',
  fonts: 'шрифты',
  isLogoOnPlate: 'логотип на\u00a0плашке',
  isLogoOnSlides: 'логотип на\u00a0всех слайдах',
  light: 'светлый цвет',
  logo: 'логотип',
  template: 'шаблон PowerPoint',
};

/** Titles of the terms of a company: `keep.chatDays`. */
const keepTitles: Readonly<Record<string, string>> = Object.fromEntries(
  keepFields.map(({ name, label }) => [name, label]),
);

function titleOf(entity: AuditEntity | null, field: string): string {
  const [filter, condition] = field.split('.');
  if (condition === undefined) return ownTitles[`${entity} ${field}`] ?? titles[field] ?? field;
  if (filter === 'brand') return `Фирменный стиль: ${brandTitles[condition] ?? condition}`;
  if (filter === 'keep') return keepTitles[condition] ?? condition;
  const title = conditions[condition] ?? condition;
  return filter === 'audience' ? `Получатели: ${title}` : `Условие: ${title}`;
}

const dimensionOptions = optionsOf(dimensions);

/** Enumerations of the contract by object and field. */
const ofObjects: { readonly [Entity in AuditEntity]?: Readonly<Record<string, readonly Option[]>> } = {
  user: { role: roleOptions, status: userStatuses },
  group: { groupType: typeOptions },
  token: { scopes: scopeOptions },
  agreement: { audience: audienceOptions },
  banner: { tone: toneOptions },
  budget: { atEnd: endOptions },
  error: { status: errorStatuses },
  connection: { provider: providerOptions },
  feedback: { status: feedbackStatuses },
  request: { status: requestStatuses, priority: priorityOptions },
  letter: { status: letterStatusOptions },
  mailing: {
    channel: channelOptions,
    level: levelOptions,
    'audience.role': roleOptions,
    'audience.status': userStatuses,
  },
  report: {
    kind: reportKinds,
    format: formatOptions,
    groupBy: dimensionOptions,
    compare: comparisonOptions,
    'filter.role': roleOptions,
    'filter.category': categoryOptions,
    'filter.priority': priorityOptions,
    'filter.source': [...sourceOptions, ...errorSources],
    'filter.kind': requestKinds,
    'filter.status': [...userStatuses, ...requestStatuses, ...errorStatuses, ...feedbackStatuses],
    'filter.action': actionOptions,
    'filter.entity': entityOptions,
    'filter.result': resultOptions,
  },
  schedule: { format: formatOptions, period: periodOptions, hour: hourOptions },
  rule: { metric: metricChoices },
  tile: { group: sectionOptions, typeInput: inputOptions },
};

/** Fields whose values are numbers of many digits. */
const counts: ReadonlySet<string> = new Set([
  'budget',
  'count',
  'dayLimit',
  'monthLimit',
  'perMinute',
  'storageMb',
]);
const isFlag = /(?:^|\.)(?:(?:is|has)[A-Z]\w*|external|disabled)$/;
const isDate = /(?:^|\.)(?:starts|ends|startsAt|expires|keyExpires|from|to|\w+(?:From|To))$/;

/** A value that is no enumeration: a day, a moment, a number, yes or no. */
function plainValue(field: string, text: string): string {
  if (isFlag.test(field)) return text === 'true' ? 'Да' : text === 'false' ? 'Нет' : text;
  if (counts.has(field) && /^\d+$/.test(text)) return formatNumber(Number(text));
  if (!isDate.test(field)) return text;
  const moment = text.includes('T') ? parseTimestamp(text) : null;
  return moment ? formatDateTime(moment) : dayText(text);
}

/** A value of an enumeration, or several with commas; null where one of them is unknown. */
function namedValue(options: readonly Option[], text: string): string | null {
  const names = text.split(', ').map((one) => options.find(({ id }) => id === one)?.label);
  return names.every((name) => name !== undefined) ? names.join(', ') : null;
}

/** A changed field as people read it. */
export interface ShownChange {
  label: string;
  before: string;
  after: string;
}

/**
 * The changed fields with their labels and values in words.
 *
 * @param entity what was changed; null is one that the portal does not know
 * @param fields the form of the object, as far as it is at hand
 */
export function shownChanges(
  changes: readonly AuditChange[],
  entity: AuditEntity | null,
  fields: readonly Pick<AnyField, 'name' | 'label'>[] = [],
): ShownChange[] {
  return changes.map(({ field, before, after }) => {
    const own = fields.find(({ name }) => name === field);
    const options: readonly Option[] = [
      ...(own && 'options' in own && Array.isArray(own.options) ? own.options : []),
      ...((entity && ofObjects[entity]?.[field]) ?? []),
    ];
    const shown = (text: string | null): string =>
      text === null ? '—' : (namedValue(options, text) ?? plainValue(field, text));
    return { label: own?.label ?? titleOf(entity, field), before: shown(before), after: shown(after) };
  });
}
