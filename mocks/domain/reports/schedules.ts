/** Schedules: when their reports are made, and of which days. */

import type { Background } from '#mocks/domain/jobs/jobs.ts';
import { DAY, dayOf, startOf } from '#mocks/domain/lists/days.ts';
import type { Sender } from '#mocks/domain/mail/mailbox.ts';
import { companyUuidOf, findPerson, isShutOut } from '#mocks/domain/people/person.ts';
import type { Schemas, StoredSchedule, User } from '#mocks/store/database.ts';
import type { Rows } from '#mocks/store/rows.ts';
import { kinds } from './kinds.ts';
import { putReport, startReports } from './make.ts';

type Period = Schemas['SchedulePeriod'];

const HOUR = 60 * 60 * 1000;
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** Whether reports of a schedule are made on a day. */
const isDue = (period: Period, day: string): boolean =>
  period === 'daily' || (period === 'weekly' ? weekdayOf(day) === 0 : day.endsWith('-01'));

/** The next moment after `now` at which a report is made. */
export function nextRun(period: Period, hour: number, now: Date): string {
  let day = dayOf(now.getTime());
  const at = () => Date.parse(startOf(day)) + hour * HOUR;
  while (!isDue(period, day) || at() <= now.getTime()) day = shifted(day, 1);
  return new Date(at()).toISOString();
}

/** The days of which a report is that is made on a day: the day, week or month before. */
export function daysOf(period: Period, day: string): { from: string; to: string } {
  if (period === 'daily') return { from: shifted(day, -1), to: shifted(day, -1) };
  if (period === 'weekly') {
    const monday = shifted(day, -weekdayOf(day));
    return { from: shifted(monday, -7), to: shifted(monday, -1) };
  }
  const last = shifted(`${day.slice(0, 7)}-01`, -1);
  return { from: `${last.slice(0, 7)}-01`, to: last };
}

/** Whether a person may order reports of the platform, or of a company, now. */
export function mayOrder({ database }: Rows, user: User, companyUuid: string | null): boolean {
  if (isShutOut(database, user)) return false;
  if (companyUuid === null) return user.profile.role === 'ADMIN';
  const isAdmin = user.profile.groups.some(({ name }) => name === 'COMPANY_ADMIN');
  return isAdmin && companyUuidOf(database, user) === companyUuid;
}

/**
 * Orders the reports whose time has come, one for each schedule however many were missed. A schedule of somebody who may
 * not order reports any more is passed over.
 */
export function runSchedules(deps: Sender & Background): void {
  const { database, now } = deps;
  const moment = now();
  const due = [...database.schedules.values()].filter(({ next }) => Date.parse(next) <= moment.getTime());
  if (due.length === 0) return;
  database.store.writeOrKeep((transaction) => {
    for (const schedule of due) {
      const { uuid, report, period, hour, next, ownerId, companyUuid, portal } = schedule;
      const author = findPerson(database, ownerId);
      const later: StoredSchedule = { ...schedule, next: nextRun(period, hour, moment) };
      transaction.put(database.schedules, later);
      if (!author || !mayOrder(deps, author, companyUuid)) continue;
      const days = kinds[report.kind].hasPeriod ? daysOf(period, dayOf(Date.parse(next))) : {};
      const order = { ...report, parameters: { ...report.parameters, ...days } };
      putReport(deps, transaction, { order, ownerId, companyUuid, portal, scheduleUuid: uuid });
    }
  });
  startReports(deps);
}
