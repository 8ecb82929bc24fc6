import { formatDateTime } from './dates.ts';

/** `DD.MM.YYYY, HH:mm` in local time, for sentences: seconds are of no use there. */
export const formatMinute = (date: Date): string => formatDateTime(date).replace(/:\d\d$/, '');
