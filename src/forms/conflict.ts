/** Rules for the values of a form whose record was saved by somebody else meanwhile (ADM-14, LAB-09). */
import { isSame } from './changed.ts';
import type { AnyField, Field } from './definitions.ts';
import { wordsOf } from './value-texts.ts';

/** The values of one form in three states. */
export interface Versions<Values> {
  /** Initial values of the form. */
  was: Values;
  /** Current values of the record. */
  now: Values;
  /** Values that the user has typed. */
  yours: Values;
}

/** A field that differs between the form and the record. */
export interface ConflictRow {
  name: string;
  label: string;
  was: string;
  now: string;
  yours: string;
  /** False when the user has not changed the field, so the current value stays. */
  isTouched: boolean;
}

const valueIn = (values: object, name: string): unknown => Reflect.get(values, name);

/** The fields of a form that differ from the current record, in the form's order. */
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
 * The values to save after a conflict: the typed values of changed fields, else the current values of the record.
 *
 * @param given names of the changed fields for which the current value was chosen
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

/**
 * The typed values of a form whose record has a newer version; null where the record has other values in the same
 * fields, so that the user has to choose when saving.
 */
export function typedOver<Values extends object>({
  was,
  now,
  yours,
}: Versions<Values>): Partial<Values> | null {
  const typed: Partial<Values> = {};
  for (const name in now) {
    if (isSame(was[name], yours[name])) continue;
    if (!isSame(was[name], now[name]) && !isSame(now[name], yours[name])) return null;
    typed[name] = yours[name];
  }
  return typed;
}
