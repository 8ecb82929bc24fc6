import { isRecord } from '#lib/guards.ts';
import { draftKey } from '#platform/drafts.ts';
import { readJson, writeText } from '#platform/storage.ts';

/** Unsaved values of a form, with the moment of the last change and the version that they were made from. */
interface ObjectDraft<Values> {
  values: Values;
  /** ISO 8601. */
  date: string;
  /** Null for a new object. */
  version: number | null;
}

/** The largest draft that is kept on the device, bytes of JSON (lab.md §4). */
const maxDraft = 64_000;

/**
 * The draft of a form of the lab (LAB-08), on this device and for this person only.
 *
 * @param userId id of its user
 * @param name kind of object, a colon, and the object; `new`, or `from:` and the duplicated one, for one that is not saved
 * @param valuesIn reads stored values, which are untrusted
 * @param kept the values that may be stored. @default all
 */
export function objectDraft<Values>(
  userId: number,
  name: string,
  valuesIn: (stored: Record<string, unknown>) => Values,
  kept = (values: Values): Values => values,
) {
  const key = draftKey(userId, name);
  return {
    read(): ObjectDraft<Values> | null {
      const stored = readJson(key);
      if (!isRecord(stored) || !isRecord(stored['values'])) return null;
      const { date, version } = stored;
      if (typeof date !== 'string' || !(version === null || typeof version === 'number')) return null;
      return { values: valuesIn(stored['values']), date, version };
    },
    /** Stores a draft; null removes it. @returns false for one that is too large, which is not stored */
    write(draft: ObjectDraft<Values> | null): boolean {
      const text = draft && JSON.stringify({ ...draft, values: kept(draft.values) });
      const fits = text === null || new TextEncoder().encode(text).length <= maxDraft;
      writeText(key, fits ? text : null);
      return fits;
    },
  };
}
