/** The zip with the data of a person: the profile, visible chats, their files. */
import { createFileNamer, titledFileName } from '#lib/file-name.ts';
import { zipFiles } from '#lib/office/zip.ts';
import { chatsOf, messagesOf, toHistoryChat } from '#mocks/domain/history/chats.ts';
import { ownFiles } from '#mocks/domain/history/own-files.ts';
import { shownMoment } from '#mocks/domain/lists/days.ts';
import type { Chat, StoredMessage, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';

interface Entry {
  readonly name: string;
  readonly input: string | Uint8Array<ArrayBuffer>;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

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
export function profileEntries({ profile: { token: _token, ...profile }, created }: User): Entry[] {
  return [{ name: 'profile.json', input: json({ ...profile, ...(created && { created }) }) }];
}

/** A message in full, unlike in the list of messages, where long results are cut. */
function toExported(stored: StoredMessage) {
  const { chatUuid: _chat, owner: _owner, hidden: _hidden, isLookAgreed: _agreed, ...message } = stored;
  return message;
}

/** Each visible chat as Markdown and JSON. */
export function chatEntries(deps: Rows & Clock, owner: string): Entry[] {
  const nameFor = createFileNamer();
  return chatsOf(deps.database, owner).flatMap((chat) => {
    const title = `${chat.date.slice(0, 10)} ${chat.content || 'Без названия'}`;
    const name = nameFor(titledFileName(title, 'md')).replace(/\.md$/, '');
    return [
      { name: `chats/${name}.md`, input: markdownOf(deps, chat) },
      {
        name: `chats/${name}.json`,
        input: json({
          ...toHistoryChat(deps.database, chat),
          messages: messagesOf(deps.database, chat.uuid).map(toExported),
        }),
      },
    ];
  });
}

/** The files of the visible chats, and uploads that are not sent yet. */
export function fileEntries({ database }: Rows, owner: string): Entry[] {
  const nameFor = createFileNamer();
  return ownFiles(database, owner).map(({ file }) => ({
    name: `files/${nameFor(file.name)}`,
    input: new Uint8Array(database.store.readBlob(file.idFile) ?? []),
  }));
}

/** Packs the entries. */
export const packed = (entries: readonly Entry[]): Uint8Array =>
  zipFiles(Object.fromEntries(entries.map(({ name, input }) => [name, input])));
