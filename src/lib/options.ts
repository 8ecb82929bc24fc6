/** Options of selects, radio buttons and filters. */

/** An option of a field: what is sent, and what is shown. */
interface Option<Id extends string = string> {
  id: Id;
  label: string;
}

/**
 * The keys of a table of words as options, in its order.
 * @param words texts, or texts with the tone of a badge
 */
export const optionsOf = <Id extends string | number>(
  words: Readonly<Record<Id, string | { label: string }>>,
): Option<`${Id}`>[] =>
  Object.entries<string | { label: string }>(words).map(([id, word]) => ({
    id: id as `${Id}`, // exactly the keys of the record
    label: typeof word === 'string' ? word : word.label,
  }));

/** The options of the gateway as choices of a look-up field. */
export const choicesFrom = (options: readonly { value: string; label: string }[]): Option[] =>
  options.map(({ value, label }) => ({ id: value, label }));

/** The ids of what a look-up field has chosen. */
export const idsOf = (chosen: readonly Option[]): string[] => chosen.map(({ id }) => id);

/** Whether a chosen id, such as one from an address, is a key of the table. */
export const isKeyOf = <Id extends string>(
  words: Readonly<Record<Id, unknown>>,
  id: string | null,
): id is Id => id !== null && Object.hasOwn(words, id);

/** The number that a look-up field has chosen, for keys that the contract has as numbers. */
export const numberOf = (chosen: Option | null): number | null => (chosen ? Number(chosen.id) : null);
