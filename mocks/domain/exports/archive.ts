/** The zip with the data of a person: the profile, comments on presentations, visible chats, their files. */
import { makeZip } from 'client-zip';
import { createFileNamer, titledFileName } from '#lib/file-name.ts';
import { chatsOf, messagesOf, toHistoryChat } from '#mocks/domain/history/chats.ts';
import { ownFiles } from '#mocks/domain/history/own-files.ts';
import { shownMoment } from '#mocks/domain/lists/days.ts';
import { ownCommentsOf } from '#mocks/domain/presentations/comments.ts';
import type { Chat, StoredMessage, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { type BlobReader, StorageError } from '#mocks/store/store.ts';

/** Bytes of a file that are in memory at a time. */
const PIECE = 256 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;
type Input = Bytes | AsyncIterable<Bytes>;

interface Entry {
  readonly name: string;
  readonly input: Input;
  /** Size of a stored file, bytes. The zip writes files of more than 4 GB in another form. */
  readonly size?: number;
}

/** A text for the zip, which takes no arrays of another realm: the encoder of a window's test makes such. */
const bytesOf = (text: string): Bytes => Uint8Array.from(Buffer.from(text));

const json = (value: unknown): Bytes => bytesOf(`${JSON.stringify(value, null, 2)}\n`);

function markdownOf({ database }: Rows, chat: Chat): string {
  const messages = messagesOf(database, chat.uuid).map(({ role, date, content, files }) =>
    [
      `## ${role === 'user' ? 'Вы' : 'Ответ'}, ${shownMoment(date)} (МСК)`,
      content,
      ...files.map(({ name }) => `Файл: ${name}`),
    ].join('\n\n'),
  );
  return `${[`# ${chat.content || 'Без названия'}`, `Сервис: ${chat.value}`, ...messages].join('\n\n')}\n`;
}

/** `profile.json`, without the password. */
function profileEntries({ profile: { token: _token, ...profile }, created }: User): Entry[] {
  return [{ name: 'profile.json', input: json({ ...profile, ...(created && { created }) }) }];
}

/** `presentation-comments.json`: what the person has written about presentations; none without comments. */
function commentEntries({ database }: Rows, user: User): Entry[] {
  const written = ownCommentsOf(database, user);
  return written.length > 0 ? [{ name: 'presentation-comments.json', input: json(written) }] : [];
}

/** A message in full, unlike in the list of messages, where long results are cut. */
function toExported(stored: StoredMessage) {
  const { chatUuid: _chat, owner: _owner, hidden: _hidden, isLookAgreed: _agreed, ...message } = stored;
  return message;
}

/** Each visible chat as Markdown and JSON. */
function* chatEntries(deps: Rows & Clock, owner: string): Generator<Entry> {
  const nameFor = createFileNamer();
  for (const chat of chatsOf(deps.database, owner)) {
    const title = `${chat.date.slice(0, 10)} ${chat.content || 'Без названия'}`;
    const name = nameFor(titledFileName(title, 'md')).replace(/\.md$/, '');
    yield { name: `chats/${name}.md`, input: bytesOf(markdownOf(deps, chat)) };
    const messages = messagesOf(deps.database, chat.uuid).map(toExported);
    yield { name: `chats/${name}.json`, input: json({ ...toHistoryChat(deps.database, chat), messages }) };
  }
}

/** The contents of a file in pieces. Throws when it is deleted meanwhile. */
async function* piecesOf(reader: BlobReader, size: number): AsyncGenerator<Bytes> {
  for (let at = 0; at < size; ) {
    const piece = await reader.read(PIECE, at);
    if (!piece?.byteLength) throw new StorageError('A file of the archive was deleted');
    at += piece.byteLength;
    yield new Uint8Array(piece);
  }
  await reader.close();
}

/**
 * The files of the visible chats, and uploads that are not sent yet.
 *
 * @param opened gets the reader of each; the caller closes those of an archive that is not read to its end
 */
function* fileEntries(
  { database }: Rows,
  owner: string,
  opened: (reader: BlobReader) => void,
): Generator<Entry> {
  const nameFor = createFileNamer();
  for (const { file, size } of ownFiles(database, owner)) {
    const reader = database.store.openBlob(file.idFile);
    opened(reader);
    yield { name: `files/${nameFor(file.name)}`, input: piecesOf(reader, size), size };
  }
}

/** Bytes of the files that the archive of a person has. */
export const archivedSize = ({ database }: Rows, owner: string): number =>
  ownFiles(database, owner).reduce((sum, { size }) => sum + size, 0);

/**
 * The zip in pieces, each made when it is asked for: memory holds one chat or one piece of a file.
 *
 * @throws StorageError when a file is deleted meanwhile
 */
export async function* archiveOf(deps: Rows & Clock, user: User): AsyncGenerator<Uint8Array> {
  const moment = deps.now();
  let reader: BlobReader | undefined;
  const files = fileEntries(deps, user.email, (opened) => {
    reader = opened;
  });
  function* entries() {
    const small = [...profileEntries(user), ...commentEntries(deps, user)];
    for (const some of [small, chatEntries(deps, user.email), files])
      for (const entry of some) yield { ...entry, lastModified: moment };
  }
  try {
    yield* makeZip(entries());
  } finally {
    // A zip that is left does not end its entries.
    await reader?.close();
  }
}
