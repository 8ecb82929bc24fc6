import { useEffect } from 'react';
import { listTotal } from '../kit/list-total.ts';

/**
 * Passes the number of rows of a list to the head of its page.
 *
 * @param total null without a list of records, and until the rows are loaded
 */
export function useListTotal(total: number | null): void {
  useEffect(() => listTotal.set(total), [total]);
  useEffect(() => () => listTotal.set(null), []);
}
