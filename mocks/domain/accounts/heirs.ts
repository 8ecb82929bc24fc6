/** Hands the shared agents, functions, templates and presentations of a deleted account to a successor (ADM-37). */

import { refuseField } from '#mocks/contract/failures.ts';
import { companyUuidOf, findPerson, statusOf } from '#mocks/domain/people/person.ts';
import type { Database, LabObject, User } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** Whether others may use or edit an object. Private objects are not handed over. */
const isOpened = ({ access }: LabObject): boolean =>
  access.visibility !== 'private' || access.editorIds.length > 0;

/** Throws `fields-invalid` if this account cannot be the successor of the others. */
export function checkSuccessor(
  database: Database,
  id: number,
  keys: ReadonlySet<number>,
  isKnown: (person: User) => boolean,
): void {
  const heir = findPerson(database, id);
  const field = 'action.successorId';
  if (!heir || !isKnown(heir) || statusOf(heir) !== 'active' || heir.profile.role === 'Chat_Bot')
    refuseField(field, 'unknown', 'Передать можно только сотруднику, который может войти');
  if (keys.has(id)) refuseField(field, 'self', 'Этот человек сам среди удаляемых');
}

/** Whether one account may inherit from another: shared objects stay in their company (COMP-02). */
export function canInherit(database: Database, from: number, to: number): boolean {
  const [owner, heir] = [findPerson(database, from), findPerson(database, to)];
  return (
    owner !== undefined &&
    heir !== undefined &&
    companyUuidOf(database, owner) === companyUuidOf(database, heir)
  );
}

/** Makes the successor the owner of the shared objects of an account and of their files. */
export function handOver(database: Database, transaction: Transaction, from: number, to: number): void {
  const owner = findPerson(database, to)?.email;
  const give = <T extends LabObject>(objects: Iterable<T>, put: (one: T) => void): void => {
    for (const one of objects) {
      if (one.ownerId !== from || !isOpened(one)) continue;
      const editorIds = one.access.editorIds.filter((id) => id !== to);
      put({ ...one, ownerId: to, access: { ...one.access, editorIds } });
      const ids = JSON.stringify(one).matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g);
      for (const [idFile] of ids) {
        const file = database.files.get(idFile);
        if (file && owner !== undefined) transaction.put(database.files, { ...file, owner });
      }
    }
  };
  const { agents, functions, labTemplates, presentations } = database;
  give([...agents.values()], (one) => transaction.put(agents, one));
  give([...functions.values()], (one) => transaction.put(functions, one));
  give([...labTemplates.values()], (one) => transaction.put(labTemplates, one));
  give([...presentations.values()], (one) => transaction.put(presentations, one));
}
