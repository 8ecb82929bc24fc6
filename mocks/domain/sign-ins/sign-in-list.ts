/** The log of sign-ins: filters and order, and its table for downloads. */
import type { paths } from '#api/generated/gateway.d.ts';
import { checkPeriod } from '#mocks/domain/lists/days.ts';
import { among, containing, narrowed, sorted, withinDays } from '#mocks/domain/lists/list.ts';
import { actingKeep, endOf } from '#mocks/domain/people/keep.ts';
import { usageAccounts } from '#mocks/domain/statistics/accounts.ts';
import { exactCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import { dayNumber } from '#mocks/domain/usage/calendar.ts';
import { pastOf } from '#mocks/domain/usage/past.ts';
import type { Database, Schemas, StoredSignIn } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { shownSignIn } from './feed.ts';

type Query = Omit<paths['/admin/logs/getListSignIn']['get']['parameters']['query'], 'page' | 'size'>;

/** Longest period, days. */
const MAX_DAYS = 31;

/** Returns the moment before which the invented attempts of a person are over by the company's term (COMP-08), or ''. */
function endsOf(database: Database, now: Date): (companyUuid: string | null) => string {
  const ends = new Map(
    [...database.companies.values()].map((company) => [
      company.uuid,
      endOf(actingKeep(company, now).signInDays, now),
    ]),
  );
  return (uuid) => ends.get(uuid ?? '') ?? '';
}

/** The attempts of a period; those of deleted accounts under their number. */
function signInsOf({ database, now }: Rows & Clock, from: string, to: string): StoredSignIn[] {
  const accounts = usageAccounts(database);
  const endFor = endsOf(database, now());
  const past: StoredSignIn[] = [];
  for (let day = dayNumber(from); day <= dayNumber(to); day++)
    for (const one of pastOf(database).signIns(day)) {
      const account = accounts[one.userId];
      if (account && one.moment < endFor(account.companyUuid)) continue;
      past.push({ ...one, account: account?.email ?? `удалённый № ${one.userId}` });
    }
  const real = narrowed(database.signIns.values(), [withinDays(from, to, ({ moment }) => moment)]);
  return [...past, ...real.map((one) => shownSignIn(database, one))];
}

/** The attempts that a query finds, in its order. Throws `fields-invalid` for a period that is too long. */
export function listSignIns(deps: Rows & Clock, query: Query): StoredSignIn[] {
  const { from, to, user, result, searchText, sort } = query;
  checkPeriod(from, to, MAX_DAYS);
  const found = narrowed(signInsOf(deps, from, to), [
    among(user, ({ userId }) => userId),
    among(result, (one) => one.result),
    containing(searchText, ({ account, address }) => folded(`${account}\n${address}`)),
  ]);
  return sorted(found, sort ?? 'moment,desc', { moment: ({ moment }) => moment }, ({ uuid }) => uuid);
}

const results: Readonly<Record<Schemas['SignInResult'], string>> = {
  done: 'вход',
  wrongPassword: 'неверный пароль',
  unknownAccount: 'нет такой записи',
  blocked: 'заблокирован',
  notConfirmed: 'почта не подтверждена',
  tooMany: 'слишком много попыток',
};

export const signInColumns: TableColumns<StoredSignIn> = {
  moment: { title: 'Время', cell: ({ moment }) => exactCell(moment) },
  account: { title: 'Учётная запись', cell: ({ account }) => account },
  result: { title: 'Результат', cell: ({ result }) => results[result] },
  address: { title: 'Адрес', cell: ({ address }) => address },
  browser: { title: 'Браузер', cell: ({ browser }) => browser },
};
