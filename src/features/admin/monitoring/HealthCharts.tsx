import { keepPreviousData } from '@tanstack/react-query';
import { useServiceHealthList, useServiceHealthSeriesList } from '#api/generated/hooks/admin/admin.ts';
import type { ServiceHealthSeriesListParams } from '#api/generated/model/serviceHealthSeriesListParams.ts';
import { formatDuration } from '#lib/numbers.ts';
import { Failure, Grid, HeatMap, LineChart, Skeleton, StackedChart } from '#ui/index.ts';
import { daysBefore, reportingToday } from '../kit/reporting-days.ts';
import { wide } from './charts.css.ts';

interface HealthChartsProps {
  /** Days of the reporting zone, both included. */
  from: string;
  to: string;
  /** Only this service. @default the services with the most */
  service?: string;
}

/** Days whose load by hour and weekday is shown. */
const loadDays = 28;

/** Durations and errors over time, and the load by hour and weekday. Up to three days are drawn by hours. */
export function HealthCharts({ from, to, service }: HealthChartsProps) {
  const step = daysBefore(to, 2) <= from ? 'hour' : 'day';
  const of = service === undefined ? {} : { service: [service] };
  const p95 = useSeries({ ...of, from, to, step, metric: 'p95' });
  const errors = useSeries({ ...of, from, to, step, metric: 'errors' });
  const today = reportingToday();
  const load = useSeries({
    ...of,
    from: daysBefore(today, loadDays - 1),
    to: today,
    step: 'weekHour',
    metric: 'requests',
  });
  const names = useServiceHealthList(undefined, { query: { select: namesOf, refetchOnWindowFocus: false } });
  const all = [p95, errors, load, names];
  if (all.some(({ isError }) => isError))
    return (
      <Failure
        title="Не удалось загрузить графики"
        onRetry={() => Promise.all(all.map(({ refetch }) => refetch()))}
      />
    );
  if (!p95.data || !errors.data || !load.data || !names.data) return <Skeleton />;
  const partial = step === 'day' ? today : undefined;
  const common = { instead: <Skeleton />, names: names.data, step, partial } as const;
  return (
    <Grid columns="repeat(auto-fit, minmax(min(100%, max(30rem, 40%)), 1fr))">
      <LineChart {...common} title="Длительность ответа, p95" points={p95.data} format={formatDuration} />
      <StackedChart {...common} title="Ошибки" points={errors.data} />
      <div className={wide}>
        <HeatMap
          instead={<Skeleton />}
          title="Запросы по часам и дням недели за 28 дней"
          points={load.data}
        />
      </div>
    </Grid>
  );
}

const useSeries = (params: ServiceHealthSeriesListParams) =>
  useServiceHealthSeriesList(params, { query: { placeholderData: keepPreviousData } });

const namesOf = (services: readonly { service: string; title: string }[]): Record<string, string> =>
  Object.fromEntries(services.map(({ service, title }) => [service, title]));
