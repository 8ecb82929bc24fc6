/** Lists of the administration with 100,000 rows (ADM-17). */
import type { Browser, Page } from '@playwright/test';
import { type Operation, operations } from '#mocks/contract/contract.ts';
import type { Collection } from '#mocks/store/collection.ts';
import { type Database, openDatabase } from '#mocks/store/database.ts';
import { sqlitePersistence } from '#mocks/store/sqlite.ts';
import type { ServedPortal } from '#tests/support/served-portal.ts';
import { printTable } from './chat-page.ts';
import { median } from './median.ts';

const ROWS = 100_000;
const goal = '100';

const uuidOf = (number: number): string => `b0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Copies the rows of a collection, in turn, until it has `ROWS`. `copy` gives the copy its own key. */
function fill<Row extends object>(
  database: Database,
  collection: Collection<Row>,
  copy: (row: Row, number: number) => Row,
): void {
  const rows = [...collection.values()];
  database.store.write((transaction) => {
    for (let number = rows.length; number < ROWS; number += 1) {
      const row = rows[number % rows.length];
      if (row) transaction.put(collection, copy(row, number));
    }
  });
}

/** Fills the state of a stopped stand-in. */
function fillState(folder: string): void {
  const persistence = sqlitePersistence(folder);
  const database = openDatabase(persistence);
  fill(database, database.users, (user, number) => {
    const email = `${number}.${user.email}`;
    // The first ids belong to the people whose usage is known.
    return { ...user, email, profile: { ...user.profile, id: ROWS + number, email } };
  });
  fill(database, database.tokens, (token, number) => ({ ...token, uuid: uuidOf(number) }));
  fill(database, database.errors, (error, number) => {
    return { ...error, uuid: uuidOf(number), key: `${error.key} ${number}` };
  });
  fill(database, database.feedback, (message, number) => ({ ...message, id: uuidOf(number), number }));
  fill(database, database.requests, (request, number) => {
    return { ...request, uuid: uuidOf(number), number, feedbackUuid: null };
  });
  fill(database, database.audit, (entry, number) => ({ ...entry, uuid: uuidOf(number) }));
  persistence.close();
}

const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Values for parameters that a list demands; its longest period is 31 days. */
const demanded: Readonly<Record<string, string>> = { from: day(30), to: day(0), groupBy: 'user' };

/** The queries of a list by what they show: its pages, each order, the search, each filter with its example. */
function queriesOf({ parameters }: Operation): [string, Record<string, string>][] {
  const base: Record<string, string> = {};
  for (const { name, required } of parameters) if (required) base[name] = demanded[name] ?? '';
  const others = parameters.flatMap(
    ({ name, required, schema, example }): [string, Record<string, string>][] => {
      if (required || name === 'page' || name === 'size') return [];
      const fields =
        name === 'sort' ? /^\^\(([^)]*)\)/.exec(String(Reflect.get(schema, 'pattern')))?.[1] : undefined;
      if (fields !== undefined)
        return fields.split('|').map((field) => [`order by ${field}`, { ...base, sort: `${field},desc` }]);
      const value: unknown = Array.isArray(example) ? example[0] : example;
      return value === undefined ? [] : [[name, { ...base, [name]: String(value) }]];
    },
  );
  return [['first page', base], ...others];
}

/** The lists of the administration that have pages. */
const lists = operations.filter(
  ({ id, method, parameters }) =>
    method === 'get' &&
    /^(admin|usageLog|report).*List$/.test(id) &&
    parameters.some(({ name }) => name === 'page') &&
    parameters.every(({ name, required }) => !required || name in demanded),
);

interface Answers {
  /** Rows of the whole list. */
  rows: number;
  /** Median by what was asked for, ms. */
  times: [string, number][];
}

async function measure(page: Page, operation: Operation, runs: number): Promise<Answers> {
  const times: [string, number][] = [];
  let rows = 0;
  for (const [name, query] of queriesOf(operation)) {
    const taken: number[] = [];
    // The first call of a kind may build an index.
    for (let run = 0; run <= runs; run += 1) {
      const begun = performance.now();
      const response = await page.request.get(`/api/1.0${operation.path}`, { params: query });
      if (run > 0) taken.push(performance.now() - begun);
      if (!response.ok()) throw new Error(`${operation.id}, ${name}: ${response.status()}`);
      const { totalElements }: { totalElements: number } = await response.json();
      rows = Math.max(rows, totalElements);
    }
    times.push([name, median(taken)]);
  }
  return { rows, times };
}

/** The longest of the times whose names match. */
function longest(times: Answers['times'], pattern: RegExp): string {
  const [name, time] = times.filter((one) => pattern.test(one[0])).sort((a, b) => b[1] - a[1])[0] ?? [];
  return name === undefined || time === undefined
    ? ''
    : `${time.toFixed(0)} (${name.replace('order by ', '')})`;
}

/** What the table asks for and draws after an action on it. */
async function actions(page: Page): Promise<string[][]> {
  const rows: string[][] = [['the users table', 'requests', 'rows drawn', 'ms']];
  const table = page.getByRole('grid', { name: 'Пользователи' });
  const act = async (name: string, action: () => Promise<unknown>): Promise<void> => {
    let asked = 0;
    const count = (request: { url: () => string }): void => {
      if (request.url().includes('/admin/users/getListUser')) asked += 1;
    };
    page.on('request', count);
    const answered = page.waitForResponse((response) => response.url().includes('/admin/users/getListUser'));
    const begun = performance.now();
    await action();
    await answered;
    await table.getByRole('row').nth(1).waitFor();
    const time = performance.now() - begun;
    await page.waitForLoadState('networkidle');
    page.off('request', count);
    const drawn = (await table.getByRole('row').count()) - 1;
    rows.push([name, String(asked), String(drawn), time.toFixed(0)]);
  };
  await act('open', () => page.goto('/admin/users/users-table?size=100'));
  await act('next page', () => page.keyboard.press('Alt+PageDown'));
  await act('order', () => table.getByRole('columnheader', { name: 'Имя' }).click());
  await act('filter', () => page.goto('/admin/users/users-table?size=100&status=blocked'));
  await act('search', () => page.getByRole('searchbox', { name: 'Поиск' }).fill('иванов'));
  return rows;
}

/** Fills the lists of a portal with 100,000 rows each and prints the stand-in's times and the table's requests. */
export async function benchLists(browser: Browser, portal: ServedPortal, runs: number): Promise<void> {
  const context = await browser.newContext({ baseURL: portal.url, locale: 'ru-RU' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@neuro.example');
  await page.getByRole('textbox', { name: 'Пароль' }).fill('portal-2026');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('searchbox', { name: 'Поиск сервиса' }).waitFor();
  // The first entry of the audit, to be copied.
  await page.request.get('/api/1.0/admin/banners/downloadListBanner?format=csv&columns=title');
  await portal.stop();
  fillState(portal.dataDir);
  await portal.restart();

  const table: string[][] = [
    ['list', 'rows', 'first page', 'longest order', 'search', 'longest filter', 'goal'],
  ];
  for (const operation of lists) {
    const { rows, times } = await measure(page, operation, runs);
    table.push([
      operation.id,
      rows.toLocaleString('ru-RU'),
      longest(times, /^first page$/).replace(/ .*/, ''),
      longest(times, /^order by/),
      longest(times, /^searchText$/).replace(/ .*/, ''),
      longest(times, /^(?!first page$|order by|searchText$)/),
      goal,
    ]);
  }
  printTable('Lists: answers of the stand-in, ms', table);
  printTable('Lists: requests and rows', await actions(page));
  await context.close();
}
