import type { ErrorResponse } from '#api/generated/model/errorResponse.ts';
import { textWithWait } from '#platform/errors/decide.ts';
import type { Message } from './chat.ts';

/** What a person can do about a failed answer. */
export type NextStep =
  | 'reload'
  | 'edit'
  | 'replaceFile'
  | 'language'
  | 'link'
  | 'settings'
  | 'service'
  | 'repeat';

/** The button of each step. */
export const stepLabels: Readonly<Record<NextStep, string>> = {
  edit: 'Изменить запрос',
  replaceFile: 'Заменить файл',
  language: 'Другой язык',
  link: 'Изменить ссылку',
  settings: 'Изменить настройки',
  service: 'Другой сервис',
  repeat: 'Повторить',
  reload: 'Загрузить заново',
};

interface Ending {
  text: string;
  /** True for a failure; false for an answer that somebody or a limit ended. */
  isProblem: boolean;
  /** Absent where nothing but the actions of the message helps. */
  step?: NextStep;
  /** Whether the answer did not come as agreed, which its makers should know. */
  isReported?: boolean;
}

/** Notes by the reason why a complete answer ended; the model said all it had to say with any other. */
const notes: Readonly<Record<string, string>> = {
  length: 'Ответ обрезан: достигнут предел длины',
  filter: 'Фильтр модели прервал ответ',
  tool: 'Модель запросила инструмент, которого на\u00a0портале нет, и\u00a0не\u00a0закончила ответ',
};

const named = (fileName: string | undefined): string => (fileName ? `«${fileName}»` : 'файл');

/** Errors of a service by their codes: the text, where it is not the gateway's, and the next step (CHAT-27). */
const problems: Readonly<Record<string, { text?: (fileName?: string) => string; step?: NextStep }>> = {
  'content-refused': { text: () => 'Сервис отказался по\u00a0своим правилам', step: 'edit' },
  'file-unreadable': { text: (name) => `Не удалось прочитать ${named(name)}`, step: 'replaceFile' },
  'file-protected': { text: () => 'Файл защищён паролем', step: 'replaceFile' },
  'no-speech': { text: () => 'Речь не найдена', step: 'language' },
  'link-unreachable': { text: () => 'Страница не открывается', step: 'link' },
  'table-unreadable': { text: () => 'В\u00a0файле нет таблицы', step: 'replaceFile' },
  'settings-rejected': { step: 'settings' },
  'limit-exceeded': { step: 'service' },
  'upstream-failed': { step: 'repeat' },
  'upstream-timeout': { step: 'repeat' },
  'answer-unreadable': { step: 'repeat' },
  'not-sent': { step: 'repeat' },
  'chat-deleted': { text: () => 'Чат удалён в\u00a0другой вкладке' },
};

/**
 * Text and next step of an error of a service (CHAT-27).
 *
 * @param fileName name of the first file of the request
 */
export function problemOfError(
  error: Pick<ErrorResponse, 'code' | 'message'> | undefined,
  fileName?: string,
): { text: string; step?: NextStep } {
  const known = Object.hasOwn(problems, error?.code ?? '') ? problems[error?.code ?? ''] : undefined;
  const text = known?.text?.(fileName) ?? (error?.message || 'Ответ не получен');
  return known?.step ? { text, step: known.step } : { text };
}

const wrong = { isProblem: true, isReported: true };
const interrupted: Ending = {
  ...wrong,
  text: 'Соединение прервалось. Полученная часть ответа сохранена.',
  step: 'reload',
};
const unread: Ending = {
  ...wrong,
  text: 'Часть ответа пришла в\u00a0непонятном виде и\u00a0не\u00a0показана.',
  step: 'reload',
};
const empty: Ending = { ...wrong, text: 'Сервис прислал пустой ответ.', step: 'repeat' };

/** Whether an answer has nothing to be read. */
const isEmpty = ({ role, content, results, calls }: Message): boolean =>
  role === 'assistant' && content.trim() === '' && !results?.length && !calls?.length;

/**
 * The note under an answer that did not end by itself; null for others (CHAT-03, CHAT-27).
 *
 * @param fileName name of the first file of its request
 */
export function endingOf(message: Message, fileName?: string): Ending | null {
  const { status, finishReason, error, retryAfter, hasUnread } = message;
  if (hasUnread && status !== 'streaming') return unread;
  switch (status) {
    case 'stopped':
      return { text: 'Ответ остановлен', isProblem: false };
    case 'complete': {
      const text = notes[finishReason ?? ''];
      if (text === undefined) return isEmpty(message) ? empty : null;
      return { text, isProblem: false };
    }
    case 'interrupted':
      return interrupted;
    case 'failed': {
      const problem = problemOfError(error, fileName);
      const text = retryAfter ? textWithWait(problem.text, retryAfter) : problem.text;
      return { ...problem, text, isProblem: true, ...(!error?.message && { isReported: true }) };
    }
    default:
      return null;
  }
}
