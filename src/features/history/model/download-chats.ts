import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import { type ExportFormat, loadExport } from '#features/chat/index.ts';
import { saveArchive } from '#platform/archive.ts';

/**
 * Saves chats as files of a format: one as it is, several in a zip (CHAT-08, CHAT-09). Failures are reported.
 */
export async function downloadChats(chats: readonly HistoryChat[], format: ExportFormat): Promise<void> {
  const { exportChat, chatFile, wantedChat } = await loadExport();
  const wanted = chats.map(wantedChat);
  const [first] = wanted;
  if (first && wanted.length === 1) return exportChat(first, format);
  const entries = wanted.map((chat) => ({
    title: chat.title || 'Без названия',
    load: (signal: AbortSignal) => chatFile(chat, format, signal),
  }));
  await saveArchive(entries, 'Чаты', 'Готовим файлы');
}
