import { formatDateTime } from '#lib/dates.ts';
import { formatMoment } from '#lib/format-moment.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { inReportingZone } from './reporting-days.ts';

interface MomentProps {
  /** A timestamp of the gateway. */
  value: string | null;
  /** Shown without a timestamp. @default — */
  none?: string;
  /** In a list: `сегодня, 9:05`, `12 ноября`. */
  isShort?: boolean;
}

/** A time in the local zone; its tooltip shows it in the time zone of the reports (administration.md §2.4). */
export function Moment({ value, none = '—', isShort = false }: MomentProps) {
  const date = value === null ? null : parseTimestamp(value);
  if (value === null || !date) return none;
  return (
    <time dateTime={value} title={inReportingZone(date)}>
      {isShort ? formatMoment(date) : formatDateTime(date)}
    </time>
  );
}
