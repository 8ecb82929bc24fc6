import { mayAskService } from '#platform/ethics.ts';
import type { Message } from '../model/chat.ts';
import { sendOrQueue } from '../queue/load-queue.ts';
import { changedSettings, requestOfAnswer } from './asked.ts';
import { useResultContext } from './result-view.ts';

/**
 * Returns a function that sends the request of an answer again, with other settings, after the running answer if there
 * is one (CHAT-28). The new answer stands below; the old one stays (services-in-chat.md §3).
 */
export function useSendAgain(
  answer: Message,
): (change: { seed?: number | undefined; count?: number }) => Promise<void> {
  const { conversation, service } = useResultContext();
  return async (change) => {
    const request = requestOfAnswer(conversation.state.get().messages, answer);
    if (!request || !(await mayAskService())) return;
    void sendOrQueue(conversation, {
      text: request.content,
      files: request.files.filter(({ idFile }) => idFile !== ''),
      settings: changedSettings(answer.settings ?? request.settings, change),
      ...(answer.model ? { model: answer.model } : {}),
      ...(service.tileUuid ? { tileUuid: service.tileUuid } : {}),
    });
  };
}
