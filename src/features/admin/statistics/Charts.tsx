import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UsageStep } from '#api/generated/model/usageStep.ts';
import type { UsageSummary } from '#api/generated/model/usageSummary.ts';
import { formatMoney, formatNumber } from '#lib/numbers.ts';
import { Failure, Grid, HeatMap, LineChart, Skeleton, StackedChart } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import type { AboveProps } from '../kit/define-admin-page.ts';
import { reportingToday } from '../kit/reporting-days.ts';
import { wide } from '../monitoring/charts.css.ts';
import { callsOf } from './calls.ts';
import { stepOf } from './periods.ts';
import { comparedDays, drillInto, metrics, type StatisticsQuery, totalsQuery } from './query.ts';

interface ChartsProps extends Pick<AboveProps<StatisticsQuery>, 'query' | 'change' | 'area'> {
  /** The sums of the period; undefined while they are loaded. */
  summary: UsageSummary | undefined;
}

/** Two columns where there is room. */
const columns = 'repeat(auto-fit, minmax(min(100%, max(30rem, 40%)), 1fr))';
// About as high as what comes, so that nothing below moves far.
const waiting = <Skeleton shape="block" height="24rem" />;
const waitingMap = <Skeleton shape="block" height="21rem" />;

/** The place of the charts while the sums are loaded. */
export const WaitingCharts = () => (
  <Grid columns={columns}>
    {waiting}
    {waiting}
    <div className={wide}>{waitingMap}</div>
  </Grid>
);

/**
 * The metric over time, by services, and by hour and weekday; a day and a service open into what they consist of. People
 * are counted once in each bucket, so their numbers are neither added up nor stacked.
 */
export function Charts({ query, summary, change, area }: ChartsProps) {
  const { metric } = query;
  const name = metrics[metric];
  const step = stepOf(query);
  const time = useSeries(area, query, { step });
  const compared = comparedDays(query.compare, query);
  const before = useSeries(area, { ...query, ...compared }, { step }, compared !== undefined);
  const byService = useSeries(area, query, { step, groupBy: 'service' });
  const hours = useSeries(area, query, { step: 'weekHour' });
  const services = useServiceTitles(area, query);
  const all = [time, byService, hours, services, before];
  const isSum = metric !== 'users';
  const common = {
    instead: waiting,
    format: metric === 'cost' ? formatMoney : formatNumber,
    step,
    partial: step === 'day' ? reportingToday() : undefined,
  };
  const open = (key: string, groupBy: 'day' | 'service'): void => {
    const values = key === 'other' ? null : drillInto(key, { groupBy });
    if (values) change(values);
  };
  if (all.some(({ isError }) => isError))
    return (
      <Failure
        title="Не удалось загрузить графики"
        onRetry={() => Promise.all(all.map(({ refetch }) => refetch()))}
      />
    );
  const ServiceChart = isSum ? StackedChart : LineChart;
  return (
    <Grid columns={columns}>
      {time.data ? (
        <LineChart
          {...common}
          title={name}
          points={time.data}
          names={{ all: name }}
          before={compared && before.data}
          previous={isSum ? summary?.previous?.[metric] : undefined}
          onDrill={step === 'day' ? ({ start }) => open(start, 'day') : undefined}
        />
      ) : (
        waiting
      )}
      {byService.data && services.data ? (
        <ServiceChart
          {...common}
          title={`${name} по сервисам`}
          points={byService.data}
          names={services.data}
          onDrill={({ key }) => open(key, 'service')}
        />
      ) : (
        waiting
      )}
      <div className={wide}>
        {hours.data ? (
          <HeatMap
            instead={waitingMap}
            format={common.format}
            title={`${name} по часам и дням недели`}
            points={hours.data}
          />
        ) : (
          waiting
        )}
      </div>
    </Grid>
  );
}

function useSeries(
  area: AdminArea,
  query: StatisticsQuery,
  part: { step: UsageStep; groupBy?: 'service' },
  isWanted = true,
) {
  const { compare: _compared, ...rest } = totalsQuery(query);
  const asked = { ...rest, ...part };
  return useQuery({
    queryKey: ['usage series', area, asked],
    queryFn: ({ signal }) => callsOf(area).series(asked, { signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}

/** The gateway's titles of the used services, those of the table; renamed and added ones too. */
function useServiceTitles(area: AdminArea, query: StatisticsQuery) {
  const { compare: _compared, metric: _series, ...rest } = totalsQuery(query);
  const asked = { ...rest, groupBy: 'service', size: 100 } as const;
  return useQuery({
    queryKey: ['usage services', area, asked],
    queryFn: ({ signal }) => callsOf(area).list(asked, { signal }),
    placeholderData: keepPreviousData,
    select: ({ content }) => Object.fromEntries(content.map(({ key, title }) => [key, title])),
  });
}
