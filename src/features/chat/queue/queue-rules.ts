/** The rules of a queue of requests (CHAT-28). Pure functions. */
import type { Attachment } from '../model/new-request.ts';
import type { LostFile, Pause, Queue, QueueRow } from '../model/queue.ts';

/** Maximum number of waiting requests. */
export const MAX_ROWS = 5;

/** The rows that wait: all but the one that is being sent. */
export const waitingRows = ({ rows, sending }: Queue): readonly QueueRow[] =>
  rows.filter(({ key }) => key !== sending);

/** The queue with other rows. An empty one is not paused. */
const withRows = (queue: Queue, rows: readonly QueueRow[]): Queue => ({
  rows,
  sending: rows.some(({ key }) => key === queue.sending) ? queue.sending : null,
  pause: rows.length === 0 ? null : queue.pause,
});

/** Adds a request at the end; null when the queue is full. */
export const added = (queue: Queue, row: QueueRow): Queue | null =>
  waitingRows(queue).length < MAX_ROWS ? withRows(queue, [...queue.rows, row]) : null;

/** Puts a removed row back to its place. */
export const putBack = (queue: Queue, row: QueueRow, at: number): Queue =>
  withRows(queue, queue.rows.toSpliced(at, 0, row));

export const removed = (queue: Queue, key: string): Queue =>
  withRows(
    queue,
    queue.rows.filter((row) => row.key !== key),
  );

/** Replaces a row at its place. Another content needs a key of its own (PRE-05). */
export const replaced = (queue: Queue, key: string, row: QueueRow): Queue =>
  withRows(
    queue,
    queue.rows.map((one) => (one.key === key ? row : one)),
  );

/**
 * Moves a waiting row.
 *
 * @param by -1 for one place earlier, 1 for one place later
 * @returns the same queue when there is no such place
 */
export function moved(queue: Queue, key: string, by: -1 | 1): Queue {
  const from = queue.rows.findIndex((row) => row.key === key);
  const row = queue.rows[from];
  const other = queue.rows[from + by];
  if (!row || !other || other.key === queue.sending) return queue;
  return withRows(queue, queue.rows.with(from, other).with(from + by, row));
}

/** Moves a row to the beginning. */
export function hurried(queue: Queue, key: string): Queue {
  const row = queue.rows.find((one) => one.key === key);
  return row ? withRows(queue, [row, ...queue.rows.filter((one) => one !== row)]) : queue;
}

export const paused = (queue: Queue, pause: Pause): Queue => withRows({ ...queue, pause }, queue.rows);

/** The row that is sent next; null when it has to wait for «Продолжить очередь» or for its files. */
export function nextRow(queue: Queue): QueueRow | null {
  const [first] = waitingRows(queue);
  return first && queue.pause === null && queue.sending === null && first.lost.length === 0 ? first : null;
}

const isSameFile = (one: LostFile, other: LostFile): boolean =>
  one.name === other.name && one.size === other.size;

/**
 * The row with its files attached again. The same files keep its key, because it may have been sent before the reload;
 * other files are another request.
 */
export function withFiles(row: QueueRow, files: readonly Attachment[]): QueueRow {
  const missing = row.lost.filter((lost) => !files.some((file) => isSameFile(file, lost)));
  const isSame = missing.length === 0 && files.length === row.files.length + row.lost.length;
  return { ...row, files, lost: [], key: isSame ? row.key : crypto.randomUUID() };
}
