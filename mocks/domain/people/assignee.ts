/** Administrators who take care of something: feedback, errors. */
import { refuseField } from '#mocks/contract/failures.ts';
import type { Database } from '#mocks/store/database.ts';
import type { Rows } from '#mocks/store/rows.ts';
import { findPerson } from './person.ts';

/** Throws `fields-invalid` unless the account may take care of something: it is an administrator, or nobody. */
export function checkAssignee({ database }: Rows, id: number | null, field: string): void {
  if (id === null || findPerson(database, id)?.profile.role === 'ADMIN') return;
  refuseField(field, 'not-admin', 'Ответственным может быть только администратор портала');
}

/** The same object with another assignee; null for nobody. */
export function withAssignee<T extends { readonly assigneeId?: number }>(object: T, id: number | null): T {
  const { assigneeId: _old, ...other } = object;
  return { ...other, ...(id !== null && { assigneeId: id }) } as T;
}

/** Key and e-mail of an assignee in the shape of the contract. */
export function assigneeOf(
  database: Database,
  id: number | undefined,
): { assigneeId: number | null; assignee: string | null } {
  const person = id === undefined ? undefined : findPerson(database, id);
  return { assigneeId: person?.profile.id ?? null, assignee: person?.email ?? null };
}
