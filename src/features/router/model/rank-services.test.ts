import { expect, test } from 'vitest';
import { firstRequests } from './testing/first-requests.ts';
import { scoreOf } from './testing/requests.ts';

/** The least shares of HOME-09. */
const leastFirst = 0.85;
const leastAmongThree = 0.97;

test.each([['the table that was written before the ranking', firstRequests, 148]])(
  '[HOME-09] right first in 85 %, among three in 97 %: %s',
  (_name, table, total) => {
    const score = scoreOf(table);
    expect(score.total).toBe(total);
    const failing = score.wrong.join('\n');
    expect(score.first, failing).toBeGreaterThanOrEqual(Math.ceil(leastFirst * total));
    expect(score.amongThree, failing).toBeGreaterThanOrEqual(Math.ceil(leastAmongThree * total));
  },
);
