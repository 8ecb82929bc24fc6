import { isSame, type Versions } from '#forms/index.ts';

/** The fields in which two states of an object differ, in the order of `names`. */
export const changedFields = <Values extends object>(
  names: readonly (keyof Values & string)[],
  one: Values,
  other: Values,
): (keyof Values & string)[] => names.filter((name) => !isSame(one[name], other[name]));

/**
 * The fields that differ between the form and the saved object: those that the person has changed, who has to choose, and
 * the others, where the saved value stays.
 */
export function conflictFields<Values extends object>(
  names: readonly (keyof Values & string)[],
  { was, now, yours }: Versions<Values>,
): { toChoose: (keyof Values & string)[]; toTake: (keyof Values & string)[] } {
  const all = changedFields(names, now, yours);
  const isTouched = (name: keyof Values): boolean => !isSame(was[name], yours[name]);
  return { toChoose: all.filter(isTouched), toTake: all.filter((name) => !isTouched(name)) };
}
