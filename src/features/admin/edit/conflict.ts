/** What becomes of a form whose record somebody else has changed meanwhile (ADM-14). */
import type { Change } from '#api/generated/model/change.ts';
import { type AnyField, type Field, isSame, wordsOf } from '#forms/index.ts';
import { formatDateTime, parseTimestamp } from '#lib/dates.ts';

/** The values of one form in three states. */
export interface Versions<Values> {
  /** As the form began. */
  was: Values;
  /** As the record is now. */
  now: Values;
  /** As the person has typed. */
  yours: Values;
}

/** A field that is not the same in the form and in the record. */
export interface ConflictRow {
  name: string;
  label: string;
  was: string;
  now: string;
  yours: string;
  /** False: the person has not touched the field, so the present value stays. */
  isTouched: boolean;
}

const valueIn = (values: object, name: string): unknown => Reflect.get(values, name);

/** The fields of a form that differ from the record as it is now, in the form's order. */
export function conflictRows<Values extends object>(
  fields: readonly Field<Values>[],
  versions: Versions<Values>,
): ConflictRow[];
export function conflictRows(
  fields: readonly AnyField[],
  { was, now, yours }: Versions<object>,
): ConflictRow[] {
  return fields.flatMap((field) => {
    const { name, label } = field;
    if (isSame(valueIn(now, name), valueIn(yours, name))) return [];
    const words = (values: object): string => wordsOf(field, valueIn(values, name));
    const isTouched = !isSame(valueIn(was, name), valueIn(yours, name));
    return { name, label, was: words(was), now: words(now), yours: words(yours), isTouched };
  });
}

/**
 * The values to save after a conflict: what the person typed where they touched a field, else what the record holds.
 *
 * @param given names of the touched fields whose present value was chosen
 */
export function mergedValues<Values extends object>(
  { was, now, yours }: Versions<Values>,
  given: ReadonlySet<string>,
): Values {
  const merged = { ...now };
  for (const name in merged)
    if (!given.has(name) && !isSame(was[name], yours[name])) merged[name] = yours[name];
  return merged;
}

/** True for an entity that says its version and who changed it last. */
export const isVersioned = (row: object | null): row is Change =>
  row !== null && 'version' in row && 'changed' in row && 'changedBy' in row;

/** Who changed a record last, and when. */
export function changedByText({ changed, changedBy }: Pick<Change, 'changed' | 'changedBy'>): string {
  const moment = parseTimestamp(changed);
  return [changedBy ?? 'Кто-то', moment && formatDateTime(moment)].filter(Boolean).join(', ');
}
