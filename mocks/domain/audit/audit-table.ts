/** The table of the audit for downloads. */

import { shownMoment } from '#mocks/domain/lists/days.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';

const actions: Readonly<Record<Schemas['AuditAction'], string>> = {
  add: 'добавление',
  change: 'изменение',
  remove: 'удаление',
  move: 'перестановка',
  block: 'блокировка',
  unblock: 'разблокировка',
  send: 'письмо',
  signOut: 'завершение сессий',
  confirm: 'подтверждение',
  stop: 'остановка',
  reset: 'перевыпуск',
  check: 'проверка',
  import: 'импорт',
  download: 'скачивание',
  read: 'просмотр содержания',
};

const entities: Readonly<Record<Schemas['AuditEntity'], string>> = {
  user: 'пользователь',
  import: 'список пользователей',
  group: 'группа',
  company: 'компания',
  tariff: 'тариф',
  token: 'токен',
  banner: 'объявление',
  error: 'ошибка',
  connection: 'подключение',
  feedback: 'обращение',
  request: 'запрос',
  letter: 'письмо',
  template: 'шаблон письма',
  mailing: 'рассылка',
  audit: 'журнал действий',
  usage: 'журнал использования',
  signIn: 'журнал входов',
  rule: 'правило оповещения',
  statistics: 'статистика',
  report: 'отчёт',
  schedule: 'расписание отчёта',
  tile: 'плитка',
  job: 'задание',
  view: 'представление таблицы',
};

const results: Readonly<Record<Schemas['AuditResult'], string>> = {
  done: 'выполнено',
  unchanged: 'без изменений',
  refused: 'отказано',
};

/** An entry of the contract with known action, entity and result. */
export type AuditRow = Schemas['AuditEntry'] & {
  readonly action: Schemas['AuditAction'];
  readonly entity: Schemas['AuditEntity'];
  readonly result: Schemas['AuditResult'];
};

export const auditColumns: TableColumns<AuditRow> = {
  moment: { title: 'Время', cell: ({ moment }) => shownMoment(moment) },
  actor: { title: 'Кто', cell: ({ actor }) => actor },
  action: { title: 'Действие', cell: ({ action }) => actions[action] },
  entity: { title: 'Вид объекта', cell: ({ entity }) => entities[entity] },
  object: { title: 'Объект', cell: ({ object }) => object },
  result: { title: 'Результат', cell: ({ result }) => results[result] },
  address: { title: 'Адрес', cell: ({ address }) => address },
};
