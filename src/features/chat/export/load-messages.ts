import { historyMessageList } from '#api/generated/hooks/history/history.ts';
import { chatResultRead } from '#api/generated/hooks/result/result.ts';
import { storedMessages } from '../conversation/thoughts.ts';
import type { Message } from '../model/chat.ts';

/** Messages per request; the maximum of the contract. */
const pageSize = 100;

/** The messages that lead to the last one, oldest first: other branches are left out. */
export function newestBranch(messages: readonly Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch: Message[] = [];
  let at = messages.length - 1;
  while (at >= 0) {
    const message = messages[at];
    if (!message) break;
    branch.unshift(message);
    const parent = message.parentId ? byId.get(message.parentId) : undefined;
    // Without a known parent a message follows the one before it in the list.
    at = message.parentId === null ? -1 : parent ? messages.indexOf(parent) : at - 1;
  }
  return branch;
}

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
 * @returns the newest branch, oldest first
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
  const branch: Message[] = [];
  for (const message of newestBranch(pages.flat())) branch.push(await withWholeResults(message, signal));
  return branch;
}
