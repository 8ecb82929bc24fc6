import type { ErrorResponse } from '#api/generated/model/errorResponse.ts';
import type { Message } from './chat.ts';

/** What a person can do about a failed answer or a refused request. */
export type NextStep =
  | 'reload'
  | 'edit'
  | 'replaceFile'
  | 'language'
  | 'link'
  | 'settings'
  | 'service'
  | 'model'
  | 'newChat'
  | 'withoutPictures'
  | 'fewerFiles'
  | 'reopen'
  | 'storage'
  | 'budget'
  | 'repeat';

/** The button of each step. */
export const stepLabels: Readonly<Record<NextStep, string>> = {
  edit: 'Изменить запрос',
  replaceFile: 'Заменить файл',
  language: 'Другой язык',
  link: 'Изменить ссылку',
  settings: 'Изменить настройки',
  service: 'Другой сервис',
  model: 'Другая модель',
  newChat: 'Отправить в\u00a0новом чате',
  withoutPictures: 'Убрать картинки',
  fewerFiles: 'Меньше файлов',
  reopen: 'Обновить страницу',
  storage: 'Открыть «Хранилище»',
  budget: 'Попросить больше',
  repeat: 'Повторить',
  reload: 'Загрузить заново',
};

interface Ending {
  text: string;
  /** True for a failure; false for an answer that somebody or a limit ended. */
  isProblem: boolean;
  /** Empty where nothing but the actions of the message helps. */
  steps: readonly NextStep[];
  /** Seconds after which it makes sense to repeat the request. */
  retryAfter?: number;
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

/**
 * Errors of a request by their codes: the text, where it is not the gateway's, and the steps that the text names, the best
 * one first (CHAT-27). It has every error of the contract that can come to a chat and names a step, except those that the
 * chat asks about itself (`agreement-required`), or does not show (`chat-locked`).
 */
const problems: Readonly<
  Record<string, { text?: (fileName?: string) => string; steps: readonly NextStep[] }>
> = {
  'content-refused': { text: () => 'Сервис отказался по\u00a0своим правилам', steps: ['edit'] },
  'file-unreadable': { text: (name) => `Не удалось прочитать ${named(name)}`, steps: ['replaceFile'] },
  'file-protected': { text: () => 'Файл защищён паролем', steps: ['replaceFile'] },
  'no-speech': { text: () => 'Речь не найдена', steps: ['language'] },
  'link-unreachable': { text: () => 'Страница не открывается', steps: ['link'] },
  'table-unreadable': { text: () => 'В\u00a0файле нет таблицы', steps: ['replaceFile'] },
  'too-large': {
    text: (name) => `Слишком большой запрос. ${name ? 'Приложите меньше файлов' : 'Сократите его'}`,
    steps: ['fewerFiles'],
  },
  'settings-rejected': { steps: ['settings'] },
  'tile-mismatch': { steps: ['reopen'] },
  'limit-exceeded': { steps: ['service'] },
  'budget-spent': { steps: ['budget', 'service'] },
  'quota-exceeded': { steps: ['storage', 'repeat'] },
  'model-unavailable': { steps: ['model', 'repeat'] },
  'service-not-connected': { steps: ['service'] },
  'pictures-refused': { steps: ['model', 'withoutPictures'] },
  'context-too-long': { steps: ['newChat', 'edit'] },
  'model-busy': { steps: ['repeat'] },
  'too-many-requests': { steps: ['repeat'] },
  'too-many-runs': { steps: ['repeat'] },
  'request-timeout': { steps: ['repeat'] },
  'idempotency-mismatch': { steps: ['repeat'] },
  'upstream-failed': { steps: ['repeat'] },
  'upstream-timeout': { steps: ['repeat'] },
  'internal-error': { steps: ['repeat'] },
  'answer-unreadable': { steps: ['repeat'] },
  'not-sent': { steps: ['repeat'] },
  'chat-deleted': { text: () => 'Чат удалён в\u00a0другой вкладке', steps: [] },
};

/** What helps where a step is not possible: a service with one model, the first request of a chat, a request without files. */
const instead: Readonly<Partial<Record<NextStep, NextStep>>> = {
  model: 'service',
  newChat: 'edit',
  withoutPictures: 'edit',
  fewerFiles: 'edit',
};

/** The possible steps. A step that is not possible is replaced by the one of `instead`, if that is. No step is repeated. */
export function possibleSteps(
  steps: readonly NextStep[],
  isPossible: (step: NextStep) => boolean,
): readonly NextStep[] {
  const possible = steps.flatMap((step) => [step, instead[step]].find((one) => one && isPossible(one)) ?? []);
  return [...new Set(possible)];
}

/** Whether an error is shown at its request, with its next step (CHAT-27). */
export const isAtRequest = (code: string): boolean => Object.hasOwn(problems, code);

/**
 * Text and next steps of an error of a request (CHAT-27).
 *
 * @param fileName name of the first file of the request
 */
export function problemOfError(
  error: Pick<ErrorResponse, 'code' | 'message'> | undefined,
  fileName?: string,
): { text: string; steps: readonly NextStep[] } {
  const code = error?.code ?? '';
  const known = isAtRequest(code) ? problems[code] : undefined;
  const text = known?.text?.(fileName) ?? (error?.message || 'Ответ не получен');
  return { text, steps: known?.steps ?? [] };
}

const wrong = { isProblem: true, isReported: true };
const interrupted: Ending = {
  ...wrong,
  text: 'Соединение прервалось. Полученная часть ответа сохранена.',
  steps: ['reload'],
};
const unread: Ending = {
  ...wrong,
  text: 'Часть ответа пришла в\u00a0непонятном виде и\u00a0не\u00a0показана.',
  steps: ['reload'],
};
const empty: Ending = { ...wrong, text: 'Сервис прислал пустой ответ.', steps: ['repeat'] };

/** The note under an answer of a cheaper model than the one that was asked (ADM-63). */
const cheaper = ({ insteadOf, model = 'дешевле' }: Message): Ending | null =>
  insteadOf === undefined
    ? null
    : {
        text: `Бюджет на\u00a0месяц израсходован, поэтому вместо ${insteadOf} ответила модель ${model}`,
        isProblem: false,
        steps: [],
      };

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
      return { text: 'Ответ остановлен', isProblem: false, steps: [] };
    case 'complete': {
      const text = notes[finishReason ?? ''];
      if (text === undefined) return isEmpty(message) ? empty : cheaper(message);
      return { text, isProblem: false, steps: [] };
    }
    case 'interrupted':
      return interrupted;
    case 'failed': {
      const problem = problemOfError(error, fileName);
      const isReported = !error?.message;
      return { ...problem, isProblem: true, isReported, ...(retryAfter && { retryAfter }) };
    }
    default:
      return null;
  }
}
