/** Usage by day, user and service, counted from the stored requests. */

import type { Table } from '#lib/office/cell.ts';
import type { Database } from '../db/database.ts';
import { DAY, dayOf } from '../lists/days.ts';

export interface StatisticsQuery {
  /** First day, `YYYY-MM-DD`; @default 30 days before the last one */
  readonly from?: string;
  /** Last day. @default today */
  readonly to?: string;
  readonly now: Date;
}

function shown(day: string): string {
  return day.split('-').reverse().join('.');
}

/** The table with its header, newest day first; undefined when the period ends before it starts. */
export function statisticsOf(database: Database, { from, to, now }: StatisticsQuery): Table | undefined {
  const last = to ?? dayOf(now.getTime());
  const first = from ?? dayOf(Date.parse(`${last}T00:00:00Z`) - 30 * DAY);
  if (first > last) return undefined;
  const counts = new Map<string, { day: string; email: string; service: string; count: number }>();
  for (const message of database.messages.values()) {
    const day = dayOf(Date.parse(message.date));
    const service = database.chats.get(message.chatUuid)?.serviceType;
    if (message.role !== 'user' || service === undefined || day < first || day > last) continue;
    const key = `${day} ${message.owner} ${service}`;
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, { day, email: message.owner, service, count });
  }
  const rows = [...counts]
    .sort(([, a], [, b]) => b.day.localeCompare(a.day) || a.email.localeCompare(b.email) || b.count - a.count)
    .map(([, { day, email, service, count }]) => [shown(day), email, service, count]);
  return [['Дата', 'Сотрудник', 'Сервис', 'Запросов'], ...rows];
}
