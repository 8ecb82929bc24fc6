/** Every event of the contract without each of its required fields, and streams that are wrong as a whole. */
import { afterEach, expect, test, vi } from 'vitest';
import { operations } from '#api/generated/calls/chat.ts';
import type { ChatEvent } from '#api/stream.ts';
import { endingOf } from '../model/ending.ts';
import type { Conversation } from './conversation.ts';
import {
  type Answer,
  type CallName,
  exchange,
  proxyPage,
  reset,
  startFaultServer,
  stored,
  whole,
} from './testing/fault-server.ts';
import { chatUuid, contentOf, delta, finish, finished, frame, newChat, started } from './testing/stand-in.ts';

afterEach(() => void vi.useRealTimers());

const { kinds } = operations.chatMessageSend.event;
type Kind = keyof typeof kinds;

const date = started.date;
const call = {
  callId: 'c',
  functionId: 'f',
  title: 'Поиск',
  status: 'running',
  arguments: '{}',
  changes: false,
  result: null,
  at: 0,
} as const;
const file = { kind: 'file', idFile: 'f', name: 'a.txt', mimeType: 'text/plain', size: 1 } as const;
const error = { timestamp: date, status: 424, error: 'Failed', message: 'Модель молчит', path: '/' };

/** One event of each type with all its required fields. */
const samples: { [K in Kind]: Extract<ChatEvent, { type: K }> } = {
  started,
  delta: { type: 'delta', id: '3', text: 'два' },
  reasoning: { type: 'reasoning', id: '3', text: 'Так' },
  progress: { type: 'progress', id: '3', percent: 10, stage: 'Чтение' },
  result: { type: 'result', id: '3', resultId: 'r', result: file },
  call: { type: 'call', id: '4', call },
  callResult: { type: 'callResult', id: '4', callId: 'c', status: 'done', result: 'Да' },
  usage: { type: 'usage', id: '3', promptTokens: 1, completionTokens: 1 },
  finished: { type: 'finished', id: '3', status: 'complete', reason: 'complete', date },
  failed: { type: 'failed', id: '3', error },
};

/** Sends «Эй» to a gateway with these answers. */
async function ask(answers: Partial<Record<CallName, Answer[]>>, uuid: string | null = null) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = await startFaultServer({ list: [stored([])], ...answers });
  const chat = newChat(uuid);
  const isTaken = await finish(chat.send({ text: 'Эй' }));
  expect(
    calls.filter((one) => one === 'send'),
    'nothing is sent again',
  ).toEqual(['send']);
  return { chat, isTaken, calls };
}

const noteOf = (chat: Conversation): string | undefined => {
  const last = chat.state.get().messages.at(-1);
  return last && endingOf(last)?.text;
};
const unread = 'Часть ответа пришла в\u00a0непонятном виде и\u00a0не\u00a0показана.';
const raw = (event: object, id = '3'): string => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;
const without = (event: object, field: string): object =>
  Object.fromEntries(Object.entries(event).filter(([name]) => name !== field));

const shapes = Object.entries(kinds) as [Kind, { core: object; rest: object }][];
const fields = shapes.flatMap(([kind, { core, rest }]) =>
  [...Object.keys(core), ...Object.keys(rest)].flatMap((field) =>
    (['missing', 'of the wrong type'] as const).map((how) => ({
      kind,
      field,
      how,
      isNeeded: field in core || field === 'type',
    })),
  ),
);

test('[PRE-13] the samples have every required field of the contract', () => {
  for (const [kind, { core, rest }] of shapes) {
    expect(Object.keys(samples[kind]).sort()).toEqual([...Object.keys(core), ...Object.keys(rest)].sort());
  }
});

test.each(fields)('[PRE-13][PRE-05] $kind whose $field is $how', async ({ kind, field, how, isNeeded }) => {
  const event = samples[kind];
  const wrong = raw(how === 'missing' ? without(event, field) : { ...event, [field]: ['?'] }, event.id);
  const opened = frame(started) + frame(delta(2, 'Раз'));
  if (kind === 'started') {
    const { chat, isTaken } = await ask({ send: [whole(wrong, frame(delta(2, 'Раз')), frame(finished(3)))] });
    expect(isTaken).toBe(!isNeeded);
    if (isNeeded)
      expect(chat.state.get().refusal?.message).toMatch(/^Начало ответа не\u00a0удалось прочитать/);
    else expect([contentOf(chat), noteOf(chat)]).toEqual(['Раз', undefined]);
    return;
  }
  const before = kind === 'callResult' ? frame({ type: 'call', id: '3', call }) : '';
  const { chat } = await ask({ send: [whole(opened, before, wrong, frame(finished(5)))] });
  expect(chat.state.get().phase).toBe('idle');
  expect(contentOf(chat)).toContain('Раз');
  if (kind === 'failed' && !isNeeded) expect(noteOf(chat)).toMatch(/^(Модель молчит|Ответ не получен)$/);
  else expect(noteOf(chat)).toBe(isNeeded ? unread : undefined);
});

const opened = frame(started) + frame(delta(2, 'Раз'));
const end = frame(finished(9));
const page =
  (type: string, body: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(body);
  };

test.each<[string, Answer, string]>([
  ['is empty', whole(), 'Ответ пришёл пустым.'],
  ['has heartbeats only', whole(': ping\n\n: ping\n\n'), 'Ответ пришёл пустым.'],
  [
    'has unknown events only',
    whole(raw({ type: 'hologram' }), raw({ type: 'ghost' })),
    'Ответ пришёл пустым.',
  ],
  ['has no JSON', whole('data: Раз\n\n', 'data: два\n\n'), 'Начало ответа не\u00a0удалось прочитать.'],
  [
    'has an unknown beginning',
    whole(raw({ type: 'begin', chatUuid }), frame(delta(2, 'Раз')), end),
    'Начало ответа не\u00a0удалось прочитать: вместо него пришло «delta».',
  ],
  [
    'begins with its end',
    whole(end, opened),
    'Начало ответа не\u00a0удалось прочитать: вместо него пришло «finished».',
  ],
  ['begins with a failure', whole(frame(samples.failed)), 'Модель молчит'],
  ['is an HTML page', proxyPage(200), 'Вместо ответа пришло то, чего портал не\u00a0понимает.'],
  ['is called a text', page('text/plain', opened + end), 'Вместо ответа пришло то'],
  ['is JSON of another shape', page('application/json', '{"choices":[]}'), 'Вместо ответа пришло то'],
  ['is half JSON', page('application/json', '{"chatUuid":'), 'Вместо ответа пришло то'],
  ['breaks off before its beginning', reset(': ping\n\n'), 'Связь прервалась раньше, чем начался ответ.'],
])(
  '[PRE-13][PRE-05] a stream that %s: a sentence at the request, which is not lost',
  async (_what, send, text) => {
    const { chat, isTaken } = await ask({ send: [send] });
    expect(isTaken).toBe(false);
    expect(chat.state.get()).toMatchObject({ phase: 'idle', pending: null, messages: [] });
    expect(chat.state.get().refusal?.message.startsWith(text)).toBe(true);
    expect(chat.state.get().refusal?.message).toContain('отправьте его ещё раз');
  },
);

test.each<[string, string[], string | undefined]>([
  ['an unknown event', [raw({ type: 'hologram' })], undefined],
  ['an event that is no JSON', ['id: 3\ndata: {"type":"del\n\n'], unread],
  ['a result of a call that did not come', [frame({ ...samples.callResult, id: '3' })], unread],
])('[PRE-13] %s in the middle', async (_what, events, note) => {
  const { chat } = await ask({ send: [whole(opened, ...events, frame(delta(4, ', два')), end)] });
  expect(contentOf(chat)).toBe('Раз, два');
  expect(noteOf(chat)).toBe(note);
});

test.each<[string, string, string | undefined]>([
  ['a text', frame(delta(10, 'ещё')), unread],
  ['another answer', frame({ ...started, id: '10', messageId: 'b' }), unread],
  ['the same end again', end, undefined],
  ['the number of tokens', frame({ ...samples.usage, id: '10' }), undefined],
])('[PRE-13] after the end comes %s', async (_what, late, note) => {
  const { chat } = await ask({ send: [whole(opened, end, late)] });
  await finish(chat.whenRead);
  expect(chat.state.get().messages).toMatchObject([{}, { content: 'Раз', status: 'complete' }]);
  expect(noteOf(chat)).toBe(note);
});

test('[CHAT-03] an answer without a text, and one whose end is missing and cannot be resumed, say so', async () => {
  const { chat: empty } = await ask({ send: [whole(frame(started), end)] });
  expect(noteOf(empty)).toBe('Сервис прислал пустой ответ.');
  const list = [stored(exchange('Раз', { status: 'streaming', lastEventId: '2' }))];
  const { chat: cut } = await ask({ send: [reset(opened)], resume: [proxyPage(200)], list });
  expect(noteOf(cut)).toBe('Соединение прервалось. Полученная часть ответа сохранена.');
});

test('[PRE-05] a request that is stored although its beginning could not be read is shown with its answer', async () => {
  const beginning = raw({ ...without(started, 'requestMessageId'), requestId: 'q' }, '1');
  const { chat, isTaken } = await ask({ send: [whole(beginning)], list: [stored(exchange('Раз, два'))] });
  expect(isTaken).toBe(true);
  expect(chat.state.get()).toMatchObject({
    chatUuid,
    phase: 'idle',
    refusal: null,
    messages: [{ content: 'Эй' }, { content: 'Раз, два', status: 'complete' }],
  });

  const running = stored(exchange('Раз', { status: 'streaming', lastEventId: '2' }));
  const rest = whole(frame(delta(3, ', два')), end);
  const followed = await ask({ send: [whole(beginning)], list: [running], resume: [rest] });
  expect(contentOf(followed.chat)).toBe('Раз, два');
  expect(followed.calls).toEqual(['send', 'list', 'resume after 2']);
});
