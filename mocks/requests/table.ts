/** The table of requests for downloads. */
import type { Schemas } from '../db/database.ts';
import { shownMoment } from '../lists/days.ts';
import type { TableColumns } from '../tables/table.ts';
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
const statuses: Readonly<Record<Schemas['AccessRequestStatus'], string>> = {
  new: 'новый',
  waiting: 'ждёт ответа',
  approved: 'одобрен',
  rejected: 'отклонён',
};

export const requestColumns: TableColumns<RequestRow> = {
  number: { title: '№', cell: ({ number }) => number },
  kind: { title: 'Вид', cell: ({ kind }) => kinds[kind] },
  name: { title: 'Кто', cell: ({ name }) => name },
  email: { title: 'E-mail', cell: ({ email }) => email },
  company: { title: 'Компания', cell: ({ companyName }) => companyName ?? '' },
  service: { title: 'Сервис', cell: ({ serviceTitle }) => serviceTitle ?? '' },
  tasks: { title: 'Задачи', cell: ({ tasks }) => tasks },
  priority: { title: 'Приоритет', cell: ({ priority }) => priorities[priority] },
  created: { title: 'Создан', cell: ({ created }) => shownMoment(created) },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
  decidedBy: { title: 'Решение', cell: ({ decision }) => decision?.by ?? '' },
  reason: { title: 'Причина', cell: ({ decision }) => decision?.reason ?? '' },
};
