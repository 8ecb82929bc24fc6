/** Ten reports and two schedules of the administrator. Those that wait are made right after the start. */

import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import { daysOf, nextRun } from '#mocks/domain/reports/schedules.ts';
import { seedOnce } from '#mocks/initial/once.ts';
import type { Database, Schemas, StoredReport, StoredSchedule } from '#mocks/store/database.ts';
import { createdBy } from '#mocks/store/versioned.ts';

type Order = Schemas['ReportOrder'];
type Parameters = Schemas['ReportParameters'];

const ADMIN = 2;
const PORTAL = 'http://127.0.0.1:8080';

const order = (
  title: string,
  kind: Order['kind'],
  parameters: Partial<Parameters> = {},
  format: Order['format'] = 'xlsx',
): Order => ({
  title,
  kind,
  format,
  isMailed: false,
  parameters: {
    from: null,
    to: null,
    groupBy: null,
    compare: 'none',
    filter: {},
    columns: [],
    ...parameters,
  },
});

interface Seed {
  readonly order: Order;
  /** Days since it was ordered. */
  readonly age: number;
  readonly status: StoredReport['status'];
  readonly error?: string;
}

function seedsOf(today: string): Seed[] {
  const month = daysOf('monthly', today);
  const week = daysOf('weekly', today);
  const year = { from: dayOf(Date.parse(today) - 364 * DAY), to: today };
  const columns = ['title', 'requests', 'previous', 'users', 'cost'];
  return [
    {
      order: order('Использование по отделам за прошлый месяц', 'usage', {
        ...month,
        groupBy: 'department',
        compare: 'before',
        columns,
      }),
      age: 0,
      status: 'waiting',
    },
    {
      order: order('Расходы по сервисам', 'cost', { ...month, groupBy: 'service' }),
      age: 1,
      status: 'waiting',
    },
    { order: order('Не работали в прошлом месяце', 'inactive', month), age: 1, status: 'waiting' },
    {
      order: order('Пользователи агрохолдинга', 'users', {
        filter: { company: ['7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01'] },
      }),
      age: 3,
      status: 'waiting',
    },
    { order: order('Ошибки за неделю', 'errors', week, 'csv'), age: 4, status: 'waiting' },
    { order: order('Соглашения сотрудников', 'agreements', {}, 'csv'), age: 6, status: 'waiting' },
    {
      order: order('Запросы по сотрудникам за год', 'usage', { ...year, groupBy: 'user' }, 'csv'),
      age: 8,
      status: 'stopped',
    },
    {
      order: order('Журнал действий за год', 'audit', year, 'csv'),
      age: 9,
      status: 'failed',
      error: 'На диске шлюза не хватило места. Попробуйте позже',
    },
    { order: order('Обращения за месяц', 'feedback', month), age: 45, status: 'expired' },
    {
      order: order('Использование по дням', 'usage', { ...month, groupBy: 'day' }),
      age: 61,
      status: 'expired',
    },
  ];
}

function storedReport({ order: ordered, age, status, error }: Seed, now: Date): StoredReport {
  const created = now.getTime() - age * DAY - (age + 1) * 60_000;
  const isExpired = status === 'expired';
  return {
    ...ordered,
    uuid: crypto.randomUUID(),
    ownerId: ADMIN,
    companyUuid: null,
    portal: PORTAL,
    status,
    progress: isExpired ? 100 : 0,
    rows: isExpired ? 31 : null,
    size: isExpired ? 7412 : null,
    created: new Date(created).toISOString(),
    error: error ?? null,
    scheduleUuid: null,
    expires: isExpired ? new Date(created + 30 * DAY).toISOString() : null,
  };
}

/** Adds the reports once, to a state without any. */
export function seedReports(database: Database, now: Date): void {
  seedOnce(database, 'reports', (transaction) => {
    const created = new Date(now.getTime() - 20 * DAY);
    const schedule = (report: Order, period: StoredSchedule['period'], hour: number): StoredSchedule => ({
      uuid: crypto.randomUUID(),
      report,
      period,
      hour,
      next: nextRun(period, hour, now),
      ownerId: ADMIN,
      companyUuid: null,
      portal: PORTAL,
      ...createdBy('admin@neuro.example', created),
    });
    for (const seed of seedsOf(dayOf(now.getTime())))
      transaction.put(database.reports, storedReport(seed, now));
    transaction.put(
      database.schedules,
      schedule(
        order('Расходы по компаниям', 'cost', { groupBy: 'company', compare: 'before' }),
        'monthly',
        9,
      ),
    );
    transaction.put(
      database.schedules,
      schedule(
        order('Ошибки за неделю', 'errors', { filter: { status: ['new', 'again'] } }, 'csv'),
        'weekly',
        8,
      ),
    );
  });
}
