import { useEffect } from 'react';
import { listTotal } from '../kit/list-total.ts';

/** Tells the head of the page how many rows its list has. @param total null for none, and while they are loaded first */
export function useListTotal(total: number | null): void {
  useEffect(() => listTotal.set(total), [total]);
  useEffect(() => () => listTotal.set(null), []);
}
