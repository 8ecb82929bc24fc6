/** The two outages in the synthetic usage, by days before the first start. */
import { isWorkingDay } from './calendar.ts';
import { serviceUsage } from './services.ts';

interface Outage {
  /** Number of the day. */
  readonly day: number;
  /** Hours of the day in Moscow, `until` excluded. */
  readonly from: number;
  readonly until: number;
  readonly isHit: (service: number) => boolean;
  /** Share of the requests that fail. */
  readonly failures: number;
  /** How many times longer the others take. */
  readonly slowness: number;
}

const claude = serviceUsage.findIndex(({ serviceType }) => serviceType === 'claude');

/**
 * The day before the first start one service is slow, so that «Почему вчера было медленно?» has an answer; a working day
 * about three months earlier nothing outside of the perimeter answers.
 */
export function outagesBefore(start: number): readonly Outage[] {
  let day = start - 96;
  while (!isWorkingDay(day)) day--;
  return [
    {
      day: start - 1,
      from: 11,
      until: 16,
      failures: 0.3,
      slowness: 5,
      isHit: (service) => service === claude,
    },
    {
      day,
      from: 14,
      until: 17,
      failures: 0.8,
      slowness: 3,
      isHit: (service) => serviceUsage[service]?.isExternal ?? false,
    },
  ];
}
