/** What the audit names by titles, where the contract has keys: they would tell administrators nothing. */

import { findPerson, groupTitle } from '#mocks/domain/people/person.ts';
import { type Database, itemsOf } from '#mocks/store/database.ts';

/** Titles of services by the `value` of their tiles. */
export function tileTitles({ tiles }: Database, values: readonly string[]): string[] {
  const titles = new Map(itemsOf(tiles).map(({ value, title }) => [value, title]));
  return values.map((value) => titles.get(value) ?? value);
}

type Naming = (database: Database, key: string) => string | undefined;
const person: Naming = (database, id) => findPerson(database, Number(id))?.email;

/** Titles of what filters name by keys, by the names of the filters. */
const namings: Readonly<Record<string, Naming>> = {
  company: ({ companies }, uuid) => companies.get(uuid)?.name,
  group: groupTitle,
  tariff: ({ tariffs }, id) => tariffs.get(id)?.title,
  service: ({ tiles }, type) => itemsOf(tiles).find(({ serviceType }) => serviceType === type)?.title,
  user: person,
  actor: person,
  assignee: person,
};

/** The values of a filter with titles in place of keys. */
export function namedFilter(database: Database, filter: object): object {
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]: [string, unknown]) => {
      const naming = Object.hasOwn(namings, name) ? namings[name] : undefined;
      const isKeys = naming !== undefined && Array.isArray(value);
      return [name, isKeys ? value.map((key) => naming(database, String(key)) ?? String(key)) : value];
    }),
  );
}
