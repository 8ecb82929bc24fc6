import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import { formatMonth } from '#lib/dates.ts';
import { parseTimestamp } from '#lib/timestamp.ts';

export interface ChatGroup {
  title: string;
  chats: HistoryChat[];
}

/**
 * Chats with a new or a running answer first, then pinned ones under «Закреплённые», the others under «Сегодня» and then under
 * their months, newest first (CHAT-08, PRE-14). Days and months are in the browser's time zone. A date in the future counts as
 * today, because a server's clock may be ahead. Chats without a readable date come last, under «Без даты».
 *
 * @param now the current time
 * @param isAlive whether the answer of a chat is new or running
 */
export function groupChats(
  chats: readonly HistoryChat[],
  now: Date,
  isAlive: (uuid: string) => boolean = () => false,
): ChatGroup[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const dated = chats.map((chat) => ({ chat, date: parseTimestamp(chat.date) }));
  const rank = ({ uuid, pinned }: HistoryChat): number => (isAlive(uuid) ? 2 : pinned ? 1 : 0);
  dated.sort((a, b) => rank(b.chat) - rank(a.chat) || (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0));
  const groups = new Map<string, ChatGroup>();
  for (const { chat, date } of dated) {
    const title = isAlive(chat.uuid)
      ? 'Новые и в работе'
      : chat.pinned
        ? 'Закреплённые'
        : date === null
          ? 'Без даты'
          : date.getTime() >= midnight
            ? 'Сегодня'
            : formatMonth(date);
    const group = groups.get(title);
    if (group) group.chats.push(chat);
    else groups.set(title, { title, chats: [chat] });
  }
  return [...groups.values()];
}
