import { expect, test } from 'vitest';
import { emptyQueue, type Queue, type QueueRow } from '../model/queue.ts';
import { queueFromText, queueToText } from './kept-queue.ts';
import {
  added,
  hurried,
  moved,
  nextRow,
  paused,
  putBack,
  removed,
  replaced,
  waitingRows,
  withFiles,
} from './queue-rules.ts';
import { pauseText, rowFiles, rowName, rowText } from './queue-text.ts';

const row = (key: string, own: Partial<QueueRow> = {}): QueueRow => ({
  key,
  text: `Запрос ${key}`,
  files: [],
  lost: [],
  answeredBy: {},
  ...own,
});
const queueOf = (keys: string, own: Partial<Queue> = {}): Queue => ({
  ...emptyQueue,
  rows: [...keys].map((key) => row(key)),
  ...own,
});
const keysOf = ({ rows }: Pick<Queue, 'rows'>): string => rows.map(({ key }) => key).join('');
const stopped = { why: 'stopped' as const };

test('[CHAT-28] five requests wait at most; the one that is being sent does not count', () => {
  expect(added(queueOf('abcd'), row('e'))?.rows).toHaveLength(5);
  expect(added(queueOf('abcde'), row('f'))).toBeNull();
  const sending = queueOf('abcde', { sending: 'a' });
  expect(added(sending, row('f'))?.rows).toHaveLength(6);
  expect(keysOf({ rows: waitingRows(sending) })).toBe('bcde');
});

test('[CHAT-28] the order is kept by a change and by undoing a removal, and changed by moving', () => {
  const queue = queueOf('abc');
  expect(keysOf(replaced(queue, 'b', row('x')))).toBe('axc');
  const [, second = row('')] = queue.rows;
  expect(keysOf(putBack(removed(queue, 'b'), second, 1))).toBe('abc');
  expect(keysOf(moved(queue, 'c', -1))).toBe('acb');
  expect(keysOf(moved(queue, 'a', 1))).toBe('bac');
  expect(moved(queue, 'a', -1)).toBe(queue);
  expect(moved(queue, 'c', 1)).toBe(queue);
  expect(keysOf(hurried(queue, 'c'))).toBe('cab');
});

test('[CHAT-28] nothing moves before the request that is being sent', () => {
  const queue = queueOf('abc', { sending: 'a' });
  expect(moved(queue, 'b', -1)).toBe(queue);
});

test('[CHAT-28] the first request is next, unless the queue is paused, sends, or the request needs its files', () => {
  expect(nextRow(queueOf('ab'))?.key).toBe('a');
  expect(nextRow(emptyQueue)).toBeNull();
  expect(nextRow(paused(queueOf('ab'), stopped))).toBeNull();
  expect(nextRow(queueOf('ab', { sending: 'a' }))).toBeNull();
  expect(nextRow({ ...emptyQueue, rows: [row('a', { lost: [{ name: 'a.txt', size: 1 }] })] })).toBeNull();
});

test('[CHAT-28] an empty queue is not paused', () => {
  expect(paused(emptyQueue, stopped).pause).toBeNull();
  expect(removed(paused(queueOf('a'), stopped), 'a').pause).toBeNull();
  expect(removed(paused(queueOf('ab'), stopped), 'a').pause).toEqual(stopped);
});

test('[CHAT-28] storage keeps requests with their keys; chosen files have to be attached again', () => {
  const known = { idFile: 'f', name: 'старый.txt', size: 3 };
  const answeredBy = { model: 'gpt', settings: { count: 2 } };
  const rows = [
    row('a', { answeredBy, isVariation: true }),
    row('b', { files: [known, new File(['ab'], 'новый.txt')] }),
  ];
  const kept = queueFromText(queueToText({ rows, pause: null }));
  expect(kept).toEqual({
    rows: [rows[0], { ...rows[1], files: [known], lost: [{ name: 'новый.txt', size: 2 }] }],
    pause: { why: 'files' },
  });
  // A second reload keeps what is missing.
  expect(queueFromText(queueToText(kept))).toEqual(kept);
  expect(queueToText({ rows: [], pause: null })).toBe('');
});

test.each(['', '{', 'null', '[]', '{"rows":{}}', '{"rows":[null,{"key":1,"text":"a"},{"key":"a"}]}'])(
  '[CHAT-28] an invalid stored queue is empty: %s',
  (text) => {
    expect(queueFromText(text)).toEqual({ rows: [], pause: null });
  },
);

test('[CHAT-28] wrong parts of a stored request are left out, and an unknown reason of a pause', () => {
  const text = JSON.stringify({
    rows: [{ key: 'a', text: 'А', files: [{ name: 'x', size: 1 }, 7], lost: ['x'], answeredBy: 1 }],
    pause: { why: 'later' },
  });
  expect(queueFromText(text)).toEqual({ rows: [row('a', { text: 'А' })], pause: null });
});

test('[CHAT-28][PRE-05] the same files attached again keep the key of a request, others get a new one', () => {
  const before = row('a', { lost: [{ name: 'a.txt', size: 2 }] });
  const same = withFiles(before, [new File(['ab'], 'a.txt')]);
  expect(same).toMatchObject({ key: 'a', lost: [] });
  expect(withFiles(before, [new File(['abc'], 'a.txt')]).key).not.toBe('a');
  const two = [new File(['ab'], 'a.txt'), new File(['c'], 'c.txt')];
  expect(withFiles(before, two)).toMatchObject({ files: two, lost: [] });
  expect(withFiles(before, two).key).not.toBe('a');
});

test('[CHAT-28] a request is named by its text, or by its files without one', () => {
  const files = [new File(['a'], 'a.txt')];
  const both = row('a', { text: ' Раз\nи  два ', files });
  expect([rowText(both), rowFiles(both)]).toEqual(['Раз и два', 'a.txt']);
  const silent = row('b', { text: '', files, lost: [{ name: 'b.txt', size: 1 }] });
  expect([rowText(silent), rowFiles(silent)]).toEqual(['a.txt, b.txt', '']);
  expect(rowName(row('c', { text: 'я'.repeat(50) }))).toBe(`${'я'.repeat(40)}…`);
});

test('[CHAT-28] a paused queue says why, in the words of the gateway where it has some', () => {
  expect(pauseText(stopped)).toBe('Очередь на\u00a0паузе: ответ остановлен');
  expect(pauseText({ why: 'refused', text: 'Лимит исчерпан' })).toContain('Лимит исчерпан');
});
