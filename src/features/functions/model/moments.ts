import { formatDate, isSameDay } from '#lib/dates.ts';
import { draftMoment as momentOf } from '#lib/draft-moment.ts';

/** When something was saved: «в 14:05» of today, else «20.11.2026 в 14:05». */
export const savedMoment = (date: Date, now = new Date()): string =>
  `${isSameDay(date, now) ? '' : `${formatDate(date)} `}в\u00a0${momentOf(date, date)}`;
