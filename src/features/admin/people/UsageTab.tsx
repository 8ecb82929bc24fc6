import { useQuery } from '@tanstack/react-query';
import { useAdminGroupList, useAdminTariffList } from '#api/generated/hooks/admin/admin.ts';
import type { AdminUser } from '#api/generated/model/adminUser.ts';
import { formatNumber } from '#lib/numbers.ts';
import { EmptyState, Failure, Heading, Preloader, Stack, StackedChart, Text } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { reportingToday } from '../kit/reporting-days.ts';
import { callsOf } from '../statistics/calls.ts';
import { limitsText } from './limits.ts';
import { list } from './people.css.ts';

/** The requests of an account in the current month by day and service, and in the platform's area its limits. */
export function UsageTab({ user, area }: { user: AdminUser; area: AdminArea }) {
  const to = reportingToday();
  const asked = { from: `${to.slice(0, 8)}01`, to, user: [user.id], groupBy: 'service' as const };
  const { list: findServices, series: findSeries } = callsOf(area);
  const services = useQuery({
    queryKey: ['person services', area, asked],
    queryFn: ({ signal }) => findServices({ ...asked, sort: 'requests,desc', size: 100 }, { signal }),
  });
  const series = useQuery({
    queryKey: ['person usage', area, asked],
    queryFn: ({ signal }) => findSeries({ ...asked, step: 'day' }, { signal }),
  });
  if (services.isError || series.isError)
    return (
      <Failure
        title="Не удалось загрузить использование"
        onRetry={() => Promise.all([services.refetch(), series.refetch()])}
      />
    );
  if (!services.data || !series.data) return <Preloader />;
  const rows = services.data.content;
  const total = rows.reduce((sum, { requests }) => sum + requests, 0);
  return (
    <Stack gap={6}>
      {/* A company's area reads neither tariffs nor groups. */}
      {area === 'admin' && <Limits user={user} />}
      {total === 0 ? (
        <EmptyState title="В этом месяце запросов не было" />
      ) : (
        <>
          <StackedChart
            instead={<Preloader />}
            title={`Запросы с\u00a0начала месяца: ${formatNumber(total)}`}
            points={series.data}
            names={Object.fromEntries(rows.map(({ key, title }) => [key, title]))}
            step="day"
            partial={to}
          />
          <Stack gap={3}>
            <Heading level={3} size="sm">
              По сервисам
            </Heading>
            <ul className={list}>
              {rows.map(({ key, title, requests }) => (
                <li key={key}>{`${title}: ${formatNumber(requests)}`}</li>
              ))}
            </ul>
          </Stack>
        </>
      )}
    </Stack>
  );
}

/** The limits that hold for all services together. A failure hides them: the numbers are the subject of the tab. */
function Limits({ user }: { user: AdminUser }) {
  const { data: tariffs = [] } = useAdminTariffList();
  const { data: groups } = useAdminGroupList({ size: 100 }, { query: { enabled: user.groups.length > 0 } });
  const tariff = tariffs.find(({ id }) => id === user.tariffId);
  const own = groups?.content.filter(({ name }) => user.groups.some((group) => group.name === name)) ?? [];
  return <Text>{limitsText(tariff, own)}</Text>;
}
