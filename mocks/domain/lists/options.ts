/** Values to choose, for filters and fields of the administration. */
import type { Schemas, User } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { among, by, containing, inOrder, narrowed } from './list.ts';

export type Option = Schemas['Option'];

/** Length limit of a list. Values that are requested by key are all returned. */
const LISTED = 50;

/** The departments of people, each once. */
export function departmentOptions(people: Iterable<User>): Option[] {
  const names = new Set([...people].flatMap(({ department }) => department || []));
  return [...names].map((name) => ({ value: name, label: name }));
}

/** A person as an option: number, name and address. */
export const personOption = ({ email, profile: { id, name } }: User): Option => ({
  value: String(id),
  label: name ? `${name}, ${email}` : email,
});

interface OptionQuery {
  readonly searchText?: string;
  /** Only these values. */
  readonly value?: readonly string[];
}

/** The options that a query finds, in the order of their labels: at most 50, or all that it names. */
export function foundOptions(options: readonly Option[], { searchText, value }: OptionQuery): Option[] {
  const found = narrowed(options, [
    containing(searchText, ({ label }) => folded(label)),
    among(value, (option) => option.value),
  ]);
  const ordered = inOrder(
    found,
    by(({ label }) => folded(label)),
    by('value'),
  );
  return ordered.slice(0, value ? undefined : LISTED);
}
