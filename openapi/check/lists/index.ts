/** Checks a list after its first valid call. */
import type { Call, Exchange, Run } from '../run.ts';
import { countedDepartures } from './counted.ts';
import { filterDepartures } from './filtering.ts';
import { orderDepartures } from './order.ts';
import { pageDepartures } from './pages.ts';
import { listOf, twice } from './reading.ts';
import { searchDepartures } from './searching.ts';

/** Pages, order, filters and search of an operation that states an order. */
export async function lists(run: Run, call: Call, { got }: Exchange): Promise<void> {
  if (call.operation.order.length === 0 || call.operation.method !== 'GET' || got.status !== 200) return;
  const list = listOf(run, call);
  await twice(list, () => pageDepartures(list));
  await twice(list, () => orderDepartures(list));
  await twice(list, () => filterDepartures(list));
  await twice(list, () => searchDepartures(list));
  await twice(list, () => countedDepartures(list));
}
