/** The table of requests for downloads. */

import { DAY } from '#mocks/domain/lists/days.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import type { RequestRow } from './requests.ts';

export const kinds: Readonly<Record<Schemas['AccessRequestKind'], string>> = {
  registration: 'доступ к порталу',
  company: 'вступление в компанию',
  service: 'закрытый сервис',
  limit: 'повышение лимита',
};
const priorities: Readonly<Record<Schemas['AccessRequestPriority'], string>> = {
  low: 'низкий',
  normal: 'обычный',
  high: 'высокий',
};
export const statuses: Readonly<Record<Schemas['AccessRequestStatus'], string>> = {
  new: 'новый',
  waiting: 'ждёт ответа',
  approved: 'одобрен',
  rejected: 'отклонён',
};

/** How long a request waited for its decision, or waits at the time `now`, days. */
const ageOf = ({ created, decision }: RequestRow, now: Date): number =>
  Math.floor(((decision ? Date.parse(decision.date) : now.getTime()) - Date.parse(created)) / DAY);

export const requestColumns = (now: Date): TableColumns<RequestRow> => ({
  number: { title: '№', cell: ({ number }) => number },
  kind: { title: 'Вид', cell: ({ kind }) => kinds[kind] },
  name: { title: 'Кто', cell: ({ name }) => name },
  email: { title: 'E-mail', cell: ({ email }) => email },
  company: { title: 'Компания', cell: ({ companyName }) => companyName ?? '' },
  service: { title: 'Сервис', cell: ({ serviceTitle }) => serviceTitle ?? '' },
  tasks: { title: 'Задачи', cell: ({ tasks }) => tasks },
  priority: { title: 'Приоритет', cell: ({ priority }) => priorities[priority] },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
  age: { title: 'Возраст, дней', cell: (row) => ageOf(row, now) },
  created: { title: 'Создан', cell: ({ created }) => momentCell(created) },
  decidedBy: { title: 'Решение', cell: ({ decision }) => decision?.by ?? '' },
  reason: { title: 'Причина', cell: ({ decision }) => decision?.reason ?? '' },
});
