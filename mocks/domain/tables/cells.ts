/** Cells of tables with days and moments; the file writes them in the zone of its reader (ADM-15). */
import type { Cell } from '#lib/office/cell.ts';
import { cellText } from '#lib/office/csv.ts';
import { zoneOf } from './zone.ts';

/** A moment to the minute, as the lists show it. @param none what stands for a missing one */
export const momentCell = (moment: string | null | undefined, none = ''): Cell =>
  moment ? { type: 'datetime', text: `${new Date(moment).toISOString().slice(0, 16)}:00Z` } : none;

/** A moment to the second, for logs. */
export const exactCell = (moment: string): Cell => ({
  type: 'datetime',
  text: `${new Date(moment).toISOString().slice(0, 19)}Z`,
  isExact: true,
});

/** A moment for a text that is the same for all readers, in Moscow time: `20.11.2026 14:30:05 МСК`. */
export const momentWords = (moment: Date): string =>
  `${cellText(exactCell(moment.toISOString()), zoneOf().clock)}\u00a0МСК`;

/** A day, `YYYY-MM-DD`; it has no zone. */
export const dayCell = (day: string | null): Cell => (day ? { type: 'date', text: day } : '');
