/** To whom services are open. */
import { type Database, itemsOf, type Tile, type TileRules, type User } from '../db/database.ts';

/** The rules of a service without any: open to everybody, without a bound of its own. */
const open = (value: string): TileRules => ({ value, groups: [] });

export const rulesOf = ({ tileRules }: Database, value: string): TileRules =>
  tileRules.get(value) ?? open(value);

/** Whether a person may see and use a service: everybody, or the members of its groups (ADM-34). */
export function isOpenTo(database: Database, { value }: Pick<Tile, 'value'>, { profile }: User): boolean {
  const { groups } = rulesOf(database, value);
  return groups.length === 0 || profile.groups.some(({ name }) => groups.includes(name));
}

/** The tiles that have a group, in the order of the main page. */
export function tilesOfGroup(database: Database, group: string): Tile[] {
  return itemsOf(database.tiles).filter(({ value }) => rulesOf(database, value).groups.includes(group));
}
