/** A queue as text for storage, which keeps no chosen files, only their names and sizes. */
import { isRecord } from '#lib/guards.ts';
import type { Attachment } from '../model/new-request.ts';
import type { LostFile, Pause, Queue, QueueRow } from '../model/queue.ts';
import { MAX_ROWS } from './queue-rules.ts';

type Kept = Pick<Queue, 'rows' | 'pause'>;

/** More than fit into a queue are kept: rows of several closed tabs come together. */
const MAX_KEPT = 4 * MAX_ROWS;

/** Converts a queue for storage; an empty text for an empty queue. */
export function queueToText({ rows, pause }: Kept): string {
  if (rows.length === 0) return '';
  const kept = rows.map((row) => ({
    ...row,
    files: row.files.filter((file) => !(file instanceof File)),
    lost: [
      ...row.lost,
      ...row.files.flatMap((file) => (file instanceof File ? [{ name: file.name, size: file.size }] : [])),
    ],
  }));
  return JSON.stringify({ rows: kept, pause });
}

const isLost = (value: unknown): value is LostFile =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['size'] === 'number';
const isStored = (value: unknown): value is Exclude<Attachment, File> =>
  isLost(value) && 'idFile' in value && typeof value.idFile === 'string';
const listOf = <T>(value: unknown, isOne: (one: unknown) => one is T): T[] =>
  Array.isArray(value) ? value.filter(isOne) : [];

function rowOf(value: unknown): QueueRow[] {
  if (!isRecord(value) || typeof value['key'] !== 'string' || typeof value['text'] !== 'string') return [];
  const { key, text, files, lost, answeredBy, isVariation } = value;
  const chosen = isRecord(answeredBy) ? answeredBy : {};
  const row = { key, text, files: listOf(files, isStored), lost: listOf(lost, isLost), answeredBy: chosen };
  return [isVariation === true ? { ...row, isVariation } : row];
}

const reasons: readonly unknown[] = [
  'failed',
  'stopped',
  'refused',
  'files',
  'closed',
] satisfies Pause['why'][];

function pauseOf(value: unknown): Pause | null {
  if (!isRecord(value) || !reasons.includes(value['why'])) return null;
  const why = value['why'] as Pause['why'];
  return typeof value['text'] === 'string' ? { why, text: value['text'] } : { why };
}

/** Reads a stored queue; an empty one if the text is invalid. A queue that has lost files is paused. */
export function queueFromText(text: string): Kept {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !Array.isArray(value['rows'])) return { rows: [], pause: null };
    const rows = value['rows'].slice(0, MAX_KEPT).flatMap(rowOf);
    const hasLost = rows.some(({ lost }) => lost.length > 0);
    return { rows, pause: pauseOf(value['pause']) ?? (hasLost ? { why: 'files' } : null) };
  } catch {
    return { rows: [], pause: null };
  }
}
