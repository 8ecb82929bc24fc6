import { formatDateTime } from '#lib/dates.ts';
import type { ErrorReport } from '#platform/feedback.ts';

/** Initial text of an error report: the known facts, and room for the user's description (APP-13). */
export const reportText = ({ title, message, path, at }: ErrorReport): string =>
  [
    `Что случилось: ${title}`,
    `Текст ошибки: ${message}`,
    `Страница: ${path}`,
    `Время: ${formatDateTime(new Date(at))}`,
    '',
    'Что я делал(а) перед этим: ',
  ].join('\n');
