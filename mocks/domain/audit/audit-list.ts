/** The list of the audit: filters and order, and its table for downloads. */
import type { paths } from '#api/generated/gateway.d.ts';
import { rowsInOrder } from '#mocks/domain/feed/order.ts';
import { checkPeriod } from '#mocks/domain/lists/days.ts';
import { among, containing, equal, narrowed, sorted, withinDays } from '#mocks/domain/lists/list.ts';
import { exactCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Database, Schemas, StoredAudit } from '#mocks/store/database.ts';
import type { Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';

type Query = paths['/admin/logs/getListAudit']['get']['parameters']['query'];

/** Longest period of the list, and of the history of one object, days. */
const MAX_DAYS = 31;
const MAX_DAYS_OF_ONE = 366;

/** The entries that the query finds among these, in its order. `isTop`: whether no other entry stands for this one. */
function findAudit(
  all: Iterable<StoredAudit>,
  { from, to, actor, action, entity, key, parent, result, searchText, sort }: Query,
  isTop: (entry: StoredAudit) => boolean,
  maxDays = MAX_DAYS,
): StoredAudit[] {
  const isOfOne = key !== undefined || parent !== undefined;
  checkPeriod(from, to, isOfOne ? MAX_DAYS_OF_ONE : maxDays);
  const isWithBatches = isOfOne || searchText !== undefined;
  const entries = narrowed(all, [
    withinDays(from, to, ({ moment }) => moment),
    isWithBatches ? undefined : isTop,
    among(actor, ({ actorId }) => actorId),
    among(action, (entry) => entry.action),
    among(entity, (entry) => entry.entity),
    equal(key, (entry) => entry.key),
    equal(parent, ({ parentUuid }) => parentUuid),
    among(result, (entry) => entry.result),
    containing(searchText, (entry) => folded(`${entry.actor}\n${entry.object}`)),
  ]);
  return sorted(entries, sort ?? 'moment,desc', { moment: ({ moment }) => moment }, ({ uuid }) => uuid);
}

/**
 * The entries that the query finds, in its order.
 *
 * @param maxDays longest period; @default that of the list
 * @throws `fields-invalid` for a longer one
 */
export const listAudit = ({ database }: Rows, query: Query, maxDays?: number): StoredAudit[] =>
  findAudit(database.audit.values(), query, ({ parentUuid }) => parentUuid === null, maxDays);

/** The entries of a company by uuid, without the network addresses of the platform's administrators (COMP-09). */
export function auditOfCompany(database: Database, company: string): ReadonlyMap<string, StoredAudit> {
  return new Map(
    rowsInOrder(database, 'audit', company).flatMap(({ uuid, isByPlatform = true }) => {
      const entry = database.audit.get(uuid);
      return entry ? [[uuid, isByPlatform ? { ...entry, address: '' } : entry] as const] : [];
    }),
  );
}

/**
 * Like `listAudit`, for the entries of a company. Those of a change of many objects are listed where the change itself is
 * none of them, because it had objects of several companies.
 */
export function listCompanyAudit({ database }: Rows, query: Query, company: string): StoredAudit[] {
  const own = auditOfCompany(database, company);
  return findAudit(own.values(), query, ({ parentUuid }) => parentUuid === null || !own.has(parentUuid));
}

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
  price: 'цена',
  budget: 'бюджет',
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
  tile: 'сервис',
  job: 'задание',
  view: 'представление таблицы',
  agreement: 'соглашение',
  presentation: 'презентация',
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
  moment: { title: 'Время', cell: ({ moment }) => exactCell(moment) },
  actor: { title: 'Кто', cell: ({ actor }) => actor },
  action: { title: 'Действие', cell: ({ action }) => actions[action] },
  entity: { title: 'Вид объекта', cell: ({ entity }) => entities[entity] },
  object: { title: 'Объект', cell: ({ object }) => object },
  result: { title: 'Результат', cell: ({ result }) => results[result] },
  address: { title: 'Адрес', cell: ({ address }) => address },
};
