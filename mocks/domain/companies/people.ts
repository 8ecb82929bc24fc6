/** What the administrator of a company may do with people (COMP-03). */
import { refuseField } from '#mocks/contract/failures.ts';
import { isFree } from '#mocks/domain/groups/group.ts';
import type { Database, StoredCompany, User } from '#mocks/store/database.ts';

export const platformAdmin = {
  code: 'platform-admin',
  message: 'Это администратор портала: его меняют только администраторы портала',
} as const;

/** Throws `fields-invalid` unless an address lies in a domain of the company; undefined for none. */
export function checkDomain(company: StoredCompany | undefined, email: string): void {
  const domains = company?.domains ?? [];
  if (domains.includes(email.split('@').at(-1) ?? '')) return;
  const message =
    domains.length === 0
      ? 'У\u00a0компании нет своих доменов, поэтому адреса добавляет администратор портала'
      : `Адрес должен быть в\u00a0домене компании: ${domains.join(', ')}`;
  refuseField('email', 'foreign-domain', message);
}

/** Throws `fields-invalid` when a group that is not grantable would be given or taken. */
export function checkGrants(
  { groups }: Database,
  next: readonly string[],
  old: readonly string[],
  field = 'groups',
): void {
  const changed = [
    ...next.filter((name) => !old.includes(name)),
    ...old.filter((name) => !next.includes(name)),
  ];
  const [kept] = changed.filter((name) => {
    const group = groups.get(name);
    return group && !isFree(group);
  });
  if (kept === undefined) return;
  const verb = old.includes(kept) ? 'убирает' : 'назначает';
  refuseField(field, 'not-grantable', `Группу ${kept} ${verb} только администратор портала`);
}

/** Throws `fields-invalid` for an administrator of the portal. */
export function checkEditable({ profile }: User): void {
  if (profile.role === 'ADMIN') refuseField('email', platformAdmin.code, platformAdmin.message);
}
