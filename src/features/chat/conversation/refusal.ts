import { ApiError } from '#api/error.ts';
import { UnreadBeginning } from '#api/stream.ts';
import type { Store } from '#lib/store.ts';
import { unknownErrorText } from '#platform/errors/decide.ts';
import { reportError } from '#platform/errors/report.ts';
import type { ChatState, Refusal } from '../model/chat.ts';
import { type ChatAction, deletedChat } from '../model/chat-state.ts';
import { isAtRequest } from '../model/ending.ts';
import type { MessagePage } from './message-pages.ts';

/** The conversation of the request. */
export interface AskedChat {
  chatUuid: string | null;
  state: Store<ChatState>;
  newest: (chatUuid: string) => Promise<MessagePage>;
  dispatch: (action: ChatAction) => void;
}

/** What came in place of a readable answer. */
function whatCame({ cause, text, kind }: ApiError): string {
  if (text) return text;
  if (kind === 'network') return 'Связь прервалась раньше, чем начался ответ.';
  if (!(cause instanceof UnreadBeginning)) return 'Вместо ответа пришло то, чего портал не\u00a0понимает.';
  if (cause.came === null) return 'Ответ пришёл пустым.';
  const came =
    cause.came === 'started'
      ? ': в\u00a0нём нет нужных данных'
      : cause.came && `: вместо него пришло «${cause.came.slice(0, 40)}»`;
  return `Начало ответа не\u00a0удалось прочитать${came}.`;
}

/** Whether the gateway says that a chat does not exist, or is not this user's. */
async function isGone(chat: AskedChat, chatUuid: string): Promise<boolean> {
  try {
    await chat.newest(chatUuid);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
}

/** Shows the stored request and its answer, if the chat has them. Returns whether it has. */
async function findStored(chat: AskedChat, chatUuid: string, text: string): Promise<boolean> {
  const page = await chat.newest(chatUuid).catch(() => null);
  const request = page?.messages.findLast(({ role }) => role === 'user');
  const isKnown = chat.state.get().messages.some(({ id }) => id === request?.id);
  const isStill = chat.state.get().phase === 'sending';
  if (!page || !request || isKnown || !isStill || request.content.trim() !== text.trim()) return false;
  chat.dispatch({ type: 'refused' });
  chat.dispatch({ type: 'loaded', chatUuid, messages: page.messages, hasOlder: page.hasOlder });
  return true;
}

/** The refusal of a request whose next step stands beside it (CHAT-27); null for others. */
function atRequest(error: ApiError): Refusal | null {
  const { kind, status, text, retryAfter } = error;
  // A gateway may give this error by its text alone (ERR-04).
  const code = error.code ?? (text.includes('Превышено количество обращений') ? 'limit-exceeded' : '');
  // A limit of the person is no outage.
  const isOutage = status >= 500 && code !== 'quota-exceeded';
  if (kind !== 'http' || isOutage || !isAtRequest(code)) return null;
  // portal.md asks for a dialog.
  if (code === 'limit-exceeded') reportError(error);
  return { code, message: text || unknownErrorText, ...(retryAfter && { retryAfter }) };
}

/**
 * What becomes of a request that was refused with a next step, whose answer could not be read, or whose chat is gone. The request may be stored although the
 * beginning of its answer could not be read: then it is not put back into the field.
 *
 * @returns the reason that is shown; null if the error policy has to show the error
 */
export async function refusalOf(
  chat: AskedChat,
  error: unknown,
  text: string,
): Promise<'found' | Refusal | null> {
  if (!(error instanceof ApiError)) return null;
  const refusal = atRequest(error);
  if (refusal) return refusal;
  if (error.status === 404) return chat.chatUuid && (await isGone(chat, chat.chatUuid)) ? deletedChat : null;
  // A network error with a status: the connection broke after the gateway had begun to answer.
  if (error.kind !== 'malformed' && (error.kind !== 'network' || error.status === 0)) return null;
  const chatUuid = (error.cause instanceof UnreadBeginning && error.cause.chatUuid) || chat.chatUuid;
  if (chatUuid && (await findStored(chat, chatUuid, text))) return 'found';
  const advice = 'Запрос остался у\u00a0вас: отправьте его ещё раз\u00a0— дважды он не\u00a0выполнится.';
  return { code: error.code ?? 'answer-unreadable', message: `${whatCame(error)} ${advice}` };
}
