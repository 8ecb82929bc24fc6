/** Changes of a group that reach its members and its services. */
import { type AuditedCall, audit, personNote } from '#mocks/domain/audit/audit.ts';
import { rulesFor } from '#mocks/domain/banners/banners.ts';
import { membersOf, toGroup } from '#mocks/domain/groups/group.ts';
import { rulesOf, tilesOfGroup } from '#mocks/domain/tiles/rules.ts';
import type { Schemas, StoredGroup, User } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { changedBy } from '#mocks/store/versioned.ts';

/** Opens exactly these services to the members of a group; a service without groups is open to everybody. */
export function putTiles(
  { deps: { database, now }, user }: AuditedCall,
  transaction: Transaction,
  group: string,
  values: readonly string[],
): void {
  const before = tilesOfGroup(database, group).map(({ value }) => value);
  for (const value of new Set([...before, ...values])) {
    const rules = rulesOf(database, value);
    const others = rules.groups.filter((name) => name !== group);
    const groups = values.includes(value) ? [...others, group] : others;
    if (values.includes(value) !== before.includes(value))
      transaction.put(database.tileRules, changedBy(user.email, now(), { ...rules, groups }));
  }
}

/**
 * Gives the members of a group its present type, each with an entry of the audit (ADM-19).
 *
 * @param parent uuid of the entry about the group
 */
export function putType(
  call: AuditedCall,
  transaction: Transaction,
  { old, next, parent }: { old: StoredGroup; next: StoredGroup; parent: string },
): void {
  const { database, now } = call.deps;
  for (const user of membersOf(database, next.name)) {
    const groups = user.profile.groups.map((one) => (one.name === next.name ? toGroup(next) : one));
    const changed = { ...user, profile: { ...user.profile, groups } };
    transaction.put(database.users, changedBy(call.user.email, now(), changed));
    const row = personNote(user, 'change');
    // The names of the groups stay; what their type opens to the person does not.
    const change = { before: { groupType: old.groupType }, after: { groupType: next.groupType } };
    audit(call, transaction, { ...row, ...change }, { parent });
  }
}

/** The account with another group instead of this one. */
export function withReplaced(user: User, group: string, next: StoredGroup): User {
  const others = user.profile.groups.filter(({ name }) => name !== group && name !== next.name);
  return { ...user, profile: { ...user.profile, groups: [...others, toGroup(next)] } };
}

/** Gives the services and the announcements of a group to another one. */
export function replaceInRules(
  { deps: { database, now }, user }: AuditedCall,
  transaction: Transaction,
  group: string,
  next: StoredGroup,
): void {
  const replaced = <T extends Schemas['Change'] & { readonly groups: readonly string[] }>(rules: T): T => {
    const others = rules.groups.filter((name) => name !== group && name !== next.name);
    return changedBy(user.email, now(), { ...rules, groups: [...others, next.name] });
  };
  for (const { value } of tilesOfGroup(database, group))
    transaction.put(database.tileRules, replaced(rulesOf(database, value)));
  for (const rules of rulesFor(database, 'groups', group))
    transaction.put(database.bannerRules, replaced(rules));
}
