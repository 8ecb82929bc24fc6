/** The longest name of an agent or a template, characters. */
const labName = 60;

/** Names that differ only in case are one name, as for the gateway. */
export const nameKey = (name: string): string => name.trim().toLocaleLowerCase('ru');

/**
 * The name of a duplicate: «… копия», numbered when it is taken (lab.md §4).
 *
 * @param taken names that it may not have
 * @param maxName its greatest length, characters
 */
export function copyName(name: string, taken: readonly string[], maxName = labName): string {
  const used = new Set(taken.map(nameKey));
  for (let number = 1; ; number++) {
    const end = number === 1 ? ' копия' : ` копия ${number}`;
    const copy = `${name.slice(0, maxName - end.length).trimEnd()}${end}`;
    if (!used.has(nameKey(copy))) return copy;
  }
}
