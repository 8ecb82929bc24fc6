import { formatDateTime, formatInZone, parseTimestamp } from '#lib/dates.ts';
import { config } from '#platform/config.ts';

interface MomentProps {
  /** Timestamp of the gateway. */
  value: string | null;
  /** Shown where there was none. @default — */
  none?: string;
}

/** A moment in local time; its tooltip says it in the zone that reports are made in (administration.md §2.4). */
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
