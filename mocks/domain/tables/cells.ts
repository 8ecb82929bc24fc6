/** Cells of tables with days and moments; the file writes them in the zone of its reader (ADM-15). */
import type { Cell } from '#lib/office/cell.ts';

/** A moment to the minute, as the lists show it. @param none what stands for a missing one */
export const momentCell = (moment: string | null | undefined, none = ''): Cell =>
  moment ? { type: 'datetime', text: `${new Date(moment).toISOString().slice(0, 16)}:00Z` } : none;

/** A day, `YYYY-MM-DD`; it has no zone. */
export const dayCell = (day: string | null): Cell => (day ? { type: 'date', text: day } : '');
