import { formatDate, formatTime, isSameDay } from './dates.ts';

/** When a draft was changed, after «от»: the time of today without seconds, else the day. */
export const draftMoment = (date: Date, now = new Date()): string =>
  isSameDay(date, now) ? formatTime(date).replace(/:\d\d$/, '') : formatDate(date);
