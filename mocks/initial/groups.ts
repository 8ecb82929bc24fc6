/** The groups of accounts: the six that the portal is delivered with, and what accounts have beside them. */

import { type NewGroup, newGroup } from '#mocks/domain/groups/group.ts';
import type { Database, Schemas } from '#mocks/store/database.ts';
import { DELIVERED } from '#mocks/store/versioned.ts';
import { seedOnce } from './once.ts';

const seeded: readonly NewGroup[] = [
  { name: 'COMPANY_ADMIN', title: 'Администраторы компаний', groupType: 2, isSystem: true },
  { name: 'COMMERCE', title: 'Коммерческий отдел', groupType: 4, isSystem: true, isGrantable: true },
  { name: 'LYCEUM', title: 'Лицей', groupType: 13, isSystem: true, isGrantable: true },
  { name: 'tariffBeginner', title: 'Лицей: начальный тариф', groupType: 3, isSystem: true },
  { name: 'tariffIntermediate', title: 'Лицей: средний тариф', groupType: 3, isSystem: true },
  { name: 'tariffHigh', title: 'Лицей: высокий тариф', groupType: 3, isSystem: true },
];

/** Groups of the portal as profiles contain them. */
export const seededGroups: readonly Schemas['Group'][] = seeded.map(({ name, groupType }) => ({
  name,
  groupType,
}));

/** Adds the groups once. */
export function seedGroups(database: Database): void {
  seedOnce(database, 'groups', (transaction) => {
    const byName = new Map(seeded.map((group) => [group.name, group]));
    for (const { profile } of database.users.values())
      for (const { name, groupType } of profile.groups)
        if (!byName.has(name)) byName.set(name, { name, title: name, groupType });
    for (const group of byName.values()) transaction.put(database.groups, newGroup(group, DELIVERED));
  });
}
