import { LineChart, Preloader } from '#ui/index.ts';
import { daysBefore, reportingToday } from '../kit/reporting-days.ts';

/** A group's failures of the last 14 days, of which today is not over. */
export function ByDay({ trend }: { trend: readonly number[] }) {
  const today = reportingToday();
  return (
    <LineChart
      instead={<Preloader />}
      title="Случаи за 14 дней"
      names={{ count: 'Случаи' }}
      points={trend.map((value, index) => ({
        start: daysBefore(today, trend.length - 1 - index),
        key: 'count',
        value,
      }))}
      partial={today}
    />
  );
}
