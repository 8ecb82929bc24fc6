/** Sums over requests by any grouping; a million requests take about 20 ms. */
import { BAD, type DayRequests, FAILED, GOOD, NONE } from '#mocks/domain/usage/day-requests.ts';

/** Sums of a group. Money in kopecks; null where no request has a number. */
export interface Totals {
  readonly requests: number;
  /** Different people. */
  readonly users: number;
  readonly tokens: number | null;
  readonly errors: number;
  readonly good: number;
  readonly bad: number;
  readonly cost: number | null;
}

/** Divides requests into groups 0, 1, 2 and so on. */
export interface Grouping {
  readonly count: number;
  /** The group of a request; negative leaves the request out. */
  readonly of: (requests: DayRequests, index: number) => number;
}

/** Whether the filters leave a request. */
export type RequestTest = (requests: DayRequests, index: number) => boolean;

/** Places of the sums of a group, which lie together so that a request touches one part of the memory. */
const [REQUESTS, USERS, ERRORS, LIKED, DISLIKED, TOKENS, COUNTED, COST, PRICED] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const WIDTH = 9;

/** The totals of each group, in its place. `people` is above every id of an account. */
export function totalsOf(
  days: readonly DayRequests[],
  passes: RequestTest | undefined,
  { count, of }: Grouping,
  people: number,
): Totals[] {
  const sums = new Float64Array(count * WIDTH);
  const add = (place: number, value: number): void => {
    sums[place] = (sums[place] ?? 0) + value;
  };
  // Whether a person has been met in a group.
  const seen = new Uint8Array(count * people);
  for (const day of days) {
    const { size, person, result, rating, tokensIn, tokensOut, cost } = day;
    for (let index = 0; index < size; index++) {
      if (passes && !passes(day, index)) continue;
      const group = of(day, index);
      if (group < 0) continue;
      const at = group * WIDTH;
      add(at + REQUESTS, 1);
      const pair = group * people + (person[index] ?? 0);
      if (seen[pair] === 0) {
        seen[pair] = 1;
        add(at + USERS, 1);
      }
      if (result[index] === FAILED) add(at + ERRORS, 1);
      if (rating[index] === GOOD) add(at + LIKED, 1);
      else if (rating[index] === BAD) add(at + DISLIKED, 1);
      const tokens = tokensIn[index] ?? NONE;
      if (tokens !== NONE) {
        add(at + TOKENS, tokens + (tokensOut[index] ?? 0));
        add(at + COUNTED, 1);
      }
      const price = cost[index] ?? NONE;
      if (price !== NONE) {
        add(at + COST, price);
        add(at + PRICED, 1);
      }
    }
  }
  const sumAt = (group: number, place: number): number => sums[group * WIDTH + place] ?? 0;
  return Array.from({ length: count }, (_, group) => ({
    requests: sumAt(group, REQUESTS),
    users: sumAt(group, USERS),
    tokens: sumAt(group, COUNTED) > 0 ? sumAt(group, TOKENS) : null,
    errors: sumAt(group, ERRORS),
    good: sumAt(group, LIKED),
    bad: sumAt(group, DISLIKED),
    cost: sumAt(group, PRICED) > 0 ? sumAt(group, COST) : null,
  }));
}
