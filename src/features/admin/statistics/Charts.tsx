import { keepPreviousData } from '@tanstack/react-query';
import { useUsageSeriesList } from '#api/generated/hooks/admin/admin.ts';
import type { UsageStep } from '#api/generated/model/usageStep.ts';
import type { UsageSummary } from '#api/generated/model/usageSummary.ts';
import { chatServices } from '#features/services/index.ts';
import { Button, EmptyState, HeatMap, LineChart, Skeleton, StackedChart } from '#ui/index.ts';
import type { AboveProps } from '../define-admin-page.ts';
import { reportingToday } from '../reporting-days.ts';
import { charts, wide } from './Overview.css.ts';
import { stepOf } from './periods.ts';
import { drillInto, type StatisticsQuery, totalsQuery } from './query.ts';

/** Titles of the services; one that an administrator has added has its name. */
const services = Object.fromEntries(Object.entries(chatServices).map(([name, { title }]) => [name, title]));

interface ChartsProps extends Pick<AboveProps<StatisticsQuery>, 'query' | 'change'> {
  /** The sums of the period; undefined while they are loaded. */
  summary: UsageSummary | undefined;
}

/** Requests over time, by services, and by hour and weekday; a day and a service open into what they consist of. */
export function Charts({ query, summary, change }: ChartsProps) {
  const step = stepOf(query);
  const time = useSeries(query, { step });
  const byService = useSeries(query, { step, groupBy: 'service' });
  const hours = useSeries(query, { step: 'weekHour' });
  const all = [time, byService, hours];
  const partial = step === 'day' ? reportingToday() : undefined;
  const open = (key: string, groupBy: 'day' | 'service'): void => {
    const values = key === 'other' ? null : drillInto(key, { groupBy });
    if (values) change(values);
  };
  if (all.some(({ isError }) => isError))
    return (
      <EmptyState
        title="Не удалось загрузить графики"
        action={
          <Button onPress={() => void Promise.all(all.map(({ refetch }) => refetch()))}>Повторить</Button>
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
          partial={partial}
          previous={summary?.previous?.requests}
          onDrill={step === 'day' ? ({ start }) => open(start, 'day') : undefined}
        />
      ) : (
        <Skeleton />
      )}
      {byService.data ? (
        <StackedChart
          instead={<Skeleton />}
          title="Запросы по сервисам"
          points={byService.data}
          names={services}
          step={step}
          partial={partial}
          onDrill={({ key }) => open(key, 'service')}
        />
      ) : (
        <Skeleton />
      )}
      <div className={wide}>
        {hours.data ? (
          <HeatMap instead={<Skeleton />} title="Запросы по часам и дням недели" points={hours.data} />
        ) : (
          <Skeleton />
        )}
      </div>
    </div>
  );
}

function useSeries(query: StatisticsQuery, part: { step: UsageStep; groupBy?: 'service' }) {
  const { compare: _compared, ...asked } = totalsQuery(query);
  return useUsageSeriesList({ ...asked, ...part }, { query: { placeholderData: keepPreviousData } });
}
