/** Lists of numbers: what a filter leaves of them, against the rows and points that count the same requests. */
import { type OperationId, operationOf, resolved } from '../contract.ts';
import { draftOf } from '../request.ts';
import type { Item } from './compare.ts';
import { type List, listOf, whole } from './reading.ts';
import { parameter, type Query, type Read, type Seen, seenIn } from './sound.ts';

/** The dimensions of a row whose filter has their name; `day` has the period. */
const dimensions = ['service', 'company', 'department', 'tariff', 'source', 'user'] as const;

/** The rows of which the series are made. */
const rowsOf: Readonly<Partial<Record<OperationId, OperationId>>> = {
  usageSeriesList: 'usageList',
  companyUsageSeriesList: 'companyUsageList',
};

/** The metrics that can be added up, by the field of a row. */
const metrics = ['requests', 'tokens', 'errors', 'cost'] as const;

const sum = (items: readonly Item[], name: string): number =>
  items.reduce((all, item) => all + Number(item[name] ?? 0), 0);

const observed = seenIn({
  rule: 'filter',
  says: 'A filter leaves the requests that it names; a row or a series has those of its key',
});

const isNamed = ({ key }: Item): boolean => !['none', 'other', 'all'].includes(String(key));

/** The row with the most of its numbers and the last one. */
const ends = (items: readonly Item[]): Item[] =>
  [...new Set([items[0], items.at(-1)])].filter((one) => one !== undefined);

const lengthOf = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The period of the call. */
function periodOf(read: Read): { from: string; to: string } | null {
  const { searchParams } = new URL(read.exchange.sent.url);
  const [from, to] = [searchParams.get('from'), searchParams.get('to')];
  return from && to ? { from, to } : null;
}

/** A row alone, and its requests by something else. */
async function oneRow(list: List, name: string, row: Item): Promise<Seen[]> {
  const query: Query = { [name]: String(row['key']) };
  const alone = await whole(list, { ...query, groupBy: name });
  const days = await whole(list, { ...query, groupBy: 'day' });
  const seen: Seen[] = [];
  const [only] = alone?.items ?? [];
  if (alone && (alone.total !== 1 || only?.['key'] !== row['key'] || only?.['requests'] !== row['requests']))
    seen.push(
      observed(
        alone,
        name,
        `By ${name}, ${name}=${row['key']} leaves ${alone.total} rows, ${only?.['requests']} requests; its row has ${row['requests']}.`,
      ),
    );
  if (days && sum(days.items, 'requests') !== row['requests'])
    seen.push(
      observed(
        days,
        `${name} by day`,
        `The days with ${name}=${row['key']} have ${sum(days.items, 'requests')} requests, its row has ${row['requests']}.`,
      ),
    );
  return seen;
}

/** Each filter, the period and the period to compare with. */
async function rows(list: List): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const name of dimensions) {
    if (!parameter(list.operation, name)) continue;
    const all = await whole(list, { groupBy: name });
    for (const row of ends((all?.items ?? []).filter(isNamed))) seen.push(...(await oneRow(list, name, row)));
  }
  const days = await whole(list, { groupBy: 'day' });
  const busy = days?.items.find((item) => Number(item['requests']) > 0);
  if (busy) {
    const day = String(busy['key']);
    const one = await whole(list, { groupBy: 'day', from: day, to: day });
    if (one && (one.total !== 1 || one.items[0]?.['requests'] !== busy['requests']))
      seen.push(
        observed(
          one,
          'from and to',
          `The period ${day} has ${one.total} rows, ${one.items[0]?.['requests']} requests; in a longer one it has ${busy['requests']}.`,
        ),
      );
  }
  const period = days && periodOf(days);
  return period ? [...seen, ...(await compares(list, period))] : seen;
}

/** `previous` is what the same row has in the period to compare with. */
async function compares(list: List, { from, to }: { from: string; to: string }): Promise<Seen[]> {
  if (lengthOf(from, to) < 2) return [];
  const middle = shifted(from, Math.floor(lengthOf(from, to) / 2));
  const earlier = { from, to: shifted(middle, -1) };
  const before = await whole(list, { groupBy: 'service', ...earlier });
  const compared = { from: middle, to, compareFrom: earlier.from, compareTo: earlier.to };
  const now = await whole(list, { groupBy: 'service', ...compared });
  if (!before || !now) return [];
  const were = new Map(before.items.map(({ key, requests }) => [key, Number(requests)]));
  const wrong = now.items.find(({ key, previous }) => Number(previous ?? 0) !== (were.get(key) ?? 0));
  if (!wrong) return [];
  const { key, previous } = wrong;
  return [
    observed(
      now,
      'compareFrom and compareTo',
      `Compared with ${earlier.from} to ${earlier.to}, ${key} had ${previous} requests; its row of that period has ${were.get(key) ?? 0}.`,
    ),
  ];
}

const shown = (items: readonly Item[]): string => items.map(({ start, value }) => `${start} ${value}`).join();

/** A series alone is as it is among others. */
async function oneSeries(list: List, name: string, query: Query): Promise<Seen[]> {
  const all = await list.read(query);
  const key = all?.items.find(isNamed)?.['key'];
  if (!all || key === undefined) return [];
  const alone = await list.read({ ...query, [name]: String(key) });
  if (!alone) return [];
  const own = all.items.filter((item) => item['key'] === key);
  const others = alone.items.filter((item) => item['key'] !== key);
  return shown(alone.items.filter((item) => item['key'] === key)) === shown(own) && sum(others, 'value') === 0
    ? []
    : [observed(alone, name, `${name}=${key} leaves other points than the series ${key} has among all.`)];
}

/** Buckets of any length, and a day alone, add up to the same. */
async function buckets(list: List): Promise<Seen[]> {
  const seen: Seen[] = [];
  const isStepped = parameter(list.operation, 'step') !== undefined;
  const days = await list.read(isStepped ? { step: 'day', metric: 'requests' } : {});
  if (!days) return [];
  for (const step of isStepped ? ['week', 'month'] : []) {
    const read = await list.read({ step, metric: 'requests' });
    if (read && sum(read.items, 'value') !== sum(days.items, 'value'))
      seen.push(
        observed(
          read,
          'step',
          `With step=${step} there are ${sum(read.items, 'value')} requests, by days ${sum(days.items, 'value')}.`,
        ),
      );
  }
  const busy = days.items.find(({ value }) => Number(value) > 0) ?? days.items[0];
  const day = String(busy?.['start'] ?? '');
  const one =
    day && (await list.read({ ...(isStepped && { step: 'day', metric: 'requests' }), from: day, to: day }));
  const own = days.items.filter(({ start }) => start === day);
  if (one && (sum(one.items, 'value') !== sum(own, 'value') || one.items.some(({ start }) => start !== day)))
    seen.push(
      observed(one, 'from and to', `The period ${day} has other points than ${day} in a longer one.`),
    );
  return seen;
}

/** What the series of a metric add up to is the number of their row. */
async function measured(list: List, id: OperationId): Promise<Seen[]> {
  const seen: Seen[] = [];
  const first = await list.read({});
  const period = first && periodOf(first);
  if (!period) return [];
  const operation = operationOf(id);
  const draft = draftOf(operation, { query: { ...period, groupBy: 'service' } });
  const services = await whole(listOf(list.run, { operation, person: list.person, draft }));
  for (const metric of services ? metrics : []) {
    const read = await list.read({ metric, step: 'day', groupBy: 'service' });
    const row = services?.items.find(({ key }) => read?.items.some((point) => point['key'] === key));
    if (!read || !row) continue;
    const points = read.items.filter(({ key }) => key === row['key']);
    if (sum(points, 'value') !== Number(row[metric] ?? 0))
      seen.push(
        observed(
          read,
          `metric ${metric}`,
          `The points of ${row['key']} add up to ${sum(points, 'value')}, its row has ${row[metric]}.`,
        ),
      );
  }
  return seen;
}

/** Every failure has one status, so that the statuses share them. */
async function statuses(list: List): Promise<Seen[]> {
  const schema = parameter(list.operation, 'status');
  const words = schema && resolved(schema['items'] as object);
  const all = await list.read({});
  if (!words || !all) return [];
  let together = 0;
  let last = all;
  for (const status of Reflect.get(words, 'enum') as string[]) {
    const read = await list.read({ status });
    if (!read) return [];
    last = read;
    together += sum(read.items, 'value');
  }
  const total = sum(all.items, 'value');
  return together === total
    ? []
    : [observed(last, 'status', `By statuses there are ${together} failures, in all ${total}.`)];
}

async function departures(list: List): Promise<Seen[]> {
  const { id } = list.operation;
  if (id === 'usageList' || id === 'companyUsageList') return rows(list);
  const byService = { step: 'day', metric: 'requests' };
  if (id === 'serviceHealthSeriesList') return oneSeries(list, 'service', byService);
  if (id === 'adminErrorSeriesList')
    return [...(await oneSeries(list, 'source', {})), ...(await statuses(list)), ...(await buckets(list))];
  const of = rowsOf[id];
  if (!of) return [];
  const seen: Seen[] = [...(await buckets(list)), ...(await measured(list, of))];
  for (const name of dimensions)
    if (parameter(list.operation, name))
      seen.push(...(await oneSeries(list, name, { ...byService, groupBy: name })));
  return seen;
}

/** Compares what is counted under each filter with the rows and points of the others, while nothing else is counted. */
export async function countedDepartures(list: List): Promise<Seen[]> {
  const isCounted = /^(?:usage|companyUsage|adminError|serviceHealth)(?:Series)?List$/.test(
    list.operation.id,
  );
  const before = isCounted ? await list.read({}) : null;
  if (!before) return [];
  const seen = await departures(list);
  const after = seen.length > 0 ? await list.read({}) : before;
  return after?.exchange.got.text === before.exchange.got.text ? seen : [];
}
