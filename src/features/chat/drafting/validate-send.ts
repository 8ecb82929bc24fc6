import type { ChatServiceView } from '../model/chat-service.ts';
import type { DraftState } from './draft.ts';

/** Why a request that stands beside an earlier one, and so cannot wait in the queue, is not sent while an answer runs. */
export const waitForAnswer = 'Дождитесь ответа или остановите его';

/** Input kinds that require a text (portal.md §5). */
const needText = new Set(['text', 'text-file', 'searchByFile', 'GptMulti']);
/** Input kinds that require a file with each request (CHAT-19). */
const needFile = new Set(['file', 'audio']);

/** What decides whether a draft can be sent. */
export interface SendFacts extends Pick<DraftState, 'text' | 'error'> {
  typeInput: ChatServiceView['typeInput'];
  /** Number of attached files. */
  fileCount: number;
  /** True for the first request of a chat. */
  isNewChat: boolean;
}

/**
 * Why a draft cannot be sent, as a text for the user; null when it can (CHAT-04, CHAT-19). Settings are checked apart.
 */
export function validateSend({ text, typeInput, error, fileCount, isNewChat }: SendFacts): string | null {
  // A link service takes no files: only its settings can block.
  if (typeInput === 'url') return null;
  if (error) return error;
  const isFileNeeded = needFile.has(typeInput) || (typeInput === 'searchByFile' && isNewChat);
  if (isFileNeeded && fileCount === 0) return 'Приложите файл';
  return needText.has(typeInput) && text.trim() === '' ? 'Поле не должно быть пустым' : null;
}

/** Whether a text can be an address of a page: with `http(s)://`, or a host with a dot and no blanks. */
export function isLinkLike(text: string): boolean {
  const address = text.trim();
  if (/\s/.test(address)) return false;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  return url !== null && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname);
}
