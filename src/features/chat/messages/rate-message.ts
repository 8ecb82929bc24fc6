import { historyMessageRate } from '#api/generated/hooks/history/history.ts';
import { reportError } from '#platform/errors/report.ts';
import { toast } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Message } from '../model/chat.ts';

/** Reasons for a bad rating. */
export const reasons = [
  'Есть ошибки',
  'Не по теме',
  'Не выполнены указания',
  'Слишком длинно',
  'Слишком коротко',
] as const;

/** Maximum length of a person's own words; with all reasons the comment stays below the gateway's 2,000. */
export const maxComment = 1800;

/** The comment of a rating: the chosen reasons in their order, then the person's own words. */
export const ratingComment = (chosen: readonly string[], text: string): string =>
  [reasons.filter((reason) => chosen.includes(reason)).join('; '), text.trim()].filter(Boolean).join('. ');

/**
 * Rates an answer at once. If the gateway refuses, the earlier rating returns and the error is reported; nothing is thrown.
 *
 * @param rating null takes the rating back
 * @param comment why; a notice thanks for it
 */
export async function rateMessage(
  conversation: Conversation,
  { id, rating: before }: Message,
  rating: 'good' | 'bad' | null,
  comment?: string,
): Promise<void> {
  conversation.dispatch({ type: 'rated', id, rating });
  try {
    await historyMessageRate({ uuid: id, rating, ...(comment && { comment }) });
    if (comment) toast.show({ tone: 'positive', title: 'Спасибо за\u00a0отзыв', timeout: 3000 });
    conversation.tellTabs();
  } catch (error) {
    conversation.dispatch({ type: 'rated', id, rating: before ?? null });
    reportError(error);
  }
}
