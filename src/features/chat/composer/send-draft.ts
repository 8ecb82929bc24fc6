import type { QueryClient } from '@tanstack/react-query';
import { toast } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { isUploadedFirst } from '../drafting/uploaded-files.ts';
import { loadUploading } from '../drafting/uploads.ts';
import { validateSend } from '../drafting/validate-send.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { isForQueue, takeIntoQueue } from '../queue/load-queue.ts';

/** Title and text of the warning about wrong settings (CHAT-04). */
export const wrongSettings = 'Измените настройки';

/** The warning about a file whose upload has failed. */
export const failedUpload = 'Файл не\u00a0загружен: повторите загрузку или уберите его';

/** The warning of one second about a request that cannot be sent (CHAT-04). */
export const warn = (text: string): void =>
  void toast.show({ tone: 'warning', title: 'Предупреждение!', text, timeout: 1000 });

/** Why the draft of a conversation cannot be sent, without its settings; null when it can. */
export function problemOfDraft({ draft, chatUuid }: Conversation, typeInput: string): string | null {
  const { text, error, files } = draft.state.get();
  return validateSend({ text, error, typeInput, fileCount: files.length, isNewChat: chatUuid === null });
}

/** Whether a setting is wrong. Defaults never are; if the rules cannot be loaded, the gateway decides. */
async function areSettingsWrong(conversation: Conversation, queryClient: QueryClient): Promise<boolean> {
  if (Object.keys(conversation.settings.get()).length === 0) return false;
  const rules = await import('../settings/settings-check.ts').catch(() => null);
  return rules?.hasWrongSetting(conversation, queryClient) ?? false;
}

/**
 * Sends the draft of a conversation if it and the settings are right, or queues it (CHAT-28). It is sent as soon as its
 * files are uploaded: a long upload need not be watched. An empty link is not sent, without a warning.
 *
 * @returns why it was not sent; null when it was, or when there is nothing to send
 */
export async function sendDraft(
  conversation: Conversation,
  service: Pick<ChatServiceView, 'typeInput' | 'tileUuid'>,
  queryClient: QueryClient,
): Promise<string | null> {
  const { typeInput, tileUuid } = service;
  const { draft } = conversation;
  if (draft.isWaiting.get()) return null;
  const problem = problemOfDraft(conversation, typeInput);
  if (problem) return problem;
  if (await areSettingsWrong(conversation, queryClient)) return wrongSettings;
  if (typeInput === 'url' && draft.state.get().text.trim() === '') return null;
  if (await isForQueue(conversation)) return takeIntoQueue(conversation, tileUuid);
  const uploading = draft.state.get().files.some(isUploadedFirst) ? await loadUploading() : null;
  const outcome = await uploading?.untilUploaded(draft, conversation.serviceType);
  if (outcome === 'cancelled') return null;
  if (outcome === 'failed') return failedUpload;
  // Text, files, settings and chat may have changed while it waited.
  if (outcome === 'uploaded') return sendDraft(conversation, service, queryClient);
  await begun(conversation, conversation.submit(tileUuid));
  return null;
}

/** Waits until a request is on its way, or was not sent after all; until then a second press would send it again. */
async function begun({ state }: Conversation, submitted: Promise<void>): Promise<void> {
  let end = (): void => undefined;
  const running = new Promise<void>((resolve) => {
    const check = (): void => {
      if (state.get().phase !== 'idle') resolve();
    };
    end = state.subscribe(check);
    check();
  });
  await Promise.race([running, submitted]);
  end();
}
