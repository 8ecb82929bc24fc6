import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UsageSummary } from '#api/generated/model/usageSummary.ts';
import { formatChange, formatMoney, formatNumber, formatShare } from '#lib/numbers.ts';
import { Card, Failure, Grid, Skeleton, Stack, Text } from '#ui/index.ts';
import type { AboveProps } from '../kit/define-admin-page.ts';
import { dayText } from '../kit/reporting-days.ts';
import { CompanyLimit } from '../monitoring/CompanyLimit.tsx';
import { Charts } from './Charts.tsx';
import { Choices } from './Choices.tsx';
import { callsOf } from './calls.ts';
import { type StatisticsQuery, totalsQuery, usageQuery } from './query.ts';

/** Choices, sums and charts above the table of the statistics. */
export function Overview({ query, change, area }: AboveProps<StatisticsQuery>) {
  return (
    <Stack as="section" aria-label="Обзор">
      {area === 'companyAdmin' && <CompanyLimit />}
      <Choices query={query} change={change} area={area} />
      <Sums query={query} change={change} area={area} />
    </Stack>
  );
}

/** Share of a part, 0 to 1; null of nothing. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The numbers of the period, each with its change since the period to compare with. */
function numbersOf({ current, previous, seats }: UsageSummary) {
  const good = ({ good: liked, bad }: UsageSummary['current']) => shareOf(liked, liked + bad);
  const errors = ({ errors: failed, requests }: UsageSummary['current']) => shareOf(failed, requests);
  const counted = (title: string, name: 'requests' | 'users') => ({
    title,
    value: formatNumber(current[name]),
    change: previous && formatChange(current[name], previous[name]),
  });
  const shared = (title: string, share: (totals: UsageSummary['current']) => number | null) => ({
    title,
    value: formatShare(share(current)),
    change: previous && `было ${formatShare(share(previous))}`,
  });
  return [
    counted('Запросы', 'requests'),
    counted('Сотрудники', 'users'),
    shared('Доля сотрудников', ({ users }) => shareOf(users, seats)),
    shared('Доля ошибок', errors),
    shared('Хорошие оценки', good),
    {
      title: 'Стоимость',
      value: formatMoney(current.cost),
      change: previous && formatChange(current.cost, previous.cost),
    },
  ];
}

function Sums({ query, change, area }: Pick<AboveProps<StatisticsQuery>, 'query' | 'change' | 'area'>) {
  const asked = usageQuery(totalsQuery(query));
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['usage summary', area, asked],
    queryFn: ({ signal }) => callsOf(area).summary(asked, { signal }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data) return <Failure title="Не удалось загрузить итоги" onRetry={refetch} />;
  if (!data) return <Skeleton />;
  const { period, isPartial } = data;
  return (
    <>
      <Grid as="ul" minColumn="9.25rem" gap={3} aria-label="Итоги" aria-busy={isPlaceholderData}>
        {numbersOf(data).map(({ title, value, change }) => (
          <Card key={title} as="li">
            <Text size="sm" tone="muted">
              {title}
            </Text>
            <Text size="lg" weight="medium">
              {value}
            </Text>
            {change && (
              <Text size="sm" tone="muted">
                {change}
              </Text>
            )}
          </Card>
        ))}
      </Grid>
      <Text size="sm" tone="muted">
        С&nbsp;{dayText(period.from)} по&nbsp;{dayText(period.to)}, время {zoneText(period.timeZone)}.
        {isPartial && ' Последний день неполный.'}
      </Text>
      <Charts query={query} change={change} summary={data} area={area} />
    </>
  );
}

/** Words for the zones of Russian companies; any other zone by its name. */
const zoneText = (zone: string): string => (zone === 'Europe/Moscow' ? 'московское' : zone);
