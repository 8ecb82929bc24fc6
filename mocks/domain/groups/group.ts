/** Groups of accounts in the shape of the administration. */

import { tilesOfGroup } from '#mocks/domain/tiles/rules.ts';
import type { Database, Schemas, StoredGroup, User } from '#mocks/store/database.ts';

export type AdminGroup = Schemas['AdminGroup'];

export type NewGroup = Pick<StoredGroup, 'name' | 'title' | 'groupType'> & Partial<StoredGroup>;

/** A group that nobody has edited; without bounds unless they are given. */
export const newGroup = (group: NewGroup, created: string): StoredGroup => ({
  dayLimit: null,
  isDefault: false,
  isGrantable: false,
  isSystem: false,
  version: 1,
  created,
  changed: created,
  changedBy: null,
  ...group,
});

/**
 * Whether administrators of companies may give and take a group (COMP-03): also one that the portal is delivered with.
 * Form, batch, import and choices ask here.
 */
export const isFree = ({ isGrantable }: StoredGroup): boolean => isGrantable;

/** Number of accounts by the name of a group. */
function countMembers({ users }: Database): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { profile } of users.values())
    for (const { name } of profile.groups) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The accounts that have a group. */
export const membersOf = ({ users }: Database, group: string): User[] =>
  [...users.values()].filter(({ profile }) => profile.groups.some(({ name }) => name === group));

/** Converts groups to the contract's shape. */
export function toAdminGroup(database: Database): (group: StoredGroup) => AdminGroup {
  const counts = countMembers(database);
  return (group) => ({
    ...group,
    tiles: tilesOfGroup(database, group.name).map(({ value, title }) => ({ value, label: title })),
    members: counts.get(group.name) ?? 0,
  });
}

/** A group as the profiles of its members contain it. */
export const toGroup = ({ name, groupType }: StoredGroup): Schemas['Group'] => ({ name, groupType });

/** The groups that everybody who registers gets. */
export const defaultGroups = ({ groups }: Database): Schemas['Group'][] =>
  [...groups.values()].filter(({ isDefault }) => isDefault).map(toGroup);

/** What the audit keeps of a group, by the names of the form. */
export function auditedFields(database: Database, group: StoredGroup): object {
  const { title, groupType, dayLimit, isDefault, isGrantable } = group;
  const tiles = tilesOfGroup(database, group.name).map((tile) => tile.title);
  return { title, groupType, tiles, dayLimit, isDefault, isGrantable };
}
