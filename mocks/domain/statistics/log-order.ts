/** The order of the log of usage: 100,000 requests of a month in well under 100 ms. */
import { type DayRequests, NONE } from '#mocks/domain/usage/day-requests.ts';
import type { RequestTest } from './totals.ts';

/** A request, by the part that has it. */
export interface Place {
  readonly part: DayRequests;
  readonly index: number;
}

export type SortColumn = 'moment' | 'duration' | 'cost';

interface Order {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

const SECONDS = 86_400;
/** Keys are below 2 ** 32; one above all of them stands for a missing value, which comes last either way. */
const LAST = 2 ** 32 - 1;

/** Reads the keys of a part: a function of the place in it. */
function keysOf(
  part: DayRequests,
  { column, isDescending }: Order,
  first: number,
): (index: number) => number {
  const isMoment = column === 'moment';
  const values = isMoment ? part.second : part[column];
  const base = isMoment ? (part.day - first) * SECONDS : 0;
  return (index) => {
    const value = values[index] ?? NONE;
    if (value === NONE) return LAST;
    return isDescending ? LAST - 1 - base - value : base + value;
  };
}

/**
 * The requests that pass, in an order; equal ones by their id.
 *
 * Key and position of a request are packed into one number, so that numbers are sorted without a comparison in
 * JavaScript. Positions are in the order of ids: computed requests by day and place, then the real ones.
 */
export function inLogOrder(parts: readonly DayRequests[], passes: RequestTest | undefined, order: Order) {
  const computed = parts.filter(({ ids }) => !ids);
  const real = parts
    .flatMap((part) => part.ids?.map((id, index) => ({ id, part, index })) ?? [])
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const starts: number[] = [];
  let count = 0;
  for (const { size } of computed) {
    starts.push(count);
    count += size;
  }
  const width = count + real.length + 1;
  const firstDay = Math.min(...parts.map(({ day }) => day));
  const packed = new Float64Array(width);
  let length = 0;
  for (const [place, part] of computed.entries()) {
    const start = starts[place] ?? 0;
    const keyAt = keysOf(part, order, firstDay);
    for (let index = 0; index < part.size; index++)
      if (!passes || passes(part, index)) packed[length++] = keyAt(index) * width + start + index;
  }
  for (const [rank, { part, index }] of real.entries())
    if (!passes || passes(part, index))
      packed[length++] = keysOf(part, order, firstDay)(index) * width + count + rank;
  const sorted = packed.subarray(0, length).sort();
  const placeAt = (position: number): Place | undefined => {
    if (position >= count) return real[position - count];
    const at = starts.findLastIndex((start) => start <= position);
    const part = computed[at];
    return part && { part, index: position - (starts[at] ?? 0) };
  };
  return {
    length,
    /** The requests from one place to another one, which is excluded. */
    places: (start: number, end: number): Place[] =>
      [...sorted.subarray(start, end)].flatMap((number) => placeAt(number % width) ?? []),
  };
}
