/** Rules of the actions on rows (administration.md §2.3). */
import type { Job } from '#api/generated/model/job.ts';
import type { ActionLevel, AdminAction, AdminTypes } from '../define-admin-page.ts';

/** As many rows as are changed before the answer comes, and as are taken back. */
export const atOnce = 100;
/** From more rows on, the number is typed. */
const typedFrom = 1000;

interface Target<Row> {
  /** Number of rows. */
  count: number;
  /** Those of them that are known. */
  rows: readonly Row[];
}

/** How much a person is asked: what cannot be taken back for certain is never done at once. */
export function levelFor<T extends AdminTypes>(
  { level, undo }: Pick<AdminAction<T>, 'level' | 'undo'>,
  values: T['actionForm'],
  { count, rows }: Target<T['row']>,
): ActionLevel {
  if (level === 'type' || count > typedFrom) return 'type';
  if (level === 'ask' || count > atOnce || rows.length < count) return 'ask';
  return undo && undo(values, rows) !== null ? 'now' : 'ask';
}

/** The action that takes a change back, or null. `keys` are of the rows that were changed, `rows` as they were before. */
export function undoOf<T extends AdminTypes>(
  { undo }: Pick<AdminAction<T>, 'undo'>,
  values: T['actionForm'],
  {
    keys,
    rows,
    idOf,
  }: { keys: readonly string[]; rows: readonly T['row'][]; idOf: (row: T['row']) => string },
): T['action'] | null {
  const before = rows.filter((row) => keys.includes(idOf(row)));
  if (!undo || keys.length === 0 || before.length < keys.length) return null;
  return undo(values, before);
}

/**
 * Why an action cannot be done with any of the rows, or null. Where only some refuse it, or some are not known, the
 * gateway decides row by row.
 */
export function refusalOf<T extends AdminTypes>(
  { allowed }: Pick<AdminAction<T>, 'allowed'>,
  { count, rows }: Target<T['row']>,
): string | null {
  if (!allowed || rows.length < count) return null;
  const answers = rows.map(allowed);
  return answers.includes(true) ? null : (answers.find((answer) => answer !== true) ?? null);
}

/** The actions that stand in the menu of a row, or of the chosen rows. */
export const offeredAt = <T extends AdminTypes>(
  actions: readonly AdminAction<T>[],
  place: 'one' | 'many',
): AdminAction<T>[] => actions.filter(({ on }) => on === 'both' || on === place);

const numbers = new Intl.NumberFormat('ru-RU');

/** `Изменено 118, без изменений 2, отказано 4` (ADM-12). */
export function resultText({
  changed,
  unchanged,
  refused,
}: Pick<Job, 'changed' | 'unchanged' | 'refused'>): string {
  const parts = [`изменено ${numbers.format(changed)}`];
  if (unchanged > 0) parts.push(`без изменений ${numbers.format(unchanged)}`);
  if (refused > 0) parts.push(`отказано ${numbers.format(refused)}`);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** True while a job goes on, whatever its status is called. */
export const isRunning = ({ finished }: Pick<Job, 'finished'>): boolean => finished === null;

/** True for a job about which there is nothing to say but its result: all of it is done and nothing was refused. */
export const isSmooth = ({ status, refused }: Pick<Job, 'status' | 'refused'>): boolean =>
  status === 'done' && refused === 0;

/** How a job has ended, in words. */
export function endTitle({ status }: Pick<Job, 'status'>): string {
  if (status === 'stopped') return 'Остановлено';
  if (status === 'failed') return 'Прервано из-за сбоя';
  return status === 'done' ? 'Готово' : 'Завершено';
}

/** How far a job has come, for a progress bar. */
export const progressOf = ({ processed, total }: Pick<Job, 'processed' | 'total'>) => ({
  value: total === 0 ? 0 : (processed / total) * 100,
  valueText: `${numbers.format(processed)} из ${numbers.format(total)}`,
});
