/** Downloads of tables under each filter of their lists: a file has a row for each item that the list leaves. */

import { thisMonth } from '../administration-steps.ts';
import { type OperationId, operationOf, operations } from '../contract.ts';
import { GaveUp } from '../http.ts';
import { draftOf } from '../request.ts';
import { type Journey, type Run, reasonOf } from '../run.ts';
import { recordsOf } from '../table.ts';
import { untypedSend } from '../untyped.ts';
import type { Try } from './compared.ts';
import { filtersOf, tellingTry } from './filtering.ts';
import { beginning, type List, listOf, whole } from './reading.ts';
import { commonWords, searchOf } from './searches.ts';
import { parameter } from './sound.ts';

const ids: ReadonlySet<string> = new Set(operations.map(({ id }) => id));

/** Lists whose table is downloaded by an operation of their name. */
const tables = operations.flatMap(({ id, order, parameters }) => {
  const download = id.replace(/List$/, 'TableDownload');
  const required = parameters.filter((one) => one.required && one.in === 'query').map(({ name }) => name);
  const isOfPeriod = required.every((name) => name === 'from' || name === 'to');
  const isTable = order.length > 0 && download !== id && ids.has(download) && isOfPeriod;
  return isTable
    ? [{ list: id, download: download as OperationId, query: required.length > 0 ? thisMonth : {} }]
    : [];
});

/** Queries that leave some items of the list and not all: by each filter, and by a word. */
async function queriesOf(list: List): Promise<Pick<Try, 'place' | 'query'>[]> {
  const base = await whole(list);
  if (!base) return [];
  const filters = await filtersOf(list);
  const search = searchOf(list.operation.id);
  const [searchText] = search?.isWhole ? commonWords(base.items, search.fields) : [];
  return [
    ...filters.flatMap((one) => tellingTry(one, base.items) ?? []),
    ...(searchText === undefined ? [] : [{ place: 'searchText', query: { searchText } }]),
  ];
}

async function filtered(run: Run, { list: id, download, query }: (typeof tables)[number]): Promise<void> {
  const operation = operationOf(id);
  const person = await run.person(operation.access.includes('admin') ? 'admin' : 'companyAdmin');
  const list = listOf(run, { operation, person, draft: draftOf(operation, { query }) });
  for (const one of await queriesOf(list)) {
    if (!Object.keys(one.query).every((name) => parameter(operationOf(download), name))) continue;
    const before = await beginning(list, one.query);
    const exchange = await untypedSend(run, person, download, {
      query: { ...query, ...one.query, format: 'csv' },
    });
    const rows = recordsOf(exchange.got.text) - 1;
    if (!before || exchange.got.status !== 200 || rows === before.total) continue;
    // Others may have changed the list, and each download is an entry of the audit.
    const after = await beginning(list, one.query);
    if (
      !after ||
      (rows >= Math.min(before.total, after.total) && rows <= Math.max(before.total, after.total))
    )
      continue;
    run.report(exchange, {
      rule: 'filter',
      place: `rows with ${one.place}`,
      pointer: '/parameters',
      message: `With ${one.place} the file has ${rows} rows, the list has ${after.total}.`,
      says: `The file has everything that ${id} gives on all its pages`,
      cause: 'The filter of the list is not applied.',
    });
  }
}

/** Each table of the administration and of a company. */
export const filteredTables: readonly Journey[] = tables.map((one) => ({
  name: `The table of ${one.list} under its filters`,
  covers: [one.download],
  async run(run) {
    try {
      await filtered(run, one);
    } catch (error) {
      if (error instanceof GaveUp) throw error;
      run.skip(one.download, `not tried under filters: ${reasonOf(error)}`);
    }
  },
}));
