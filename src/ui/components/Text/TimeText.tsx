import { formatDateTime } from '#lib/dates.ts';
import { formatMoment } from '#lib/format-moment.ts';

/** A moment as people say it, «вчера, 15:30»; its tooltip has the full date and time (APP-15). */
export const TimeText = ({ date }: { date: Date }) => (
  <time dateTime={date.toISOString()} title={formatDateTime(date)}>
    {formatMoment(date)}
  </time>
);
