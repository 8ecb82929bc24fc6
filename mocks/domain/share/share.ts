/** Copies of chats that other people may open (home-profile-help.md §2.6). */
import { existing, Failure, refuseField, refuseFields } from '#mocks/contract/failures.ts';
import { countNamed, type Limited } from '#mocks/domain/companies/search-limit.ts';
import { mayBeGiven, otherCompany, reachOf } from '#mocks/domain/companies/wall.ts';
import { findChat, messagesOf } from '#mocks/domain/history/chats.ts';
import { by, byLatest, inOrder } from '#mocks/domain/lists/list.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import type {
  Chat,
  Database,
  HistoryChat,
  Schemas,
  StoredMessage,
  StoredShare,
  User,
} from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';

/** Messages of a copy. */
const LIMIT = 1000;

type NewShare = Schemas['NewChatShare'];

/** Ids of the files that a message was sent with, and that it has as results. */
function filesOf(database: Database, { files, results = [] }: StoredMessage): Schemas['SharedFile'][] {
  const made = results.flatMap(({ result }) => {
    if (result.kind === 'images') return result.items.map(({ idFile }) => idFile);
    return result.kind === 'audio' || result.kind === 'media' || result.kind === 'file'
      ? [result.idFile]
      : [];
  });
  const ids = [...new Set([...files.map(({ idFile }) => idFile), ...made])];
  return ids.flatMap((idFile) => {
    const file = database.files.get(idFile);
    return file ? [{ idFile, name: file.name, size: database.store.blobSize(idFile) }] : [];
  });
}

/** The messages that lead to `last`, it among them, without hidden ones and answers without text and files. */
function branchTo(database: Database, last: StoredMessage): StoredMessage[] {
  const branch: StoredMessage[] = [];
  for (let id: string | null = last.id; id !== null; ) {
    const message = database.messages.get(id);
    if (!message) break;
    const isEmpty = message.content === '' && filesOf(database, message).length === 0;
    if (!message.hidden && !isEmpty && message.status !== 'streaming') branch.unshift(message);
    id = message.parentId;
  }
  return branch.slice(0, LIMIT);
}

/** Who may open the copy. Throws `fields-invalid`. */
function recipientsOf(deps: Limited, owner: User, ids: readonly number[]): number[] {
  const { database } = deps;
  countNamed(deps, owner, ids);
  for (const id of ids) {
    const person = findPerson(database, id);
    if (id === owner.profile.id) refuseField('userIds', 'self', 'Себе чат открывать не\u00a0нужно');
    if (!person || !mayBeGiven(database, owner, person)) refuseFields([otherCompany('userIds')]);
    else if (person.blocked || person.profile.role === 'Chat_Bot')
      refuseField('userIds', 'unknown-user', 'Этому человеку чат открыть нельзя');
  }
  return [...ids];
}

/** Copies a chat for named people. Throws `not-found` and `fields-invalid`. */
export function shareChat(
  deps: Limited,
  owner: User,
  { chatUuid, lastMessageUuid, userIds, withFiles }: NewShare,
): StoredShare {
  const { database, now } = deps;
  const chat = existing(findChat(database, owner.email, chatUuid));
  const messages = messagesOf(database, chat.uuid);
  const last = lastMessageUuid
    ? messages.find(({ id }) => id === lastMessageUuid.toLowerCase())
    : messages.findLast(({ status }) => status !== 'streaming');
  if (!last && lastMessageUuid) throw new Failure('not-found');
  const content = (last ? branchTo(database, last) : []).map((message): Schemas['SharedMessage'] => {
    const { role, content: text, date } = message;
    return { role, content: text, date, files: withFiles ? filesOf(database, message) : [] };
  });
  if (content.length === 0) refuseField('chatUuid', 'empty', 'В\u00a0чате ещё нет сообщений');
  const share: StoredShare = {
    uuid: crypto.randomUUID(),
    owner: owner.email,
    title: chat.content,
    service: chat.value,
    serviceType: chat.serviceType,
    created: now().toISOString(),
    withFiles,
    content,
    userIds: recipientsOf(deps, owner, userIds),
  };
  database.store.put(database.shares, share);
  return share;
}

/** A copy as its owner sees it. */
export function toChatShare(database: Database, share: StoredShare): Schemas['ChatShare'] {
  const { uuid, title, service, created, withFiles, content, owner } = share;
  const sharer = database.users.get(owner);
  const recipients = readersOf(database, share).map((reader) => {
    const { id, email, name } = reader.profile;
    const isColleague = sharer && reachOf(database, sharer, reader) === 'colleague';
    return { id, email, name, description: (isColleague && reader.description) || '' };
  });
  return { uuid, title, service, created, withFiles, messages: content.length, recipients };
}

/** The copies of a person, newest first. */
export const sharesOf = ({ shares }: Database, owner: string): StoredShare[] =>
  inOrder(shares.group(owner), byLatest('created'), by('uuid'));

/** The people who may open a copy: those who were named and whose companies allow it (COMP-06). */
function readersOf(database: Database, { owner, userIds }: StoredShare): User[] {
  const sharer = database.users.get(owner);
  return userIds.flatMap((id) => {
    const reader = findPerson(database, id);
    return sharer && reader && mayBeGiven(database, sharer, reader) ? [reader] : [];
  });
}

const mayRead = (database: Database, share: StoredShare, { email }: User): boolean =>
  share.owner === email || readersOf(database, share).some((reader) => reader.email === email);

/** A copy that the person may open. Throws `not-found`. */
export function findShare(database: Database, reader: User, uuid: string): StoredShare {
  const share = database.shares.get(uuid.toLowerCase());
  if (!share || !mayRead(database, share, reader)) throw new Failure('not-found');
  return share;
}

/** A copy as the people see it for whom it is meant. */
export function toSharedChat(
  { users }: Database,
  { uuid, title, service, created, withFiles, content, owner }: StoredShare,
): Schemas['SharedChat'] {
  const name = users.get(owner)?.profile.name || owner;
  return { uuid, title, service, created, withFiles, content: [...content], owner: name };
}

/** True when a file belongs to a chat that is shared with the person, files included. */
export const isSharedFile = (database: Database, reader: User, idFile: string): boolean =>
  [...database.shares.values()].some(
    (share) =>
      share.withFiles &&
      mayRead(database, share, reader) &&
      share.content.some(({ files }) => files.some((file) => file.idFile === idFile)),
  );

/** Makes a chat of the person with the messages of a copy and its own files. */
export function continueShare(
  { database, now }: Rows & Clock,
  reader: User,
  share: StoredShare,
): HistoryChat {
  const { store, chats, messages, files } = database;
  const owner = reader.email;
  const { title, service: value, serviceType } = share;
  const date = now().toISOString();
  const chat: Chat = {
    uuid: crypto.randomUUID(),
    content: title,
    date,
    serviceType,
    value,
    owner,
    hidden: false,
  };
  store.write((transaction) => {
    transaction.put(chats, chat);
    let parentId: string | null = null;
    for (const shared of share.content) {
      const own = shared.files.map(({ name, size, idFile: source }) => {
        const idFile = crypto.randomUUID();
        transaction.put(files, { idFile, owner, name });
        transaction.blob(idFile, { copyOf: source });
        return { idFile, name, size };
      });
      const id: string = crypto.randomUUID();
      transaction.put(messages, {
        id,
        chatUuid: chat.uuid,
        owner,
        hidden: false,
        parentId,
        role: shared.role,
        content: shared.content,
        date: shared.date,
        status: 'complete',
        idFile: null,
        files: own,
      });
      parentId = id;
    }
  });
  const { owner: _owner, hidden: _hidden, ...listed } = chat;
  return listed;
}

/** What tells a person of the chats that others share with them. */
export const shareNotices = (database: Database, reader: User): Schemas['Notification'][] =>
  [...database.shares.values()]
    .filter((share) => share.userIds.includes(reader.profile.id) && mayRead(database, share, reader))
    .map(({ uuid, owner, created }) => ({
      uuid,
      title: 'С\u00a0вами поделились чатом',
      text: `${database.users.get(owner)?.profile.name || owner} открывает вам чат: [посмотреть](/chat/shared/${uuid}).`,
      date: created,
      levelImportance: 100,
    }));
