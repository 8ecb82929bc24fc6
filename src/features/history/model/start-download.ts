import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import type { ExportFormat } from '#features/chat/index.ts';
import { toast } from '#ui/index.ts';

/** Saves chats as files of a format (CHAT-08). The code is loaded when it is used; failures are reported. */
export async function startDownload(chats: readonly HistoryChat[], format: ExportFormat): Promise<void> {
  const code = await import('./download-chats.ts').catch(() => null);
  if (code) return code.downloadChats(chats, format);
  toast.show({ tone: 'negative', title: 'Не удалось скачать', text: 'Попробуйте ещё раз.' });
}
