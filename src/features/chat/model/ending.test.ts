import { expect, test } from 'vitest';
import type { Message } from './chat.ts';
import { endingOf, problemOfError, stepLabels } from './ending.ts';

const error = { timestamp: '', status: 424, error: '', message: 'Модель перегружена', path: '' };
const failed = { status: 'failed', error } as const;

test.each<[string | undefined, boolean | undefined, Partial<Message>]>([
  [undefined, undefined, { status: 'complete' }],
  [undefined, undefined, { status: 'complete', finishReason: 'complete' }],
  [undefined, undefined, { status: 'streaming' }],
  ['Ответ остановлен', false, { status: 'stopped', finishReason: 'stopped' }],
  ['Ответ обрезан: достигнут предел длины', false, { finishReason: 'length' }],
  ['Фильтр модели прервал ответ', false, { finishReason: 'filter' }],
  [
    'Модель запросила инструмент, которого на\u00a0портале нет, и\u00a0не\u00a0закончила ответ',
    false,
    { finishReason: 'tool' },
  ],
  ['Соединение прервалось. Полученная часть ответа сохранена.', true, { status: 'interrupted' }],
  ['Модель перегружена', true, failed],
  ['Модель перегружена. Повторите через 20\u00a0секунд.', true, { ...failed, retryAfter: 20 }],
  ['Ответ не получен', true, { status: 'failed' }],
  ['Сервис прислал пустой ответ.', true, { content: ' \n' }],
  ['Сервис прислал пустой ответ.', true, { content: '', reasoning: 'Думаю' }],
  [undefined, undefined, { content: '', status: 'streaming', hasUnread: true }],
  [
    'Часть ответа пришла в\u00a0непонятном виде и\u00a0не\u00a0показана.',
    true,
    { status: 'complete', hasUnread: true },
  ],
])('[CHAT-03] the note under an answer: %s', (text, isProblem, message) => {
  const answer: Message = {
    id: 'a',
    role: 'assistant',
    content: 'Ответ',
    date: '',
    status: 'complete',
    idFile: null,
    files: [],
  };
  const ending = endingOf({ ...answer, ...message });
  expect(ending?.text).toBe(text);
  expect(ending?.isProblem).toBe(isProblem);
});

test('[CHAT-03] an unknown reason is no note', () => {
  const finishReason: string = 'hologram';
  expect(endingOf({ status: 'complete', finishReason } as Message)).toBeNull();
});

test.each([
  ['content-refused', 'Сервис отказался по\u00a0своим правилам', 'Изменить запрос'],
  ['file-unreadable', 'Не удалось прочитать «смета.pdf»', 'Заменить файл'],
  ['file-protected', 'Файл защищён паролем', 'Заменить файл'],
  ['no-speech', 'Речь не найдена', 'Другой язык'],
  ['link-unreachable', 'Страница не открывается', 'Изменить ссылку'],
  ['table-unreadable', 'В\u00a0файле нет таблицы', 'Заменить файл'],
  ['settings-rejected', 'Текст шлюза', 'Изменить настройки'],
  ['limit-exceeded', 'Текст шлюза', 'Другой сервис'],
  ['upstream-failed', 'Текст шлюза', 'Повторить'],
  ['upstream-timeout', 'Текст шлюза', 'Повторить'],
  ['constructor', 'Текст шлюза', undefined],
])('[CHAT-27] %s says «%s» and offers «%s»', (code, text, label) => {
  const { step, ...problem } = problemOfError({ code, message: 'Текст шлюза' }, 'смета.pdf');
  expect(problem.text).toBe(text);
  expect(step && stepLabels[step]).toBe(label);
});
