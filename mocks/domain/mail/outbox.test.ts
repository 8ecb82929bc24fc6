import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#mocks/store/database.ts';
import { memoryPersistence } from '#mocks/store/memory.ts';
import { diskWithRoom } from '#mocks/testing/full-disk.ts';
import { stateOnDisk } from '#mocks/testing/state-on-disk.ts';
import { sendMail } from './mailbox.ts';
import { Outbox, type Outcome } from './outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
afterEach(() => {
  vi.useRealTimers();
});

/** An outbox with a mail server that answers with `outcomes`, the last one for ever. */
function outboxWith(outcomeOf: (to: string) => Outcome, persistence = memoryPersistence()) {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T10:00:00Z') });
  const database = openDatabase(persistence);
  const lines: string[] = [];
  const tries: string[] = [];
  const now = () => new Date();
  const print = (line: string) => void lines.push(line);
  const failed: string[] = [];
  const onFailed = ({ to }: { to: string }) => void failed.push(to);
  const outbox = new Outbox(
    { database, now, print, onFailed },
    {
      send: async ({ to }) => {
        tries.push(to);
        return outcomeOf(to);
      },
      close: () => undefined,
    },
  );
  const send = (to: string, more: { link?: string; expiresAt?: number } = {}) =>
    sendMail(
      { database, now, print, outbox },
      { to, subject: 'Тема', text: `Привет, ${more.link}`, ...more },
    );
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
  const queue = () => [...database.outgoing.values()];
  return { database, outbox, lines, failed, tries, send, pass, queue };
}

const refused: Outcome = { result: 'refused', reason: 'Почтовый сервер отказал: 550' };
const later: Outcome = { result: 'later', reason: 'Почтовый сервер просит подождать: 451' };
const unreachable: Outcome = { result: 'unreachable', reason: 'Нет связи' };

test('[PILOT-03] a sent letter leaves nothing in the state, and its link is never printed', async () => {
  const { send, pass, queue, lines, database } = outboxWith(() => ({ result: 'sent' }));
  send('a@corp.example', { link: 'https://portal.example/?token=secret' });
  expect(queue()).toHaveLength(1);
  await pass(0);
  expect([queue(), lines, database.mails.size]).toEqual([[], [], 0]);
});

test('[PILOT-03] one bad address does not stop the others; a refused letter keeps no link', async () => {
  const { send, pass, queue, tries, lines } = outboxWith((to) =>
    to.startsWith('bad') ? refused : { result: 'sent' },
  );
  for (const to of ['bad@corp.example', 'a@corp.example', 'b@corp.example', 'c@corp.example'])
    send(to, { link: 'https://portal.example/?token=secret' });
  await pass(0);
  expect(tries).toHaveLength(4);
  expect(queue()).toMatchObject([
    { to: 'bad@corp.example', status: 'failed', reason: refused.reason, text: '' },
  ]);
  expect(JSON.stringify([queue(), lines])).not.toContain('secret');
});

test('[PILOT-03] a letter is tried with growing pauses for three days, then given up', async () => {
  const { send, pass, queue, tries } = outboxWith(() => later);
  send('a@corp.example');
  const counts: number[] = [];
  for (const time of [0, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 3 * HOUR]) {
    await pass(time);
    counts.push(tries.length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await pass(3 * 24 * HOUR);
  const [letter] = queue();
  expect(letter).toMatchObject({ status: 'failed', text: '', attempts: tries.length });
  expect(letter?.reason).toMatch(/за.три дня\. Почтовый сервер просит подождать: 451$/);
  await pass(31 * 24 * HOUR);
  expect(queue()).toHaveLength(1);
});

test('[PILOT-03] a letter whose link has ended is given up without its link', async () => {
  const { send, pass, queue, failed } = outboxWith(() => unreachable);
  send('a@corp.example', { link: 'https://portal.example/?token=secret', expiresAt: Date.now() + HOUR });
  await pass(2 * HOUR);
  expect(queue()).toMatchObject([{ status: 'failed', text: '' }]);
  expect(queue()[0]?.reason).toMatch(/^Срок ссылки/);
  expect(failed).toEqual(['a@corp.example']);
});

test('[PILOT-03] while the server cannot be reached one letter tries, the operator reads it once, and all go out afterwards', async () => {
  let isUp = false;
  const { send, pass, queue, tries, lines } = outboxWith(() => (isUp ? { result: 'sent' } : unreachable));
  for (let count = 0; count < 20; count++) send(`a${count}@corp.example`);
  await pass(0);
  const before = tries.length;
  expect(before).toBeLessThanOrEqual(3);
  await pass(10 * MINUTE);
  expect(tries.length - before).toBeLessThanOrEqual(3);
  isUp = true;
  await pass(HOUR);
  expect(queue()).toEqual([]);
  expect(lines).toEqual(['Letters wait: Нет связи', 'Letters are sent again.']);
});

test('[PILOT-03] the queue survives a restart; a link is erased from the disk', async () => {
  const state = stateOnDisk();
  const persistence = state.open();
  const first = outboxWith(() => unreachable, persistence);
  first.send('a@corp.example');
  first.send('b@corp.example', { link: 'https://portal.example/?token=secret' });
  await first.pass(0);
  first.outbox.close();
  persistence.close();
  expect(state.has('token=secret')).toBe(true);

  const second = outboxWith((to) => (to.startsWith('a') ? refused : { result: 'sent' }), state.open());
  second.outbox.wake();
  await second.pass(5 * MINUTE);
  expect(second.queue()).toMatchObject([{ to: 'a@corp.example', status: 'failed' }]);
  expect(second.failed).toEqual(['a@corp.example']);
  second.database.store.tidy();
  expect(state.has('token=secret')).toBe(false);
});

test('[PILOT-03] a letter at which the server hangs does not hold up those after it', async () => {
  const { send, pass, queue } = outboxWith((to) =>
    to.startsWith('hangs') ? unreachable : { result: 'sent' },
  );
  send('hangs@corp.example');
  await pass(0);
  send('a@corp.example');
  await pass(10 * MINUTE);
  expect(queue()).toMatchObject([{ to: 'hangs@corp.example' }]);
});

test('[PILOT-03] on a full disk a letter is sent once, and one that is late ends nothing', async () => {
  const disk = diskWithRoom();
  const { outbox, send, pass, tries, failed } = outboxWith(
    (to) => (to.startsWith('late') ? later : { result: 'sent' }),
    disk,
  );
  send('a@corp.example');
  send('late@corp.example', { expiresAt: Date.now() + MINUTE });
  disk.isFull = true;
  await pass(0);
  vi.setSystemTime(Date.now() + HOUR);
  expect(() => outbox.wake()).not.toThrow();
  expect([tries, failed]).toEqual([['a@corp.example', 'late@corp.example'], ['late@corp.example']]);
});

test('[PILOT-03] letters that fail at the same time wait a minute, as one does', async () => {
  let isUp = false;
  const { send, pass, queue } = outboxWith(() => (isUp ? { result: 'sent' } : unreachable));
  for (const to of ['a@corp.example', 'b@corp.example', 'c@corp.example']) send(to);
  await pass(0);
  isUp = true;
  await pass(MINUTE);
  expect(queue()).toEqual([]);
});
