import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChatEvent } from '#api/stream.ts';
import type { ChatState, Message } from './chat.ts';
import { emptyChat, reduceChat } from './chat-state.ts';

const date = '2026-11-20T09:00:00Z';
const started: ChatEvent = {
  type: 'started',
  id: '1',
  chatUuid: 'c',
  requestMessageId: 'q',
  messageId: 'a',
  date,
};
const delta = (id: number, text: string): ChatEvent => ({ type: 'delta', id: String(id), text });
const finished = (id: number): ChatEvent => ({
  type: 'finished',
  id: String(id),
  status: 'complete',
  reason: 'complete',
  date,
});

const sent = reduceChat(emptyChat, { type: 'send', text: 'Привет', fileNames: ['отчёт.txt'] });
const run = (state: ChatState, ...events: ChatEvent[]): ChatState => events.reduce(reduceChat, state);
const contentOf = (state: ChatState): string | undefined => state.messages.at(-1)?.content;

const stored = (id: string, rest: Partial<Message> = {}): Message => ({
  id,
  role: 'user',
  content: id,
  date,
  status: 'complete',
  idFile: null,
  files: [],
  ...rest,
});

test('[CHAT-03] a request becomes a message when the gateway sends its id, and its answer grows piece by piece', () => {
  expect(sent).toMatchObject({ phase: 'sending', messages: [], pending: { text: 'Привет' } });
  const state = run(sent, started, delta(2, 'Здрав'), delta(3, 'ствуйте'));
  expect(state).toMatchObject({ phase: 'streaming', chatUuid: 'c', pending: null, lastEventId: '3' });
  expect(state.messages).toMatchObject([
    { id: 'q', role: 'user', content: 'Привет', files: [{ name: 'отчёт.txt' }] },
    { id: 'a', role: 'assistant', content: 'Здравствуйте', status: 'streaming' },
  ]);
  expect(run(state, finished(4))).toMatchObject({ phase: 'idle', messages: [{}, { status: 'complete' }] });
});

test('[PRE-18] repeated events never repeat text', () => {
  const texts = fc.array(fc.string(), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(texts, fc.array(fc.nat({ max: 19 }), { maxLength: 10 }), (pieces, repeats) => {
      const events = [started, ...pieces.map((text, index) => delta(index + 2, text))];
      let state = sent;
      events.forEach((event, index) => {
        state = reduceChat(state, event);
        // A resumed stream may start before the last received event.
        for (const from of repeats.filter((place) => place <= index))
          state = run(state, ...events.slice(from, index + 1));
      });
      expect(contentOf(state)).toBe(pieces.join(''));
      expect(state.messages).toHaveLength(2);
    }),
  );
});

test('[CHAT-03] the text so far is kept when the answer fails, is stopped or interrupted', () => {
  const half = run(sent, started, delta(2, 'Половина'));
  const error = {
    timestamp: date,
    status: 424,
    error: 'Failed Dependency',
    message: 'Модель не отвечает',
    path: '/',
  };
  for (const end of [
    { type: 'failed', id: '3', error },
    { type: 'stopped' },
    { type: 'interrupted' },
  ] as const) {
    const state = reduceChat(half, end);
    expect(contentOf(state)).toBe('Половина');
    expect(state.phase).toBe('idle');
    expect(state.messages.at(-1)?.status).toBe(end.type);
  }
});

test('[CHAT-03] an answer keeps why it ended, and when to try again', () => {
  const half = run(sent, started, delta(2, 'Половина'));
  const error = { timestamp: date, status: 424, error: '', message: 'Модель перегружена', path: '/' };
  const busy = reduceChat(half, { type: 'failed', id: '3', error, retryAfter: 20 });
  expect(busy.messages.at(-1)).toMatchObject({ status: 'failed', error, retryAfter: 20 });
  const cut = reduceChat(half, { type: 'finished', id: '3', status: 'complete', reason: 'length', date });
  expect(cut.messages.at(-1)).toMatchObject({ status: 'complete', finishReason: 'length' });
});

test('[PRE-13] an event of an unknown type changes only the last event id', () => {
  const state = run(sent, started, delta(2, 'Да'));
  const unknown = { type: 'hologram', id: '3' } as unknown as ChatEvent;
  expect(reduceChat(state, unknown)).toEqual({ ...state, lastEventId: '3' });
});

test('[CHAT-03] reasoning and progress are stored separately from the text', () => {
  const state = run(
    sent,
    started,
    { type: 'reasoning', id: '2', text: 'Так…' },
    { type: 'progress', id: '3', percent: 40, stage: 'Читаем файл' },
  );
  expect(state.messages.at(-1)).toMatchObject({ reasoning: 'Так…', content: '' });
  expect(state.progress).toEqual({ percent: 40, stage: 'Читаем файл' });
  expect(run(state, delta(4, 'Готово')).progress).toBeNull();
});

test('[PRE-05] a refused send leaves the conversation as it was', () => {
  expect(reduceChat(sent, { type: 'refused' })).toEqual({ ...emptyChat, phase: 'idle' });
});

describe('stored messages', () => {
  test('[CHAT-03] a running answer is resumed after its last event', () => {
    const running = stored('a', {
      role: 'assistant',
      content: 'Нача',
      status: 'streaming',
      lastEventId: '7',
    });
    const state = reduceChat(emptyChat, {
      type: 'loaded',
      chatUuid: 'c',
      messages: [stored('q'), running],
      hasOlder: false,
    });
    expect(state).toMatchObject({ phase: 'reconnecting', lastEventId: '7' });
    expect(contentOf(run(state, delta(7, 'чужое'), delta(8, 'ло')))).toBe('Начало');
  });

  test('[CHAT-08] older pages are inserted at the beginning, each message once', () => {
    const newest = reduceChat(emptyChat, {
      type: 'loaded',
      chatUuid: 'c',
      messages: [stored('3'), stored('4')],
      hasOlder: true,
    });
    const all = reduceChat(newest, {
      type: 'older',
      messages: [stored('1'), stored('2'), stored('3')],
      hasOlder: false,
    });
    expect(all.messages.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(all.hasOlder).toBe(false);
  });

  test('[CHAT-08] a restored message is at its old position', () => {
    const state = { ...emptyChat, messages: [stored('1'), stored('2'), stored('3')] };
    const without = reduceChat(state, { type: 'removed', id: '2' });
    expect(without.messages.map(({ id }) => id)).toEqual(['1', '3']);
    expect(reduceChat(without, { type: 'restored', message: stored('2'), after: '1' }).messages).toEqual(
      state.messages,
    );
    const first = reduceChat(state, { type: 'removed', id: '1' });
    expect(reduceChat(first, { type: 'restored', message: stored('1'), after: null }).messages).toEqual(
      state.messages,
    );
  });

  test('[CHAT-08] later messages stay after it', () => {
    const state = { ...emptyChat, messages: [stored('1'), stored('4')] };
    const restored = reduceChat(state, { type: 'restored', message: stored('2'), after: '1' });
    expect(restored.messages.map(({ id }) => id)).toEqual(['1', '2', '4']);
  });

  test('[CHAT-03] a page that arrives after a send is inserted before it and removes nothing', () => {
    const sending = reduceChat(
      { ...emptyChat, chatUuid: 'c' },
      { type: 'send', text: 'Привет', fileNames: [] },
    );
    const page = { type: 'loaded', chatUuid: 'c', messages: [stored('1')], hasOlder: true } as const;
    expect(reduceChat(sending, page)).toMatchObject({
      phase: 'sending',
      pending: { text: 'Привет' },
      hasOlder: true,
    });
    const streaming = reduceChat(run(sending, started, delta(2, 'Да')), page);
    expect(streaming.messages.map(({ id }) => id)).toEqual(['1', 'q', 'a']);
    expect(streaming).toMatchObject({ phase: 'streaming', lastEventId: '2' });
  });
});

test('[CHAT-23] a speaker gets a name in the transcript of one message', () => {
  const transcript = (id: string): Message =>
    stored(id, {
      role: 'assistant',
      results: ['r1', 'r2'].map((resultId) => ({
        resultId,
        result: {
          kind: 'transcript',
          idFile: 'f',
          duration: 1,
          speakers: [
            { speaker: 's1', name: 'Говорящий 1' },
            { speaker: 's2', name: 'Говорящий 2' },
          ],
          segments: [],
        },
      })),
    });
  const messages = [transcript('a'), transcript('b')];
  const before = reduceChat(emptyChat, { type: 'loaded', messages, hasOlder: false, chatUuid: 'c' });
  const action = { type: 'speakerNamed', id: 'b', resultId: 'r2', speaker: 's2', name: 'Анна' } as const;
  const state = reduceChat(before, action);
  const names = state.shown.flatMap(({ results = [] }) =>
    results.map(({ result }) =>
      result.kind === 'transcript' ? result.speakers.map(({ name }) => name) : [],
    ),
  );
  const unchanged = ['Говорящий 1', 'Говорящий 2'];
  expect(names).toEqual([unchanged, unchanged, unchanged, ['Говорящий 1', 'Анна']]);
});

test('[CHAT-08] messages that are loaded again unchanged stay the same objects', () => {
  const page = (...messages: Message[]) =>
    ({ type: 'loaded', chatUuid: 'c', hasOlder: false, messages: structuredClone(messages) }) as const;
  const first = reduceChat(emptyChat, page(stored('1'), stored('2')));
  const again = reduceChat(first, page(stored('1'), stored('2')));
  expect(again.messages).toBe(first.messages);
  const changed = reduceChat(first, page(stored('1'), { ...stored('2'), content: 'Иначе' }));
  expect(changed.messages[0]).toBe(first.messages[0]);
  expect(changed.messages[1]?.content).toBe('Иначе');
});

const call = (status: 'running' | 'awaiting'): Extract<ChatEvent, { type: 'call' }>['call'] => ({
  callId: 'k',
  functionId: 'f',
  title: 'Создать заявку',
  arguments: '{}',
  changes: true,
  status,
  result: null,
  at: 0,
  ...(status === 'awaiting' && { expires: date }),
});
const callsOf = (state: ChatState) => state.messages.at(-1)?.calls;

test('[LAB-18] a call waits, goes on after the decision and ends; a result of an unknown call changes nothing', () => {
  const waiting = run(sent, started, { type: 'call', id: '2', call: call('awaiting') });
  expect(callsOf(waiting)).toEqual([call('awaiting')]);
  const unknown = run(waiting, { type: 'callResult', id: '3', callId: 'x', status: 'done', result: '' });
  expect(callsOf(unknown)).toEqual([call('awaiting')]);
  const allowed = run(waiting, { type: 'callResult', id: '3', callId: 'k', status: 'running', result: null });
  expect(callsOf(allowed)).toEqual([call('running')]);
  const done = {
    type: 'callResult',
    id: '4',
    callId: 'k',
    status: 'done',
    result: 'З-1',
    durationMs: 3,
  } as const;
  expect(callsOf(run(allowed, done, finished(5)))).toEqual([
    { ...call('running'), status: 'done', result: 'З-1', durationMs: 3 },
  ]);
  const again = run(waiting, { type: 'call', id: '3', call: call('running') });
  expect(callsOf(again), 'the answer arrives again').toEqual([call('running')]);
});

test('[LAB-18] a waiting call survives a reload; it ends with its answer, but not with the connection', () => {
  const answer = stored('a', {
    role: 'assistant',
    status: 'streaming',
    calls: [call('awaiting')],
    agentVersion: 3,
  });
  const open = reduceChat(emptyChat, { type: 'loaded', chatUuid: 'c', hasOlder: false, messages: [answer] });
  expect(open).toMatchObject({
    phase: 'reconnecting',
    messages: [{ agentVersion: 3, calls: [{ status: 'awaiting' }] }],
  });
  const statusAfter = (event: Parameters<typeof reduceChat>[1]) =>
    callsOf(reduceChat(open, event))?.[0]?.status;
  expect([statusAfter({ type: 'stopped' }), statusAfter(finished(2))]).toEqual(['expired', 'expired']);
  expect(statusAfter({ type: 'interrupted' })).toBe('awaiting');
});
