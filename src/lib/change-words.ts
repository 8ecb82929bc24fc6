/** How a number has changed since an earlier period, in words. */
import { formatChange, formatShare } from './numbers.ts';

/** The earlier period in the cases of a sentence: «прошлого периода», «за прошлый период». */
export interface Earlier {
  of: string;
  during: string;
}

/** A change: its direction, null where there is none to tell, and the words. */
export interface Change {
  direction: 'more' | 'less' | 'same' | null;
  text: string;
}

const before: Earlier = { of: 'прошлого периода', during: 'за прошлый период' };

const none: Change = { direction: null, text: 'с прошлым периодом не с чем сравнить' };
const same = ({ during }: Earlier): Change => ({ direction: 'same', text: `столько же, сколько ${during}` });

/** «на 12,4 % больше прошлого периода». */
export function changeWords(
  later: number | null | undefined,
  earlier: number | null | undefined,
  than: Earlier = before,
): Change {
  const change = formatChange(later, earlier);
  if (change.startsWith('+')) return { direction: 'more', text: `на ${change.slice(1)} больше ${than.of}` };
  if (change.startsWith('−')) return { direction: 'less', text: `на ${change.slice(1)} меньше ${than.of}` };
  return /^\d/.test(change) ? same(than) : none;
}

/** «на 1,1 п. п. больше прошлого периода»: shares from 0 to 1 are compared in points. */
export function shareWords(
  later: number | null | undefined,
  earlier: number | null | undefined,
  than: Earlier = before,
): Change {
  if (typeof later !== 'number' || typeof earlier !== 'number') return none;
  const points = formatShare(Math.abs(later - earlier)).replace('%', 'п.\u00a0п.');
  if (!/[1-9]/.test(points)) return same(than);
  return later > earlier
    ? { direction: 'more', text: `на ${points} больше ${than.of}` }
    : { direction: 'less', text: `на ${points} меньше ${than.of}` };
}
