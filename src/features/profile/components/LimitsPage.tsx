import { useLimitList } from '#api/generated/hooks/user/user.ts';
import { loadedByRoute } from '#platform/loaded-by-route.ts';
import { EmptyState, Loaded } from '#ui/index.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { LimitRow } from './LimitRow.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { rows } from './Rows.css.ts';

/** «Лимиты»: the balance, and how much of each service is used (PROF-04). */
export function LimitsPage() {
  const limits = useLimitList({ query: loadedByRoute });
  return (
    <ProfilePage title="Лимиты">
      <BalanceCard />
      <Loaded query={limits} failure="Не удалось загрузить лимиты">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="Ограничений нет" text="Вы можете отправлять сколько угодно запросов." />
          ) : (
            <ul className={rows}>
              {list.map((limit) => (
                <LimitRow key={`${limit.serviceType} ${limit.unit} ${limit.period}`} limit={limit} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </ProfilePage>
  );
}
