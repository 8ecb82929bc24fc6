import { historyMessageList } from '#api/generated/hooks/history/history.ts';
import { chatResultRead } from '#api/generated/hooks/result/result.ts';
import { sessionHere } from '#platform/session/session.ts';
import { keptChoices } from '../conversation/branch-choices.ts';
import { idOf } from '../conversation/chats.ts';
import { storedMessages } from '../conversation/thoughts.ts';
import { shownBranch } from '../model/branches.ts';
import type { Choices, Message } from '../model/chat.ts';

/** Messages per request; the maximum of the contract. */
const pageSize = 100;

/** The messages to export, oldest first: of the branch that the person has chosen on the screen, or else of the newest one. */
export const exportedBranch = (messages: readonly Message[], choices: Choices): readonly Message[] =>
  shownBranch({ messages, hasOlder: false, choices, hidden: {} });

async function withWholeResults(message: Message, signal: AbortSignal): Promise<Message> {
  const { id, results } = message;
  if (!results?.some(({ result }) => 'isWhole' in result && result.isWhole === false)) return message;
  const whole = await Promise.all(
    results.map(async ({ resultId, result }) =>
      'isWhole' in result && result.isWhole === false
        ? { resultId, result: await chatResultRead({ id, resultId }, { signal }) }
        : { resultId, result },
    ),
  );
  return { ...message, results: whole };
}

/**
 * Loads all messages of a chat, with whole results.
 *
 * @param onProgress called with the share that has been loaded, from 0 to 1
 * @returns the branch that is shown, oldest first
 * @throws ApiError, or an AbortError when cancelled
 */
export async function loadMessages(
  chatUuid: string,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => undefined,
): Promise<Message[]> {
  const pages: Message[][] = [];
  for (let page = 0; ; page++) {
    const { content, last, totalPages } = await historyMessageList(
      { chatUuid, page, size: pageSize },
      { signal },
    );
    pages.unshift(storedMessages(content).messages);
    onProgress((page + 1) / Math.max(totalPages, page + 1));
    if (last || content.length === 0) break;
  }
  const choices = keptChoices(idOf(sessionHere()), chatUuid);
  const branch: Message[] = [];
  for (const message of exportedBranch(pages.flat(), choices))
    branch.push(await withWholeResults(message, signal));
  return branch;
}
