import { expect, test } from 'vitest';
import contract from '#api/generated/gateway.json' with { type: 'json' };
import type { Message } from './chat.ts';
import { endingOf, isAtRequest, possibleSteps, problemOfError, stepLabels } from './ending.ts';

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
  [
    'Бюджет на\u00a0месяц израсходован, поэтому вместо gpt-5.2 ответила модель gpt-5.2-mini',
    false,
    { insteadOf: 'gpt-5.2', model: 'gpt-5.2-mini' },
  ],
  ['Соединение прервалось. Полученная часть ответа сохранена.', true, { status: 'interrupted' }],
  ['Модель перегружена', true, failed],
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

test('[CHAT-03][ERR-12] a failed answer says after how many seconds it may be repeated', () => {
  const ending = endingOf({ ...failed, retryAfter: 20 } as Message);
  expect(ending).toMatchObject({ text: 'Модель перегружена', retryAfter: 20 });
});

const gateway = 'Текст шлюза';
test.each([
  ['content-refused', 'Сервис отказался по\u00a0своим правилам', 'Изменить запрос'],
  ['file-unreadable', 'Не удалось прочитать «смета.pdf»', 'Заменить файл'],
  ['file-protected', 'Файл защищён паролем', 'Заменить файл'],
  ['no-speech', 'Речь не найдена', 'Другой язык'],
  ['link-unreachable', 'Страница не открывается', 'Изменить ссылку'],
  ['table-unreadable', 'В\u00a0файле нет таблицы', 'Заменить файл'],
  ['too-large', 'Слишком большой запрос. Приложите меньше файлов', 'Меньше файлов'],
  ['settings-rejected', gateway, 'Изменить настройки'],
  ['tile-mismatch', gateway, 'Обновить страницу'],
  ['limit-exceeded', gateway, 'Другой сервис'],
  ['budget-spent', gateway, 'Попросить больше, Другой сервис'],
  ['quota-exceeded', gateway, 'Открыть «Хранилище», Повторить'],
  ['model-unavailable', gateway, 'Другая модель, Повторить'],
  ['service-not-connected', gateway, 'Другой сервис'],
  ['pictures-refused', gateway, 'Другая модель, Убрать картинки'],
  ['context-too-long', gateway, 'Отправить в\u00a0новом чате, Изменить запрос'],
  ['model-busy', gateway, 'Повторить'],
  ['too-many-requests', gateway, 'Повторить'],
  ['too-many-runs', gateway, 'Повторить'],
  ['request-timeout', gateway, 'Повторить'],
  ['idempotency-mismatch', gateway, 'Повторить'],
  ['upstream-failed', gateway, 'Повторить'],
  ['upstream-timeout', gateway, 'Повторить'],
  ['internal-error', gateway, 'Повторить'],
  ['constructor', gateway, ''],
])('[CHAT-27] %s says «%s» and offers «%s»', (code, text, labels) => {
  const { steps, ...problem } = problemOfError({ code, message: gateway }, 'смета.pdf');
  expect(problem.text).toBe(text);
  expect(steps.map((step) => stepLabels[step]).join(', ')).toBe(labels);
});

/** Errors of a request that name no step, or whose step is taken without a button, with the reason. */
const withoutStep: Readonly<Record<string, string>> = {
  'bad-request': 'a fault of the portal: a dialog with «Отправить отчёт»',
  'user-blocked': 'ends the session',
  'services-unavailable': 'the maintenance page',
  unauthorized: 'the chat ignores it',
  'malformed-jwt': 'asks to sign in again',
  'jwt-expired': 'asks to sign in again',
  'user-not-registered': 'ends the session',
  'email-not-confirmed': 'a notice with «Подтвердить»',
  forbidden: 'asks to sign in again',
  'cross-site': 'names no step',
  'not-found': 'the deleted chat has its own buttons',
  'agreement-required': 'the agreements are shown, and the request is sent after them',
  'agent-archived': 'names no step',
  'unsupported-media-type': 'names no step',
  'fields-invalid': 'names no step',
  'chat-locked': 'the running answer is shown, with «Остановить»',
  unavailable: 'the maintenance page',
  'storage-full': 'names no step',
};

test('[CHAT-27][CON-04] every error of the contract for a request has its step, or a reason to have none', () => {
  const { responses } = contract.paths['/chat/{serviceType}/message'].post;
  const named = Object.values(responses).flatMap((response) => {
    const name = '$ref' in response ? response.$ref.split('/').at(-1) : undefined;
    const declared = contract.components.responses[name as keyof typeof contract.components.responses];
    return declared ? Object.keys(declared.content['application/json'].examples) : [];
  });
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter((code) => !isAtRequest(code));
  expect([...new Set(missing)].sort()).toEqual(Object.keys(withoutStep).sort());
});

test('[CHAT-27] where a step is not possible, the one that helps instead is offered once', () => {
  expect(possibleSteps(['newChat', 'edit'], (step) => step === 'edit')).toEqual(['edit']);
  expect(possibleSteps(['model', 'repeat'], (step) => step !== 'model')).toEqual(['service', 'repeat']);
  expect(possibleSteps(['model', 'repeat'], () => false)).toEqual([]);
});
