/** Rules for a form whose record another user has changed meanwhile (ADM-14). */
import type { Change } from '#api/generated/model/change.ts';
import { formatDateTime } from '#lib/dates.ts';
import { parseTimestamp } from '#lib/timestamp.ts';

/** True when the first of two states of a record is the newer one. */
export const isNewer = (row: object | null, than: object | null): boolean =>
  isVersioned(row) && isVersioned(than) && row.version > than.version;

/** True for an entity with its version and its last change. */
export const isVersioned = (row: object | null): row is Change =>
  row !== null && 'version' in row && 'changed' in row && 'changedBy' in row;

/** Who changed a record last, and when. */
export function changedByText({ changed, changedBy }: Pick<Change, 'changed' | 'changedBy'>): string {
  const moment = parseTimestamp(changed);
  return [changedBy ?? 'Кто-то', moment && formatDateTime(moment)].filter(Boolean).join(', ');
}
