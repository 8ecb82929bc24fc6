/** To whom services are open. */

import { companyUuidOf } from '#mocks/domain/people/person.ts';
import { tariffOf } from '#mocks/domain/tariffs/tariff.ts';
import { type Database, itemsOf, type Tile, type TileRules, type User } from '#mocks/store/database.ts';
import { delivered } from '#mocks/store/versioned.ts';

/** The rules of a service without any: open to everybody, without a bound of its own. */
const open = (value: string): TileRules => ({
  value,
  groups: [],
  companies: [],
  dayLimit: null,
  disabledReason: '',
  ...delivered,
});

export const rulesOf = ({ tileRules }: Database, value: string): TileRules =>
  tileRules.get(value) ?? open(value);

/**
 * Whether a person may see and use a service: by its groups, by its companies and by the lists of the
 * person's company and tariff; what names none is open to everybody (ADM-34).
 */
export function isOpenTo(database: Database, { value }: Pick<Tile, 'value'>, user: User): boolean {
  const { groups, companies } = rulesOf(database, value);
  const isMember = groups.length === 0 || user.profile.groups.some(({ name }) => groups.includes(name));
  const company = companyUuidOf(database, user) ?? '';
  const lists = [database.companies.get(company)?.tiles ?? [], tariffOf(database, user)?.tiles ?? []];
  return (
    isMember &&
    (companies.length === 0 || companies.includes(company)) &&
    lists.every((open) => open.length === 0 || open.includes(value))
  );
}

/** The tiles that are open to a company by its name, in the order of the main page. */
export const tilesOfCompany = (database: Database, uuid: string): Tile[] =>
  itemsOf(database.tiles).filter(({ value }) => rulesOf(database, value).companies.includes(uuid));

/** The tiles that have a group, in the order of the main page. */
export const tilesOfGroup = (database: Database, group: string): Tile[] =>
  itemsOf(database.tiles).filter(({ value }) => rulesOf(database, value).groups.includes(group));
