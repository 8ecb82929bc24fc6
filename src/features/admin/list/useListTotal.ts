import { useEffect } from 'react';
import { listTotal } from '../kit/list-total.ts';

/**
 * Gives the head of the page the number of rows of its list.
 *
 * @param total null without a list of records, and until the rows are loaded
 */
export function useListTotal(total: number | null): void {
  useEffect(() => listTotal.set(total), [total]);
  useEffect(() => () => listTotal.set(null), []);
}
