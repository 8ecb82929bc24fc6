import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UsageMetric } from '#api/generated/model/usageMetric.ts';
import type { UsageSummary } from '#api/generated/model/usageSummary.ts';
import { changeWords } from '#lib/change-words.ts';
import { formatMoney, formatNumber } from '#lib/numbers.ts';
import { type Days, daysBetween, periodBefore } from '#lib/periods.ts';
import {
  Card,
  Failure,
  Heading,
  Inline,
  LineChart,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
} from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { ChangeText } from '../kit/KeyFigures.tsx';
import { pathOf } from '../kit/menu.ts';
import { reportingToday } from '../kit/reporting-days.ts';
import { useAdminTiles } from '../kit/useAdminTiles.ts';
import { callsOf } from '../statistics/calls.ts';
import { figure, month, monthChart } from './Attention.css.ts';
import { inline } from './part.ts';

const metrics = [
  { id: 'requests', label: 'Запросы' },
  { id: 'cost', label: 'Стоимость' },
  { id: 'users', label: 'Сотрудники' },
] as const satisfies readonly { id: UsageMetric; label: string }[];
type Metric = (typeof metrics)[number]['id'];

/** The days of this month that are over; on its first day the whole month before. */
export function daysSoFar(today: string): Days {
  const now = parseDate(today);
  const yesterday = now.subtract({ days: 1 });
  const from = startOfMonth(yesterday);
  return daysBetween(from, now.day === 1 ? endOfMonth(yesterday) : yesterday);
}

const names = new Intl.DateTimeFormat('ru-RU', { month: 'long', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const monthName = (day: string): string => names.format(utc(day));
/** «октября». */
const ofMonth = (day: string): string => dayAndMonth.format(utc(day)).replace(/^\d+\s/, '');

/** One number of the month, its days against those of the month before, and the change in words. */
export function Month({ area }: { area: AdminArea }) {
  const { data: tiles = [] } = useAdminTiles(area);
  return pathOf(tiles, area === 'admin' ? ['statistics'] : ['monitoring']) && <MonthUsage area={area} />;
}

function MonthUsage({ area }: { area: AdminArea }) {
  const [metric, setMetric] = useState<Metric>('requests');
  const now = daysSoFar(reportingToday());
  const before = periodBefore(now);
  const summary = useQuery({
    queryKey: ['attention summary', area, now],
    queryFn: ({ signal }) =>
      callsOf(area).summary({ ...now, compareFrom: before.from, compareTo: before.to }, { signal }),
    meta: { inline },
  });
  const current = useDays(area, metric, now);
  const earlier = useDays(area, metric, before);
  const all = [summary, current, earlier];
  const title = monthName(now.from);
  const name = title.charAt(0).toUpperCase() + title.slice(1);
  const format = metric === 'cost' ? formatMoney : formatNumber;
  return (
    <Stack as="section" gap={3} aria-labelledby="attention-month">
      <Inline justify="between" gap={3} wrap>
        <Heading level={2} size="lg" id="attention-month">
          {now.to === endOfMonth(parseDate(now.from)).toString() ? name : `${name}, по\u00a0вчера`}
        </Heading>
        <SegmentedControl label="Показатель" items={metrics} selected={metric} onSelect={setMetric} />
      </Inline>
      <Card>
        {all.some(({ isError }) => isError) ? (
          <Failure
            title="Не удалось загрузить месяц"
            level={3}
            onRetry={() => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch()))}
          />
        ) : (
          <div className={month}>
            {summary.data ? <Figure summary={summary.data} metric={metric} before={before} /> : <Skeleton />}
            <div className={monthChart}>
              {current.data && earlier.data ? (
                <LineChart
                  instead={<Skeleton shape="block" height="20rem" />}
                  title={`${metrics.find(({ id }) => id === metric)?.label} по\u00a0дням`}
                  points={current.data}
                  names={{ all: name }}
                  before={earlier.data}
                  beforeName={monthName(before.from).replace(/^./, (first) => first.toUpperCase())}
                  format={format}
                />
              ) : (
                <Skeleton shape="block" height="20rem" />
              )}
            </div>
          </div>
        )}
      </Card>
    </Stack>
  );
}

function Figure({ summary, metric, before }: { summary: UsageSummary; metric: Metric; before: Days }) {
  const { current, previous } = summary;
  const than = { of: ofMonth(before.from), during: 'за\u00a0те\u00a0же дни прошлого месяца' };
  return (
    <Stack gap={1}>
      <span className={figure}>
        {metric === 'cost'
          ? // Whole rubles: kopecks do not matter in a sum of a month.
            formatMoney(current.cost === null ? null : Math.round(current.cost / 100) * 100)
          : formatNumber(current[metric])}
      </span>
      <ChangeText
        change={changeWords(current[metric], previous?.[metric], than)}
        good={metric === 'cost' ? 'less' : 'more'}
      />
      <Text size="xs" tone="muted">
        Сравниваются те&nbsp;же числа месяца
      </Text>
    </Stack>
  );
}

const useDays = (area: AdminArea, metric: Metric, days: Days) =>
  useQuery({
    queryKey: ['attention days', area, metric, days],
    queryFn: ({ signal }) => callsOf(area).series({ ...days, step: 'day', metric }, { signal }),
    placeholderData: keepPreviousData,
    meta: { inline },
  });
