import { keepPreviousData } from '@tanstack/react-query';
import { useAdminErrorSeriesList } from '#api/generated/hooks/admin/admin.ts';
import type { AdminErrorListParams } from '#api/generated/model/adminErrorListParams.ts';
import { Loaded, Skeleton, StackedChart } from '#ui/index.ts';
import type { AboveProps } from '../kit/define-admin-page.ts';
import { reportingToday } from '../kit/reporting-days.ts';
import { sourceNames } from '../words/error-words.ts';

/** What the table of errors is filtered by. */
export type ErrorQuery = Omit<AdminErrorListParams, 'page' | 'size' | 'sort'>;

/** The failures of the shown groups by day and source; a day opens as the period. */
export function AllByDay({ query: { from, to, ...filter }, change }: AboveProps<ErrorQuery>) {
  const today = reportingToday();
  const query = useAdminErrorSeriesList(
    // The list always has a period.
    { ...filter, from: from ?? today, to: to ?? today },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <Loaded query={query} failure="Не удалось загрузить график" loading={<Skeleton />}>
      {(data) => (
        <StackedChart
          instead={<Skeleton />}
          title="Ошибки по дням"
          names={sourceNames}
          points={data}
          partial={today}
          onDrill={({ start }) => change({ from: [start], to: [start] })}
        />
      )}
    </Loaded>
  );
}
