/** Compares primitives, arrays and plain objects by value, everything else by identity. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (one instanceof Blob || other instanceof Blob) return false;
  const entries = Object.entries(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => isSame(value, Reflect.get(other, name)))
  );
}

/** Returns true if the form differs from its initial values. A value that was changed back counts as unchanged. */
export const isChanged = (form: { values: object; initial: object }): boolean =>
  !isSame(form.values, form.initial);
