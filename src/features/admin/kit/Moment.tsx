import { formatDateTime } from '#lib/dates.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { inReportingZone } from './reporting-days.ts';

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
  return (
    <time dateTime={value} title={inReportingZone(date)}>
      {formatDateTime(date)}
    </time>
  );
}
