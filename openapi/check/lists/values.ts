/** Which values of a filter are tried. */
import { resolved, type Schema } from '../contract.ts';
import type { Item } from './compare.ts';
import { dayOf, type Filter, type Value, valuesOf } from './filters.ts';

export type Wanted = readonly Value[];

/** How many values of one filter are tried by themselves. */
const most = 8;

/** The first, the middle and the last of sorted values. */
const spread = <T>(values: readonly T[]): T[] => {
  const picked = [values[0], values[Math.floor(values.length / 2)], values.at(-1)];
  return [...new Set(picked)].filter((one) => one !== undefined);
};

/** The time of day in Moscow, as milliseconds. */
const timeOf = (moment: string): number => (Date.parse(moment) + 10_800_000) % 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Days of moments, among them those of the earliest and latest hours: they are other days in other time zones. */
function daysOf(values: readonly string[]): string[] {
  const moments = values.filter((value) => dayOf(value) !== '');
  const days = [...new Set(moments.map(dayOf))].sort();
  const timed = moments
    .filter((value) => value.length > 10)
    .sort((one, other) => timeOf(one) - timeOf(other));
  const edges = [timed[0], timed.at(-1)].filter((one) => one !== undefined).map(dayOf);
  const [early] = edges;
  return [...new Set([...spread(days), ...edges, ...(early === undefined ? [] : [dayBefore(early)])])];
}

/** Values to filter by, taken from the items, two of them together, and one that no item has. */
export function tries(filter: Filter, schema: Schema, items: readonly Item[]): Wanted[] {
  const isList = schema['type'] === 'array';
  const own = isList ? resolved(schema['items'] as Schema) : schema;
  if (own['type'] === 'boolean') return [[true], [false]];
  const listed = (Array.isArray(own['enum']) ? own['enum'] : []) as string[];
  if (filter.kind === 'scope') return listed.map((value) => [value]);
  if (filter.children)
    return items
      .flatMap((item) => filter.children?.(item)?.value ?? [])
      .slice(0, 2)
      .map((value) => [value]);
  const values = [...new Set(items.flatMap((item) => valuesOf(item, filter)))] as (string | number)[];
  if (filter.kind === 'from' || filter.kind === 'to') return daysOf(values.map(String)).map((day) => [day]);
  if (filter.kind === 'min' || filter.kind === 'max')
    return spread(values.map(Number).sort((one, other) => one - other)).map((value) => [value]);
  const known = values.filter((value) => listed.length === 0 || listed.includes(String(value)));
  const absent = listed.find((value) => !values.includes(value));
  const [first, last] = [known[0], known.at(-1)];
  return [
    ...known.slice(0, most).map((value) => [value]),
    ...(isList && first !== undefined && last !== undefined && last !== first ? [[first, last]] : []),
    ...(absent === undefined ? [] : [[absent]]),
  ];
}
