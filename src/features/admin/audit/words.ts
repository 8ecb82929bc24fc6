/** What the audit says, in words. */
import type { AuditAction } from '#api/generated/model/auditAction.ts';
import type { AuditChange } from '#api/generated/model/auditChange.ts';
import type { AuditEntity } from '#api/generated/model/auditEntity.ts';
import type { AuditResult } from '#api/generated/model/auditResult.ts';
import type { AnyField } from '#forms/index.ts';
import { formatNumber } from '#lib/numbers.ts';

const actions: Readonly<Record<AuditAction, string>> = {
  add: 'Добавление',
  change: 'Изменение',
  remove: 'Удаление',
  move: 'Перестановка',
  block: 'Блокировка',
  unblock: 'Разблокировка',
  send: 'Отправка письма',
  signOut: 'Завершение сессий',
  confirm: 'Подтверждение',
  stop: 'Остановка',
  reset: 'Перевыпуск',
  check: 'Проверка',
  import: 'Импорт',
  download: 'Скачивание',
  read: 'Просмотр содержания',
};

const entities: Readonly<Record<AuditEntity, string>> = {
  user: 'Пользователь',
  import: 'Список пользователей',
  group: 'Группа',
  company: 'Компания',
  tariff: 'Тариф',
  token: 'Токен',
  banner: 'Объявление',
  error: 'Ошибка',
  connection: 'Подключение',
  feedback: 'Обращение',
  request: 'Запрос',
  letter: 'Письмо',
  template: 'Шаблон письма',
  mailing: 'Рассылка',
  audit: 'Журнал действий',
  usage: 'Журнал использования',
  signIn: 'Журнал входов',
  rule: 'Правило оповещения',
  statistics: 'Статистика',
  report: 'Отчёт',
  schedule: 'Расписание отчёта',
  tile: 'Плитка',
};

const results: Readonly<Record<AuditResult, string>> = {
  done: 'Выполнено',
  unchanged: 'Без изменений',
  refused: 'Отказано',
};

/** Shown for a value that the portal does not know (PRE-13). */
const unknown = 'Неизвестно';

export const actionText = (action: AuditAction | null): string => (action ? actions[action] : unknown);
export const entityText = (entity: AuditEntity | null): string => (entity ? entities[entity] : unknown);
export const resultText = (result: AuditResult | null): string => (result ? results[result] : unknown);

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, label]) => ({ id, label }));
export const actionOptions = optionsOf(actions);
export const entityOptions = optionsOf(entities);
export const resultOptions = optionsOf(results);

/** Titles of fields that no form of the object has, or of objects whose form is not at hand. */
const fieldTitles: Readonly<Record<string, string>> = {
  adminIds: 'Администраторы',
  admins: 'Администраторы',
  assignee: 'Ответственный',
  audience: 'Получатели',
  baseUrl: 'Адрес',
  blockReason: 'Причина блокировки',
  budget: 'Бюджет',
  companyUuid: 'Компания',
  companies: 'Компании',
  connectionUuid: 'Подключение',
  dayLimit: 'Запросов в день',
  decision: 'Решение',
  department: 'Отдел',
  description: 'Описание',
  disabled: 'Выключен',
  disabledReason: 'Почему выключен',
  domains: 'Домены',
  email: 'E-mail',
  ends: 'Окончание',
  expires: 'Действует до',
  external: 'Внешний',
  fallbackUuid: 'Запасное подключение',
  group: 'Раздел',
  groups: 'Группы',
  isActive: 'Включено',
  groupType: 'Вид',
  isDefault: 'При регистрации',
  isDisabled: 'Отключено',
  isGrantable: 'Выдают компании',
  isInternal: 'В контуре',
  isPopular: 'Популярное',
  isRevoked: 'Отозван',
  key: 'Ключ',
  keyExpires: 'Ключ действует до',
  models: 'Модели',
  monthLimit: 'Запросов в месяц',
  name: 'Имя',
  networks: 'Сети',
  note: 'Заметка',
  owner: 'Владелец',
  ownerId: 'Владелец',
  parallel: 'Одновременных запросов',
  perMinute: 'Запросов в минуту',
  position: 'Место',
  prefix: 'Начало токена',
  provider: 'Поставщик',
  questions: 'Вопросы',
  reason: 'Причина',
  role: 'Роль',
  scopes: 'Права',
  starts: 'Начало',
  status: 'Статус',
  subject: 'Тема',
  tags: 'Слова для поиска',
  tariffId: 'Тариф',
  tariffIds: 'Тарифы',
  text: 'Текст',
  tiles: 'Сервисы',
  timeout: 'Ждать ответа, с',
  title: 'Название',
  tone: 'Вид',
  typeInput: 'Что принимает',
  warnAt: 'Предупредить, %',
};

const flags: Readonly<Record<string, string>> = { true: 'Да', false: 'Нет' };
/** Fields whose values are numbers of many digits. */
const counts: ReadonlySet<string> = new Set(['budget', 'dayLimit', 'monthLimit', 'perMinute']);
const grouped = (field: string, text: string): string =>
  counts.has(field) && /^\d+$/.test(text) ? formatNumber(Number(text)) : text;

/** A changed field as people read it. */
export interface ShownChange {
  label: string;
  before: string;
  after: string;
}

/**
 * The changed fields with their labels and values in words.
 *
 * @param fields the form of the object, as far as it is at hand
 */
export function shownChanges(
  changes: readonly AuditChange[],
  fields: readonly Pick<AnyField, 'name' | 'label'>[],
): ShownChange[] {
  return changes.map(({ field, before, after }) => {
    const own = fields.find(({ name }) => name === field);
    const options = own && 'options' in own && Array.isArray(own.options) ? own.options : [];
    const shown = (text: string | null): string => {
      if (text === null) return '—';
      const option = options.find((one: { id: string; label: string }) => one.id === text);
      return option?.label ?? flags[text] ?? grouped(field, text);
    };
    return { label: own?.label ?? fieldTitles[field] ?? field, before: shown(before), after: shown(after) };
  });
}
