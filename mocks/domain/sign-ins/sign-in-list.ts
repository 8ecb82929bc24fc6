/** The log of sign-ins: filters and order, and its table for downloads. */
import type { paths } from '#api/generated/gateway.d.ts';
import { checkPeriod } from '#mocks/domain/lists/days.ts';
import { among, containing, narrowed, sorted, withinDays } from '#mocks/domain/lists/list.ts';
import { usageAccounts } from '#mocks/domain/statistics/accounts.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import { dayNumber } from '#mocks/domain/usage/calendar.ts';
import { pastOf } from '#mocks/domain/usage/past.ts';
import type { Database, Schemas, StoredSignIn } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { shownSignIn } from './feed.ts';

type Query = Omit<paths['/admin/logs/getListSignIn']['get']['parameters']['query'], 'page' | 'size'>;

/** Longest period, days. */
const MAX_DAYS = 31;

/** The attempts of a period; those of deleted accounts under their number. */
function signInsOf(database: Database, from: string, to: string): StoredSignIn[] {
  const accounts = usageAccounts(database);
  const past: StoredSignIn[] = [];
  for (let day = dayNumber(from); day <= dayNumber(to); day++)
    for (const one of pastOf(database).signIns(day))
      past.push({ ...one, account: accounts[one.userId]?.email ?? `удалённый № ${one.userId}` });
  const real = narrowed(database.signIns.values(), [withinDays(from, to, ({ moment }) => moment)]);
  return [...past, ...real.map((one) => shownSignIn(database, one))];
}

/** The attempts that a query finds, in its order. Throws `fields-invalid` for a period that is too long. */
export function listSignIns(database: Database, query: Query): StoredSignIn[] {
  const { from, to, user, result, searchText, sort } = query;
  checkPeriod(from, to, MAX_DAYS);
  const found = narrowed(signInsOf(database, from, to), [
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
  moment: { title: 'Время', cell: ({ moment }) => momentCell(moment) },
  account: { title: 'Учётная запись', cell: ({ account }) => account },
  result: { title: 'Результат', cell: ({ result }) => results[result] },
  address: { title: 'Адрес', cell: ({ address }) => address },
  browser: { title: 'Браузер', cell: ({ browser }) => browser },
};
