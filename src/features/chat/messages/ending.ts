import { textWithWait } from '#platform/errors/decide.ts';
import type { Message } from '../conversation/chat-state.ts';

interface Ending {
  text: string;
  /** True for a failure; false for an answer that somebody or a limit ended. */
  isProblem: boolean;
}

/** Notes by the reason why a complete answer ended; the model said all it had to say with any other. */
const notes: Readonly<Record<string, string>> = {
  length: 'Ответ обрезан: достигнут предел длины',
  filter: 'Фильтр модели прервал ответ',
  tool: 'Модель запросила инструмент, которого на\u00a0портале нет, и\u00a0не\u00a0закончила ответ',
};

/** The note under an answer that did not end by itself; null for others (CHAT-03). */
export function endingOf({ status, finishReason, error, retryAfter }: Message): Ending | null {
  switch (status) {
    case 'stopped':
      return { text: 'Ответ остановлен', isProblem: false };
    case 'complete': {
      const text = notes[finishReason ?? ''];
      return text === undefined ? null : { text, isProblem: false };
    }
    case 'interrupted':
      return { text: 'Соединение прервалось. Полученная часть ответа сохранена.', isProblem: true };
    case 'failed': {
      const text = error?.message || 'Ответ не получен';
      return { text: retryAfter ? textWithWait(text, retryAfter) : text, isProblem: true };
    }
    default:
      return null;
  }
}
