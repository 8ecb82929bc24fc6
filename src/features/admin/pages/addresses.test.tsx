import { expect, test } from 'vitest';
import { ApiError } from '#api/error.ts';
import { startStandIn } from '#tests/stand-in.ts';
import type { AdminArea, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminPageDefinition } from '../kit/define-admin-page.ts';
import { filterQuery, listPart, namesOf, readState } from '../state/list-state.ts';

type Types = AdminTypes & { query: Record<string, unknown> };
type Page = AdminPageDefinition<Types>;

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*.tsx', '../reports/*.tsx', '!../**/*.test.tsx'],
  { eager: true },
);
const isPage = (one: unknown): one is Page => typeof one === 'object' && one !== null && 'page' in one;
const pages = Object.values(modules).flatMap((module) => Object.values(module).filter(isPage));

/** Values that the contract takes neither as a key nor as a number or a day, or only just takes. */
const values = [
  'x',
  '0',
  '-1',
  '9'.repeat(15),
  '9'.repeat(16),
  'я b',
  'a'.repeat(150),
  '2026-02-31',
  '2016-11-20',
  '2015-01-01',
];

/** The status of a refused call; 200 for an answer. */
const statusOf = (call: Promise<unknown> | undefined): Promise<number | undefined> =>
  Promise.resolve(call).then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : undefined),
  );

test.each([
  ['admin', 'admin@neuro.example'],
  ['companyAdmin', 'company@neuro.example'],
] as const)(
  '[ADM-09] no malformed address makes a page of %s send what the gateway refuses',
  async (area: AdminArea, as) => {
    await (await startStandIn()).signIn(as);
    const refused: string[] = [];
    for (const page of pages) {
      const scope = page.scopes[area];
      if (!scope) continue;
      for (const value of values) {
        // A list of days also ends before it begins.
        const ends =
          page.filters?.flatMap((one) => (one.kind === 'days' ? [[one.to, '2016-11-19']] : [])) ?? [];
        const names = page.filters?.flatMap(namesOf) ?? [];
        const filters = Object.fromEntries([...names.map((name) => [name, value]), ...ends]);
        const state = readState<Types>(page, { ...filters, row: value, page: 200_000_000 }, '');
        const list = await statusOf(
          scope.list({ ...filterQuery<Types>(page, state), ...listPart(state) }, {}),
        );
        const row = state.row === null ? 200 : await statusOf(scope.read?.(state.row, {}));
        if (list !== 200) refused.push(`${page.page}: list with ${value}: ${list}`);
        if (row !== 200 && row !== 404) refused.push(`${page.page}: row ${value}: ${row}`);
      }
    }
    expect(refused).toEqual([]);
  },
);
