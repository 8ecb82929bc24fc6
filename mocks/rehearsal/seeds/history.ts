/** Histories over four months, from the contract's examples, shifted to end before today. */
import type { components } from '#api/generated/gateway.d.ts';
import { exampleOf } from '#mocks/contract/contract.ts';
import { makerOf } from '#mocks/rehearsal/makers/index.ts';
import type { Made } from '#mocks/rehearsal/makers/maker.ts';
import type { Chat, Database, HistoryChat, Message } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

type Schemas = components['schemas'];

const DAY = 86_400_000;
/** Ids of the contract's examples of `historyTemplateList` and `historyAgentList`. */
const TEMPLATE = '7c2e9f10-1111-4a3b-8c4d-000000000001';
const AGENT = '7c2e9f10-2222-4a3b-8c4d-000000000001';

function chatsIn(operationId: string, example: string): HistoryChat[] {
  return (exampleOf(operationId, example) as Schemas['HistoryChatPage'] | undefined)?.content ?? [];
}

function conversations(): Message[][] {
  return ['table-and-code', 'formulas', 'broken-off'].flatMap((name) => {
    const page = exampleOf('historyMessageList', name) as Schemas['MessagePage'] | undefined;
    return page ? [page.content] : [];
  });
}

/** Texts of the files of the examples and of the generated conversations. */
const texts: Readonly<Record<string, string>> = {
  'Отчёт.txt': 'Выручка за октябрь выросла на 4 %.',
  'Договор поставки.txt':
    'Договор поставки (репетиция). Срок оплаты — десять рабочих дней со дня приёмки. За просрочку оплаты начисляется пеня 0,1 % в день. Срок действия договора — один год.',
};
const textOf = (name: string): string => texts[name] ?? texts['Отчёт.txt'] ?? '';

/** A question about documents needs a document. */
function filesOf({ serviceType }: HistoryChat): Message['files'] {
  const name = 'Договор поставки.txt';
  const size = new TextEncoder().encode(textOf(name)).length;
  return serviceType === 'searchByFile' ? [{ idFile: crypto.randomUUID(), name, size }] : [];
}

/** What the service would have answered, if it can be made without files of its own. */
async function answerTo({ serviceType, content }: HistoryChat, files: Message['files']): Promise<Made> {
  const readable = files.map((file) => ({
    ...file,
    read: () => new TextEncoder().encode(textOf(file.name)),
    load: async () => new TextEncoder().encode(textOf(file.name)),
  }));
  return makerOf(serviceType).make({ serviceType, text: content, files: readable, settings: {}, turn: 0 });
}

/** The example whose first request equals the chat's title, else a generated question and answer. */
async function conversationOf(chat: HistoryChat, examples: readonly Message[][]): Promise<Message[]> {
  const example = examples.find(([first]) => first?.content === chat.content);
  if (example) return example;
  const base = { date: chat.date, status: 'complete' as const, idFile: null };
  const files = filesOf(chat);
  const { text = '', results } = await answerTo(chat, files);
  const shown = results?.map(({ resultId, result }) => ({ resultId, result }));
  return [
    { ...base, id: crypto.randomUUID(), role: 'user', content: chat.content, files },
    {
      ...base,
      id: crypto.randomUUID(),
      role: 'assistant',
      content: text,
      files: [],
      ...(shown && { results: shown }),
    },
  ];
}

/** Shift in whole days, which keeps times of day; the newest chat is before today's midnight. Milliseconds. */
function shiftFor(chats: readonly HistoryChat[], now: Date): number {
  const newest = Math.max(...chats.map(({ date }) => Date.parse(date)));
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  return Math.floor((Math.min(midnight, now.getTime() - DAY / 2) - newest) / DAY) * DAY;
}

const moved = (date: string, shift: number): string => new Date(Date.parse(date) + shift).toISOString();

/** Results with other ids of files. */
function withIds(results: NonNullable<Message['results']>, ids: ReadonlyMap<string, string>): typeof results {
  return results.map(({ resultId, result }) => {
    if (result.kind !== 'sources') return { resultId, result };
    const items = result.items.map((source) => ({
      ...source,
      ...(source.idFile !== undefined && { idFile: ids.get(source.idFile) ?? source.idFile }),
    }));
    return { resultId, result: { ...result, items } };
  });
}

const chats: readonly (HistoryChat & Partial<Chat>)[] = [
  ...chatsIn('historyChatList', 'four-months'),
  ...chatsIn('historyTemplateList', 'template-runs').map((chat) => ({
    ...chat,
    templateId: TEMPLATE,
    templateValues: [{ key: 'тема', value: chat.content.replace(/^[^:]*: /, '') }],
  })),
  ...chatsIn('historyAgentList', 'agent-chats').map((chat) => ({ ...chat, agentId: AGENT })),
];
const examples = conversations();
/** The messages of each chat. */
const written = await Promise.all(chats.map((chat) => conversationOf(chat, examples)));

/** Writes one user's history. `keepIds` uses the ids of the examples instead of new ones. */
export function seedHistory(
  database: Database,
  transaction: Transaction,
  { owner, now, keepIds }: { owner: string; now: Date; keepIds: boolean },
): void {
  const id = (example: string) => (keepIds ? example : crypto.randomUUID());
  if (chats.length === 0) return;
  const shift = shiftFor(chats, now);
  for (const [index, chat] of chats.entries()) {
    const uuid = id(chat.uuid);
    transaction.put(database.chats, { ...chat, uuid, date: moved(chat.date, shift), owner, hidden: false });
    const ids = new Map<string, string>();
    const known = (idFile: string): string => {
      ids.set(idFile, ids.get(idFile) ?? id(idFile));
      return ids.get(idFile) ?? idFile;
    };
    let parentId: string | null = null;
    for (const message of written[index] ?? []) {
      const files = message.files.map(({ idFile, name }) => {
        const bytes = new TextEncoder().encode(textOf(name));
        const file = { idFile: known(idFile), name, size: bytes.length };
        transaction.put(database.files, { idFile: file.idFile, name, owner });
        transaction.blob(file.idFile, bytes);
        return file;
      });
      const messageId = id(message.id);
      transaction.put(database.messages, {
        ...message,
        ...(message.results && { results: withIds(message.results, ids) }),
        id: messageId,
        date: moved(message.date, shift),
        ...(message.error && {
          error: { ...message.error, timestamp: moved(message.error.timestamp, shift) },
        }),
        files,
        chatUuid: uuid,
        owner,
        hidden: false,
        parentId,
      });
      parentId = messageId;
    }
  }
}
