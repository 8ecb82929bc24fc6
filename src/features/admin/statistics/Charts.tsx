import { keepPreviousData } from '@tanstack/react-query';
import { useUsageSeriesList } from '#api/generated/hooks/admin/admin.ts';
import type { UsageStep } from '#api/generated/model/usageStep.ts';
import type { UsageSummary } from '#api/generated/model/usageSummary.ts';
import { Button, EmptyState, HeatMap, LineChart, Skeleton } from '#ui/index.ts';
import { reportingToday } from '../reporting-days.ts';
import { charts } from './Overview.css.ts';
import { stepOf } from './periods.ts';
import { type StatisticsQuery, totalsQuery } from './query.ts';

interface ChartsProps {
  query: StatisticsQuery;
  /** The sums of the period; undefined while they are loaded. */
  summary: UsageSummary | undefined;
}

/** Requests over time, and by hour and weekday. */
export function Charts({ query, summary }: ChartsProps) {
  const step = stepOf(query);
  const time = useSeries(query, step);
  const hours = useSeries(query, 'weekHour');
  if (time.isError || hours.isError)
    return (
      <EmptyState
        title="Не удалось загрузить графики"
        action={
          <Button onPress={() => void Promise.all([time.refetch(), hours.refetch()])}>Повторить</Button>
        }
      />
    );
  return (
    <div className={charts}>
      {time.data ? (
        <LineChart
          instead={<Skeleton />}
          title="Запросы"
          points={time.data}
          names={{ all: 'Запросы' }}
          step={step}
          partial={step === 'day' ? reportingToday() : undefined}
          previous={summary?.previous?.requests}
        />
      ) : (
        <Skeleton />
      )}
      {hours.data ? (
        <HeatMap instead={<Skeleton />} title="Запросы по часам и дням недели" points={hours.data} />
      ) : (
        <Skeleton />
      )}
    </div>
  );
}

function useSeries(query: StatisticsQuery, step: UsageStep) {
  const { compare: _compared, ...asked } = totalsQuery(query);
  return useUsageSeriesList({ ...asked, step }, { query: { placeholderData: keepPreviousData } });
}
