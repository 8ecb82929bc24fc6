/** Who may read the contents of a request (administration.md §3, logs; ADM-30). */
import { agreementsInForce } from '#mocks/domain/people/agreements.ts';
import type { Database, Schemas, StoredMessage, User } from '#mocks/store/database.ts';

type Access = Schemas['ContentAccess'];

/** The agreements to the control of contents, and to a look at what is private in them (portal.md §3). */
const NEEDED = [4, 5];

/** Whether the person's agreements to a look at contents are in force now. */
export function agreesToLook(database: Database, user: User): boolean {
  const inForce = agreementsInForce(database, user);
  return NEEDED.every((id) => inForce.includes(id));
}

/** Whether the administrators may do more on the page of the logs than read it. */
export const mayReadContents = (database: Database): boolean =>
  database.menus.get('admin')?.items.find(({ value }) => value === 'logs')?.access !== 'read';

/** Nobody has agreed to a look at computed requests, and they have no contents. */
export const accessWithoutContents: Access = 'noConsent';

/** Whether contents may be read by who has the right. The agreements count at the moment of the request and now. */
export function accessTo(database: Database, message: StoredMessage): Access {
  const author = database.users.get(message.owner);
  if (!author || !message.isLookAgreed || !agreesToLook(database, author)) return 'noConsent';
  const isHidden = message.hidden || database.chats.get(message.chatUuid)?.hidden !== false;
  return isHidden ? 'notKept' : 'allowed';
}

/** The contents of a request and its answer. */
export function contentsOf({ messages }: Database, message: StoredMessage): Schemas['UsageContent'] {
  const answer = messages
    .group(message.chatUuid)
    .find(({ parentId, role, hidden }) => parentId === message.id && role === 'assistant' && !hidden);
  return {
    request: message.content,
    answer: answer?.content ?? '',
    fileNames: message.files.map(({ name }) => name),
  };
}
