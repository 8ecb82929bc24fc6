import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UsageSummary } from '#api/generated/model/usageSummary.ts';
import { changeWords, type Earlier, shareWords } from '#lib/change-words.ts';
import { formatMoney, formatNumber, formatShare } from '#lib/numbers.ts';
import { Failure, Inline, Stack, Text } from '#ui/index.ts';
import type { AboveProps } from '../kit/define-admin-page.ts';
import { type KeyFigure, KeyFigures, WaitingFigures } from '../kit/KeyFigures.tsx';
import { dayText } from '../kit/reporting-days.ts';
import { CompanyLimit } from '../monitoring/CompanyLimit.tsx';
import { Charts, WaitingCharts } from './Charts.tsx';
import { Choices } from './Choices.tsx';
import { callsOf } from './calls.ts';
import { comparedText, earlier, type StatisticsQuery, totalsQuery, usageQuery } from './query.ts';

/** Choices, sums and charts above the table of the statistics. */
export function Overview({ query, change, area }: AboveProps<StatisticsQuery>) {
  const asked = usageQuery(totalsQuery(query));
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['usage summary', area, asked],
    queryFn: ({ signal }) => callsOf(area).summary(asked, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack as="section" gap={3} aria-label="Обзор">
      {area === 'companyAdmin' && <CompanyLimit />}
      <Inline gap={3} rowGap={2} wrap>
        <Choices query={query} change={change} area={area} />
        <Text size="xs" tone="muted">
          {data ? [periodText(data), comparedText(query.compare, query)].filter(Boolean).join(' ') : '\u00a0'}
        </Text>
      </Inline>
      {isError && !data && <Failure title="Не удалось загрузить итоги" onRetry={refetch} />}
      {!isError && !data && (
        <>
          <WaitingFigures />
          <WaitingCharts />
        </>
      )}
      {data && (
        <>
          <KeyFigures items={figuresOf(data, earlier(query.compare))} isBusy={isPlaceholderData} />
          <Charts query={query} change={change} summary={data} area={area} />
        </>
      )}
    </Stack>
  );
}

/** Share of a part, 0 to 1; null of nothing. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The numbers of the period, each with its change since the period to compare with. */
function figuresOf({ current, previous, seats }: UsageSummary, than: Earlier): KeyFigure[] {
  const good = ({ good: liked, bad }: UsageSummary['current']) => shareOf(liked, liked + bad);
  const errors = ({ errors: failed, requests }: UsageSummary['current']) => shareOf(failed, requests);
  const counted = (title: string, name: 'requests' | 'users'): KeyFigure => ({
    title,
    value: formatNumber(current[name]),
    change: previous ? changeWords(current[name], previous[name], than) : undefined,
    good: 'more',
  });
  const shared = (title: string, share: (totals: UsageSummary['current']) => number | null) => ({
    title,
    value: formatShare(share(current)),
    change: previous ? shareWords(share(current), share(previous), than) : undefined,
  });
  return [
    counted('Запросы', 'requests'),
    counted('Сотрудники', 'users'),
    { ...shared('Доля сотрудников', ({ users }) => shareOf(users, seats)), good: 'more' },
    { ...shared('Доля ошибок', errors), good: 'less' },
    { ...shared('Хорошие оценки', good), good: 'more' },
    {
      title: 'Стоимость',
      value: formatMoney(current.cost),
      change: previous ? changeWords(current.cost, previous.cost, than) : undefined,
      good: 'less',
    },
  ];
}

/** «С 01.11.2026 по 27.11.2026, время московское. Последний день неполный.» */
const periodText = ({ period: { from, to, timeZone }, isPartial }: UsageSummary): string =>
  `С\u00a0${dayText(from)} по\u00a0${dayText(to)}, время ${zoneText(timeZone)}.${isPartial ? ' Последний день неполный.' : ''}`;

/** Words for the zones of Russian companies; any other zone by its name. */
const zoneText = (zone: string): string => (zone === 'Europe/Moscow' ? 'московское' : zone);
