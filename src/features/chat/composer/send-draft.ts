import type { QueryClient } from '@tanstack/react-query';
import { toast } from '#ui/index.ts';
import type { ChatServiceView } from '../conversation/chat-service.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { isForQueue, takeIntoQueue } from '../queue/load-queue.ts';
import { validateSend } from './validate-send.ts';

/** Title and text of the warning about wrong settings (CHAT-04). */
export const wrongSettings = 'Измените настройки';

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
 * Sends the draft of a conversation if it and the settings are right, or queues it (CHAT-28). An empty link is not sent,
 * without a warning.
 *
 * @returns why it was not sent; null when it was, or when there is nothing to send
 */
export async function sendDraft(
  conversation: Conversation,
  { typeInput, tileUuid }: Pick<ChatServiceView, 'typeInput' | 'tileUuid'>,
  queryClient: QueryClient,
): Promise<string | null> {
  const problem = problemOfDraft(conversation, typeInput);
  if (problem) return problem;
  if (await areSettingsWrong(conversation, queryClient)) return wrongSettings;
  if (typeInput === 'url' && conversation.draft.state.get().text.trim() === '') return null;
  if (await isForQueue(conversation)) return takeIntoQueue(conversation, tileUuid);
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
