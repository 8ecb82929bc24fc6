/** What the audit says, in words. */

import type { AuditAction } from '#api/generated/model/auditAction.ts';
import type { AuditEntity } from '#api/generated/model/auditEntity.ts';
import type { AuditResult } from '#api/generated/model/auditResult.ts';
import { optionsOf } from '#lib/options.ts';
import { unknownText } from '../kit/words.ts';

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
  price: 'Цена',
  budget: 'Бюджет',
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
  tile: 'Сервис',
  job: 'Задание',
  view: 'Представление таблицы',
  agreement: 'Соглашение',
  presentation: 'Презентация',
};

const results: Readonly<Record<AuditResult, string>> = {
  done: 'Выполнено',
  unchanged: 'Без изменений',
  refused: 'Отказано',
};

export const actionText = (action: AuditAction | null): string => (action ? actions[action] : unknownText);
export const entityText = (entity: AuditEntity | null): string => (entity ? entities[entity] : unknownText);
export const resultText = (result: AuditResult | null): string => (result ? results[result] : unknownText);

export const actionOptions = optionsOf(actions);
export const entityOptions = optionsOf(entities);
export const resultOptions = optionsOf(results);
