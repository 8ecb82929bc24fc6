/** Histories over four months, from the contract's examples, shifted to end before today. */
import type { components } from '#api/generated/gateway.d.ts';
import { exampleOf } from '../contract/contract.ts';
import { rehearse } from '../models/rehearse.ts';
import type { Chat, Database, HistoryChat, Message } from './database.ts';
import type { Transaction } from './store.ts';

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

/** The example whose first request equals the chat's title, else a generated question and answer. */
function conversationOf(chat: HistoryChat, examples: readonly Message[][]): Message[] {
  const example = examples.find(([first]) => first?.content === chat.content);
  if (example) return example;
  const base = { date: chat.date, status: 'complete' as const, idFile: null, files: [] };
  return [
    { ...base, id: crypto.randomUUID(), role: 'user', content: chat.content },
    { ...base, id: crypto.randomUUID(), role: 'assistant', content: rehearse(chat.content) },
  ];
}

/** Shift in whole days, which keeps times of day; the newest chat is before today's midnight. Milliseconds. */
function shiftFor(chats: readonly HistoryChat[], now: Date): number {
  const newest = Math.max(...chats.map(({ date }) => Date.parse(date)));
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  return Math.floor((Math.min(midnight, now.getTime() - DAY / 2) - newest) / DAY) * DAY;
}

function moved(date: string, shift: number): string {
  return new Date(Date.parse(date) + shift).toISOString();
}

/** Writes one user's history. `keepIds` uses the ids of the examples instead of new ones. */
export function seedHistory(
  database: Database,
  transaction: Transaction,
  { owner, now, keepIds }: { owner: string; now: Date; keepIds: boolean },
): void {
  const id = (example: string) => (keepIds ? example : crypto.randomUUID());
  const chats: (HistoryChat & Partial<Chat>)[] = [
    ...chatsIn('historyChatList', 'four-months'),
    ...chatsIn('historyTemplateList', 'template-runs').map((chat) => ({ ...chat, templateId: TEMPLATE })),
    ...chatsIn('historyAgentList', 'agent-chats').map((chat) => ({ ...chat, agentId: AGENT })),
  ];
  if (chats.length === 0) return;
  const shift = shiftFor(chats, now);
  const examples = conversations();
  for (const chat of chats) {
    const uuid = id(chat.uuid);
    transaction.put(database.chats, { ...chat, uuid, date: moved(chat.date, shift), owner, hidden: false });
    let parentId: string | null = null;
    for (const message of conversationOf(chat, examples)) {
      const files = message.files.map(({ idFile, name }) => {
        const bytes = new TextEncoder().encode('Выручка за октябрь выросла на 4 %.');
        const file = { idFile: id(idFile), name, size: bytes.length };
        transaction.put(database.files, { idFile: file.idFile, name, owner });
        transaction.blob(file.idFile, bytes);
        return file;
      });
      const messageId = id(message.id);
      transaction.put(database.messages, {
        ...message,
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
