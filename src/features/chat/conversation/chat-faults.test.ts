/** PRE-18 case by case: real connections to a server that answers wrongly. */
import { afterEach, expect, test, vi } from 'vitest';
import { unavailable } from '#platform/availability.ts';
import { toast } from '#ui/index.ts';
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
  write,
} from './testing/fault-server.ts';
import { contentOf, delta, finish, finished, frame, newChat, started } from './testing/stand-in.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
afterEach(() => void vi.useRealTimers());

const begin = frame(started);
const opened = begin + frame(delta(2, 'Раз, '));
const rest = whole(frame(delta(3, 'два')), frame(finished(4)));
const running = { status: 'streaming', lastEventId: '2' };
const heartbeat = ': heartbeat\n\n';
/** Cut inside the last letter of «два». */
const insideLetter = bytes(frame(delta(3, 'два'))).slice(0, -7);
const unknown = 'id: 3\ndata: {"type":"hologram","id":"3","shape":"куб"}\n\n';

/** Sends a request to a server with these answers. */
async function exchangeWith(
  answers: Partial<Record<CallName, Answer[]>>,
): Promise<{ chat: Conversation; calls: string[] }> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = await startFaultServer({ list: [stored(exchange('Раз, ', running))], ...answers });
  const chat = newChat();
  await finish(chat.send({ text: 'Эй' }));
  return { chat, calls };
}

const resumed = ['send', 'resume after 2'];
test.each<[string, Answer, Answer[], string[]]>([
  ['is cut inside a character', reset(opened, insideLetter), [rest], resumed],
  ['is reset', reset(opened), [rest], resumed],
  ['ends without its last event', whole(opened), [rest], resumed],
  ['has an HTML page in it', whole(opened, '<html>\n\n<p>data: no\n\n'), [rest], resumed],
  [
    'is followed by a 502 page',
    reset(opened),
    [proxyPage(502), rest],
    [...resumed, 'list', 'resume after 2'],
  ],
  [
    'is followed by a page with 200',
    reset(opened),
    [proxyPage(200), rest],
    [...resumed, 'list', 'resume after 2'],
  ],
  [
    'is resumed from its beginning',
    reset(opened),
    [whole(opened, frame(delta(3, 'два')), frame(finished(4)))],
    resumed,
  ],
  ['repeats ids', whole(opened, opened, frame(delta(3, 'два')).repeat(2), frame(finished(4))), [], ['send']],
  ['is one burst', whole(opened + frame(delta(3, 'два')) + frame(finished(4))), [], ['send']],
  [
    'has unknown events',
    whole(opened, unknown, frame(delta(4, 'два')), 'event: ghost\ndata: ?\n\n', frame(finished(5))),
    [],
    ['send'],
  ],
  [
    'has heartbeats between any two bytes of its lines',
    whole(opened, heartbeat, frame(delta(3, 'два')), heartbeat, heartbeat, frame(finished(4))),
    [],
    ['send'],
  ],
  [
    'begins twice',
    whole(
      opened,
      frame({ ...started, id: '3' }),
      frame(delta(4, 'д')),
      begin,
      frame(delta(5, 'ва')),
      frame(finished(6)),
    ),
    [],
    ['send'],
  ],
])(
  '[PRE-18][PRE-05] a stream that %s: every word once, nothing is sent again',
  async (_what, send, resume, log) => {
    const { chat, calls } = await exchangeWith({ send: [send], resume });
    expect(contentOf(chat)).toBe('Раз, два');
    expect(chat.state.get()).toMatchObject({ phase: 'idle', messages: [{}, { status: 'complete' }] });
    expect(calls).toEqual(log);
  },
);

/** A connection that stays open after these parts, with heartbeats every so many seconds, if any. */
const silent =
  (...parts: string[]): Answer =>
  (response) =>
    write(response, ...parts);

test('[PRE-18] a connection without a byte for a minute is taken as broken, and the answer is resumed', async () => {
  const { chat, calls } = await exchangeWith({ send: [silent(opened)], resume: [rest] });
  expect(contentOf(chat)).toBe('Раз, два');
  expect(calls).toEqual(resumed);
});

test('[PRE-18] heartbeats keep a slow answer connected', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let response: Parameters<Answer>[0] | undefined;
  const calls = await startFaultServer({
    send: [
      (own) => {
        response = own;
        return write(own, opened);
      },
    ],
  });
  const chat = newChat();
  const sending = chat.send({ text: 'Эй' });
  await vi.waitFor(() => expect(chat.state.get().messages).toHaveLength(2));
  for (let beat = 0; beat < 6; beat += 1) {
    await vi.advanceTimersByTimeAsync(30_000);
    response?.write(heartbeat);
    // The portal has read it.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(chat.state.get().phase).toBe('streaming');
  response?.end(frame(finished(3)));
  await finish(sending);
  expect(contentOf(chat)).toBe('Раз, ');
  expect(calls).toEqual(['send']);
});

test('[PRE-18] offline: what arrived is kept and marked, and the answer continues when the network is back', async () => {
  const gone: Answer = (response) => response.destroy();
  const { chat, calls } = await exchangeWith({
    send: [reset(opened)],
    resume: [gone, gone, gone, gone, gone, gone, rest],
    list: [gone, gone, gone, gone, gone, gone, stored(exchange('Раз, ', running))],
  });
  expect(chat.state.get().messages.at(-1)).toMatchObject({ content: 'Раз, ', status: 'interrupted' });
  expect(unavailable.get()).toBe(false);
  chat.recover();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(100);
    expect(chat.state.get().messages.at(-1)).toMatchObject({ content: 'Раз, два', status: 'complete' });
  });
  expect(calls.filter((call) => call === 'send')).toHaveLength(1);
});

test('[PRE-18] a tab that was frozen longer than the connection lived shows the answer that ended meanwhile', async () => {
  const { chat, calls } = await exchangeWith({
    // While the tab was frozen, the rest arrived, and the connection was reset.
    send: [reset(opened, frame(delta(3, 'д')))],
    list: [stored(exchange('Раз, два'))],
  });
  expect(chat.state.get().messages.at(-1)).toMatchObject({ content: 'Раз, два', status: 'complete' });
  expect(calls).toEqual(['send', 'resume after 3', 'list']);
});

test('[PRE-18] a stream that is repeated from its beginning with ids that are no numbers repeats no word', async () => {
  const named = (text: string): string =>
    text.replaceAll(/"id":"(\d)"|^id: (\d)/gm, (all) => all.replace(/\d/, 'event-$&'));
  const again = [opened, frame(delta(3, 'два')), frame(finished(4))].map(named);
  const cases: [Answer, Answer[]][] = [
    [reset(named(opened)), [whole(...again)]],
    // The same text in other pieces, as a gateway repeats it from its store.
    [
      reset(named(opened + frame(delta(3, 'д')))),
      [whole(...[begin, frame(delta(7, 'Раз')), frame(delta(8, ', два')), frame(finished(9))].map(named))],
    ],
    // A part of it, without a beginning.
    [
      reset(named(opened)),
      [whole(...[frame(delta(2, 'Раз, ')), frame(delta(3, 'два')), frame(finished(4))].map(named))],
    ],
    // A second beginning, after which the answer goes on.
    [whole(...[opened, begin, frame(delta(3, 'два')), frame(finished(4))].map(named)), []],
  ];
  for (const [send, resume] of cases) {
    const { chat } = await exchangeWith({ send: [send], resume });
    expect(contentOf(chat)).toBe('Раз, два');
    expect(chat.state.get().messages).toHaveLength(2);
  }
});

/** Frames follow one another at once. */
const fastFrames = (): unknown =>
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setImmediate(draw));

test('[PRE-18] a burst of 2 MB is shown in parts, and Stop acts between them', async () => {
  fastFrames();
  const pieces = Array.from({ length: 4000 }, (_, index) => frame(delta(index + 2, 'слово '.repeat(42))));
  const calls = await startFaultServer({
    send: [whole(begin + pieces.join('') + frame(finished(4002))), silent(begin + pieces.join(''))],
  });
  const read = newChat();
  const lengths = new Set<number>();
  read.state.subscribe(() => lengths.add(contentOf(read)?.length ?? 0));
  await read.send({ text: 'Эй' });
  expect(contentOf(read)).toBe('слово '.repeat(42 * 4000));
  const steps = [...lengths].map((length, index, all) => length - (all[index - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(60_500);

  const stopped = newChat();
  const sending = stopped.send({ text: 'Эй' });
  await vi.waitFor(() => expect(contentOf(stopped)?.length).toBeGreaterThan(1000), { interval: 1 });
  void stopped.stop();
  expect(stopped.state.get().phase).toBe('idle');
  const kept = contentOf(stopped);
  await sending;
  expect(stopped.state.get().messages.at(-1)).toMatchObject({ content: kept, status: 'stopped' });
  await vi.waitFor(() => expect(calls).toEqual(['send', 'send', 'stop']));
});

test('[PRE-18] one event of a million characters is shown in parts as well', async () => {
  fastFrames();
  const text = 'а'.repeat(1_000_000);
  await startFaultServer({ send: [whole(begin, frame(delta(2, text)), frame(finished(3)))] });
  const chat = newChat();
  const lengths = new Set<number>();
  chat.state.subscribe(() => lengths.add(contentOf(chat)?.length ?? 0));
  await chat.send({ text: 'Эй' });
  expect(contentOf(chat) === text).toBe(true);
  expect(lengths.size).toBeGreaterThan(15);
});

test('[PRE-18][CHAT-03] a Stop that fails is a notice, not the maintenance page; the answer is followed again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = await startFaultServer({
    send: [silent(opened)],
    stop: [proxyPage(502)],
    resume: [proxyPage(503), rest],
    list: [stored(exchange('Раз, ', running))],
  });
  const chat = newChat();
  void chat.send({ text: 'Эй' });
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(100);
    expect(contentOf(chat)).toBe('Раз, ');
  });
  const stopping = chat.stop();
  expect(chat.state.get().messages.at(-1)?.status).toBe('stopped');
  await finish(stopping);
  expect(toast.getSnapshot()).toMatchObject([{ tone: 'warning', title: 'Не\u00a0удалось остановить ответ' }]);
  expect(unavailable.get()).toBe(false);
  expect(chat.state.get()).toMatchObject({ phase: 'idle', messages: [{}, { content: 'Раз, два' }] });
  expect(calls).toEqual(['send', 'stop', 'resume after 2', 'list', 'resume after 2']);
});

test('[PRE-18] each attempt to resume is announced once', async () => {
  const phases: string[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await startFaultServer({
    send: [reset(opened)],
    resume: [reset(frame(delta(3, 'д'))), rest],
    list: [stored(exchange('Раз, д', { status: 'streaming', lastEventId: '3' }))],
  });
  const chat = newChat();
  chat.state.subscribe(() => phases.push(chat.state.get().phase));
  await finish(chat.send({ text: 'Эй' }));
  const changes = phases.filter((phase, index) => phase !== phases[index - 1]);
  expect(changes).toEqual(['sending', 'streaming', 'reconnecting', 'streaming', 'reconnecting', 'idle']);
  expect(phases.filter((phase) => phase === 'reconnecting')).toHaveLength(2);
});

test('[PRE-18] another answer that begins in mid-answer takes no words of the first', async () => {
  const second = frame({ ...started, id: '3', messageId: 'b' });
  const { chat } = await exchangeWith({
    send: [whole(opened + second + frame(delta(4, 'два')) + frame(finished(5)))],
  });
  expect(chat.state.get().messages).toMatchObject([
    { role: 'user' },
    { content: 'Раз, ', status: 'interrupted' },
    { content: 'два', status: 'complete' },
  ]);
});
