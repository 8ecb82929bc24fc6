/** The zone of a table's reader: its clock for the moments, its name for the headings (ADM-15). */
import type { Clock, Table } from '#lib/office/cell.ts';

const MOSCOW = 'Europe/Moscow';
const HOUR = 3_600_000;

function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('ru-RU', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('ru-RU', { ...options, timeZone: MOSCOW });
  }
}

/** A zone, or Moscow's for one that is not known. */
export interface Zone {
  readonly clock: Clock;
  /** `МСК`, `Владивосток, UTC+10`; without the offset where it changes in the year. */
  readonly name: string;
}

/** @param timeZone an IANA name */
export function zoneOf(timeZone: string = MOSCOW): Zone {
  const format = formatter(timeZone, { timeZoneName: 'longOffset' });
  const known = new Map<number, number>();
  const offsetOf = (moment: Date): number => {
    const hour = Math.floor(moment.getTime() / HOUR);
    const before = known.get(hour);
    if (before !== undefined) return before;
    // `GMT`, `GMT+05:30`.
    const shown = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(shown) ?? [];
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + (Number(minutes) * HOUR) / 60);
    known.set(hour, offset);
    return offset;
  };
  return {
    clock: (moment) => moment.getTime() + offsetOf(moment),
    name: nameOf(format.resolvedOptions().timeZone, offsetOf),
  };
}

function nameOf(timeZone: string, offsetOf: (moment: Date) => number): string {
  if (timeZone === MOSCOW) return 'МСК';
  const year = new Date().getUTCFullYear();
  const [winter, summer] = [0, 6].map((month) => offsetOf(new Date(Date.UTC(year, month, 1)))) as [
    number,
    number,
  ];
  const city = formatter(timeZone, { timeZoneName: 'shortGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  const place = city && !/^(?:GMT|UTC)/.test(city) ? city : timeZone;
  if (winter !== summer) return place;
  const minutes = Math.abs(winter / 60_000);
  const part = minutes % 60 === 0 ? '' : `:${minutes % 60}`;
  return `${place}, UTC${winter < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${part}`;
}

/** The table with the zone's name in the headings of its moments. */
export function withZone([head = [], ...body]: Table, { name }: Zone): Table {
  const titled = head.map((title, index) => {
    const hasMoments = body.some((row) => {
      const cell = row[index];
      return typeof cell === 'object' && cell.type === 'datetime';
    });
    return hasMoments ? `${String(title)}, ${name}` : title;
  });
  return [titled, ...body];
}
