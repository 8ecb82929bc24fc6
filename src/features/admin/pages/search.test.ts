import { expect, test } from 'vitest';

interface Listed {
  page: string;
  search?: { isPersonal?: boolean };
  scopes: Readonly<Record<string, { download?: unknown }>>;
  actions?: readonly { isRemoval?: boolean; level: string }[];
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*.tsx', '../reports/*.tsx', '!../**/*.test.tsx'],
  { eager: true },
);
const isPage = (one: unknown): one is Listed => typeof one === 'object' && one !== null && 'page' in one;

const pages = Object.values(modules).flatMap((module) => Object.values(module).filter(isPage));

test('[ADM-04][ADM-15] every list has a search and «Скачать» in each of its areas', () => {
  const without = pages.flatMap(({ page, search, scopes }) => [
    ...(search ? [] : [`${page}: search`]),
    ...Object.keys(scopes).flatMap((area) => (scopes[area]?.download ? [] : [`${page}: ${area}`])),
  ]);
  expect(without).toEqual([]);
});

test('[ADM-13] a removal has to be confirmed by typing, but for one’s own reports and schedules (docs/decisions.md)', () => {
  const removals = pages.flatMap(({ page, scopes, actions = [] }) =>
    actions.flatMap(({ isRemoval, level }) =>
      isRemoval ? [{ page: `${page} ${Object.keys(scopes).join()}`, level }] : [],
    ),
  );
  expect(removals.length).toBeGreaterThan(9);
  expect(removals.flatMap(({ page, level }) => (level === 'type' ? [] : [page])).sort()).toEqual([
    'getListReports/schedules companyAdmin',
    'reports/list-reports admin',
    'reports/list-reports companyAdmin',
  ]);
});

test('[ADM-10] only lists whose search finds no people have its text in the address', () => {
  const shown = pages.filter(({ search }) => search && !search.isPersonal).map(({ page }) => page);
  expect(shown.sort()).toEqual([
    'agreements',
    'banners',
    'company/companies',
    'company/tariffs',
    'error',
    'externalApi',
    'externalApi/prices',
    'groups',
    'letters/mailings',
    'letters/templates',
    'monitoring/limits',
    'monitoring/services',
    'monitoring/statuses',
    'tile',
  ]);
});
