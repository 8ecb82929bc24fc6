import { formatDateTime, formatInZone } from '#lib/dates.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { config } from '#platform/config.ts';

interface MomentProps {
  /** A timestamp of the gateway. */
  value: string | null;
  /** Shown without a timestamp. @default — */
  none?: string;
}

/** A time in the local zone; its tooltip shows it in the time zone of the reports (administration.md §2.4). */
export function Moment({ value, none = '—' }: MomentProps) {
  const date = value === null ? null : parseTimestamp(value);
  if (value === null || !date) return none;
  const zone = config.reportTimeZone;
  return (
    <time dateTime={value} title={`${zone}: ${formatInZone(date, zone)}`}>
      {formatDateTime(date)}
    </time>
  );
}
