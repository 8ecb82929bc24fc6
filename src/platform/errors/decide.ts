import { ApiError } from '#api/error.ts';
import type { OperationId } from '#api/generated/operation-id.ts';
import { plural } from '#lib/text.ts';

/** What the portal does about a failed call. `inline`: the screen that made the call shows it in its place. */
export type Verdict =
  | { action: 'ignore' }
  | { action: 'inline'; text: string }
  /** `email`: only for an unconfirmed address (ERR-05), null if it is unknown. */
  | { action: 'toast'; text: string; timeout: number | null; once: boolean; email?: string | null }
  | { action: 'dialog'; title: string; text: string; reset: boolean }
  /** The session has ended: the user signs in again over the page, in a dialog with this title. */
  | { action: 'lapse'; title: string; text: string }
  /**
   * The services seem to be down. `notice`: text that the screen of the call shows itself; `title` and `text`: of the dialog if
   * only this call fails.
   */
  | { action: 'unavailable'; notice: string | null; title: string; text: string };

/** How a call handles its own failures, in the `meta` of its query or mutation. */
export type CallMeta = {
  /** Statuses that the screen of the call shows itself. */
  inline?: readonly number[];
  /** True for a call whose screen shows that it has failed, or goes on without it. */
  isShown?: boolean;
};

interface Row {
  id: string;
  when(error: ApiError, meta: CallMeta): boolean;
  /** @param email address of the signed-in user */
  verdict(error: ApiError, email: string | null): Verdict;
}

/** Title of the dialog about the limit of requests (ERR-04). */
export const limitTitle = 'Лимит запросов';

/** Text if the server gives none. */
export const unknownErrorText = 'Что-то пошло не так =(';

/** Errors with these texts show no dialog (ERR-10). */
const ignoredTexts: readonly string[] = [];

/** Calls of the chat itself, without those of the history. */
const chatCalls = new Set<OperationId | undefined>([
  'chatMessageSend',
  'chatStreamResume',
  'chatStreamStop',
  'chatCallConfirm',
]);

/** Calls of the public screens, except those with mailed links. */
const publicCalls = new Set<OperationId | undefined>([
  'registrationAdd',
  'registrationLinkSend',
  'passwordLinkSend',
]);

/** True for a call whose refusal can mean that the session has ended. */
export const needsSession = ({ operation }: ApiError): boolean =>
  (operation?.session ?? 'needed') === 'needed';
const isMailed = ({ operation }: ApiError): boolean => operation?.session === 'mailed';
/** True for a call of the public screens, whose refusals are shown as toasts (portal.md §8). */
const isPublic = (error: ApiError): boolean => isMailed(error) || publicCalls.has(error.operation?.id);
const inChat = (error: ApiError): boolean => chatCalls.has(error.operation?.id);
const titleOf = (error: ApiError): string => error.operation?.title ?? 'Ошибка';

/** Codes that decide, with the status to which each belongs; their beginnings distinguish them. */
const decisive = /^(401 (jwt-e|link-e|malformed|user-n|email-n)|400 (user-b|services)|429 limit-e)/;
const hasCode = ({ code, status }: ApiError): boolean => decisive.test(`${status} ${code}`);
/** Whether an error has this code, or without a decisive code this text. */
const says = (error: ApiError, code: string, text: string): boolean =>
  hasCode(error) ? error.code === code : error.text.includes(text);
const is = (error: ApiError, status: number, code: string, text: string): boolean =>
  error.status === status && says(error, code, text);
const dialog = (title: string, text: string, reset = false): Verdict => ({
  action: 'dialog',
  title,
  text,
  reset,
});

/** Text of every verdict that ends a session; input is kept (AUTH-12). */
const signInAgainText = 'Войдите ещё раз, чтобы продолжить с\u00a0того\u00a0же места.';
const failureToast = (error: ApiError, timeout: number): Verdict => ({
  action: 'toast',
  text: error.text || unknownErrorText,
  timeout,
  once: false,
});

const parts: Readonly<Record<string, string>> = {
  admin: 'Админка',
  user: 'Личный кабинет',
  notification: 'Оповещения',
};

/** Part of the gateway by the path of a call (ERR-09); the query is ignored (PRE-03). */
function teapotPart(url: string): string | null {
  const [, name = ''] = /^[^?#]*?1\.0\/(admin|user|notification)/.exec(url) ?? [];
  return parts[name] ?? null;
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  if (seconds <= 0) return '';
  if (minutes >= 120) return `Повторите через ${plural(hours, 'час', 'часа', 'часов')}.`;
  return seconds < 60
    ? `Повторите через ${plural(seconds, 'секунду', 'секунды', 'секунд')}.`
    : `Повторите через ${plural(minutes, 'минуту', 'минуты', 'минут')}.`;
}

/** A text with the time until the next try as a second sentence; null if it is unknown. */
export function textWithWait(text: string, retryAfter: number | null): string {
  const parts = [text, retryAfter === null ? '' : waitText(retryAfter)].filter(Boolean);
  return parts.map((part) => part.replace(/[^.!?…]$/, '$&.')).join(' ');
}

/** portal.md §8 from top to bottom; the first matching row decides. */
const table: readonly Row[] = [
  { id: 'PRE-01', when: (e) => e.kind === 'aborted', verdict: () => ({ action: 'ignore' }) },
  {
    // Before ERR-01: a user who signs out of an ended session is not asked to sign in again.
    id: 'AUTH-07',
    when: (e) => e.operation?.id === 'authLogout' && e.status === 401,
    verdict: () => ({ action: 'ignore' }),
  },
  {
    // Before ERR-02: the text of an expired link starts like that of an expired session and ends with the allowed skew.
    id: 'AUTH-04',
    when: (e) => isMailed(e) && is(e, 401, 'link-expired', '0 milliseconds'),
    verdict: () => ({ action: 'toast', text: 'Истек срок действия ссылки', timeout: 3000, once: false }),
  },
  {
    id: 'ERR-01',
    when: (e) => is(e, 401, 'malformed-jwt', 'Malformed JWT JSON') && !isPublic(e),
    verdict: () => ({ action: 'lapse', title: 'Некорректная авторизация', text: signInAgainText }),
  },
  {
    id: 'ERR-02',
    when: (e) => is(e, 401, 'jwt-expired', 'JWT expired at') && !isPublic(e),
    verdict: () => ({ action: 'lapse', title: 'Сессия истекла', text: signInAgainText }),
  },
  {
    id: 'ERR-03',
    when: (e) => is(e, 401, 'user-not-registered', 'Пользователь с почтой') && !isPublic(e),
    verdict: (e) => dialog('Пользователь не зарегистрирован', e.text, true),
  },
  {
    id: 'ERR-05',
    when: (e) => is(e, 401, 'email-not-confirmed', 'Ваша почта'),
    verdict: (e, ownEmail) => {
      const email = /\S+@\S+/.exec(e.text)?.[0] ?? ownEmail;
      const text = ['Ваша почта', email, 'не подтверждена'].filter(Boolean).join(' ');
      return { action: 'toast', text, timeout: 5000, once: true, email };
    },
  },
  {
    id: 'ERR-06',
    when: (e) => is(e, 400, 'user-blocked', 'Данный пользователь заблокирован'),
    verdict: (e) => dialog('Данный пользователь заблокирован', e.text, true),
  },
  {
    id: 'ERR-04',
    // The text with any status.
    when: (e) => says(e, 'limit-exceeded', 'Превышено количество обращений'),
    verdict: (e) => dialog(limitTitle, e.text),
  },
  {
    // Not shown: tracking, and a letter that can be requested again (AUTH-08).
    id: 'AUTH-08',
    when: (e) => e.operation?.id === 'actionTrack' || e.operation?.id === 'emailCodeSend',
    verdict: () => ({ action: 'ignore' }),
  },
  {
    id: 'ERR-08',
    when: (e) =>
      e.status >= 500 ||
      says(e, 'services-unavailable', 'Наши сервисы временно недоступны.') ||
      e.kind === 'network',
    verdict: (e) => ({
      action: 'unavailable',
      notice: inChat(e) && e.kind === 'network' ? 'Ошибка сети' : null,
      title: titleOf(e),
      text: e.text || (e.kind === 'network' ? 'Ошибка сети' : unknownErrorText),
    }),
  },
  {
    id: 'ERR-09',
    when: (e) => e.status === 418 && teapotPart(e.url) !== null,
    verdict: (e) => ({
      action: 'toast',
      text: `Сервис "${teapotPart(e.url)}" на данный момент недоступен. Попробуйте снова через пару минут`,
      timeout: 3000,
      once: false,
    }),
  },
  {
    id: 'PRE-01',
    when: (e) => inChat(e) && (e.status === 401 || e.status === 423),
    verdict: () => ({ action: 'ignore' }),
  },
  {
    // The composer shows what came in place of an answer; what was sent stays. It shows refusals that name a step, too.
    id: 'CHAT-27',
    when: (e) => e.operation?.id === 'chatMessageSend' && e.kind === 'malformed',
    verdict: (e) => ({ action: 'inline', text: e.text || unknownErrorText }),
  },
  {
    // AUTH-02, AUTH-03, APP-07 and ADM-20 name such failures.
    id: 'inline',
    when: (e, { inline = [] }) => inline.includes(e.status),
    verdict: (e) => ({ action: 'inline', text: e.text || unknownErrorText }),
  },
  { id: 'FBK-01', when: (e) => e.operation?.id === 'feedbackSend', verdict: (e) => failureToast(e, 1000) },
  {
    // A refusal for another site says nothing about the session.
    id: 'ERR-07',
    when: (e) => (e.status === 401 || (e.status === 403 && e.code !== 'cross-site')) && needsSession(e),
    verdict: () => ({ action: 'lapse', title: 'Сессия завершена', text: signInAgainText }),
  },
  {
    id: 'ERR-12',
    when: (e) => e.status === 429,
    verdict: (e) => dialog(titleOf(e), textWithWait(e.text || 'Слишком много запросов.', e.retryAfter)),
  },
  { id: 'AUTH-04', when: (e) => isPublic(e) && e.kind === 'http', verdict: (e) => failureToast(e, 3000) },
  {
    id: 'ERR-10',
    when: (e) => ignoredTexts.some((text) => e.text.includes(text)),
    verdict: () => ({ action: 'ignore' }),
  },
  { id: 'ERR-10', when: () => true, verdict: (e) => dialog(titleOf(e), e.text || unknownErrorText) },
];

/**
 * The error policy (ERR-01 to ERR-12), a pure function: finds the first row of the table that matches a failed call.
 *
 * @param error a failed call
 * @param meta how the call handles its own failures
 * @param email address of the signed-in user
 * @returns the verdict of that row; the last row matches every failure
 */
export function decide(error: ApiError, meta: CallMeta = {}, email: string | null = null): Verdict {
  return table.find((row) => row.when(error, meta))?.verdict(error, email) ?? { action: 'ignore' };
}

/**
 * The text of a failure that the screen of the call shows itself.
 *
 * @param meta how the call handles its own failures
 * @returns null for other failures, which the error policy shows
 */
export function inlineText(error: unknown, meta: CallMeta): string | null {
  const verdict = error instanceof ApiError ? decide(error, meta) : null;
  return verdict?.action === 'inline' ? verdict.text : null;
}
