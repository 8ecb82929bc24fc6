/** Rules of the actions on rows (administration.md §2.3). */
import type { Job } from '#api/generated/model/job.ts';
import type {
  ActionLevel,
  AdminAction,
  AdminArea,
  AdminPageDefinition,
  AdminScope,
  AdminTypes,
  BatchAction,
} from '../define-admin-page.ts';

/** Number of rows that a call changes before it answers; also the largest number that can be undone. */
export const atOnce = 100;
/** For more rows than this the number has to be typed. */
const typedFrom = 1000;

const numbers = new Intl.NumberFormat('ru-RU');

interface Target<Row> {
  /** Number of rows. */
  count: number;
  /** The rows of the selection that have been loaded. */
  rows: readonly Row[];
}

/** The confirmation of an action. Only actions that can certainly be undone have no dialog. */
export function levelFor<T extends AdminTypes>(
  { level, undo }: Pick<BatchAction<T>, 'level' | 'undo'>,
  values: T['actionForm'],
  { count, rows }: Target<T['row']>,
): ActionLevel {
  if (level === 'type' || count > typedFrom) return 'type';
  if (level === 'ask' || count > atOnce || rows.length < count) return 'ask';
  return undo && undo(values, rows) !== null ? 'now' : 'ask';
}

/** The action that undoes a change, or null. `keys`: the changed rows; `rows`: the rows before the change. */
export function undoOf<T extends AdminTypes>(
  { undo }: Pick<BatchAction<T>, 'undo'>,
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
 * The reason why an action cannot be done with any of the rows, or null. If only some rows refuse it, or some are not
 * loaded, the gateway decides for each row.
 */
export function refusalOf<T extends AdminTypes>(
  { allowed, most }: Pick<AdminAction<T>, 'allowed'> & Pick<BatchAction<T>, 'most'>,
  { count, rows }: Target<T['row']>,
): string | null {
  if (most !== undefined && count > most) return `За раз не\u00a0больше ${numbers.format(most)}`;
  if (!allowed || rows.length < count) return null;
  const answers = rows.map(allowed);
  return answers.includes(true) ? null : (answers.find((answer) => answer !== true) ?? null);
}

/** The actions of a page in an area. A row that may not be changed there refuses all of them. */
export function actionsIn<T extends AdminTypes>(
  { actions = [] }: Pick<AdminPageDefinition<T>, 'actions'>,
  { mayChange }: Pick<AdminScope<T>, 'mayChange'>,
  area: AdminArea,
): AdminAction<T>[] {
  const own = actions.filter((action) => (action.area ?? area) === area);
  if (!mayChange) return own;
  return own.map((action) => {
    const allowed = (row: T['row']): true | string => {
      const may = mayChange(row);
      return may === true ? (action.allowed?.(row) ?? true) : may;
    };
    return { ...action, allowed };
  });
}

/** The actions in the menu of a row, or of the selected rows. */
export const offeredAt = <T extends AdminTypes>(
  actions: readonly AdminAction<T>[],
  place: 'one' | 'many',
): AdminAction<T>[] => actions.filter(({ on }) => on === 'both' || on === place);

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

/** True while a job runs: it has no time of its end. */
export const isRunning = ({ finished }: Pick<Job, 'finished'>): boolean => finished === null;

/** True for a job that is complete without refused rows. */
export const isSmooth = ({ status, refused }: Pick<Job, 'status' | 'refused'>): boolean =>
  status === 'done' && refused === 0;

/** Text about the end of a job. */
export function endTitle({ status }: Pick<Job, 'status'>): string {
  if (status === 'stopped') return 'Остановлено';
  if (status === 'failed') return 'Прервано из-за сбоя';
  return status === 'done' ? 'Готово' : 'Завершено';
}

/** Progress of a job, for a progress bar. */
export const progressOf = ({ processed, total }: Pick<Job, 'processed' | 'total'>) => ({
  value: total === 0 ? 0 : (processed / total) * 100,
  valueText: `${numbers.format(processed)} из ${numbers.format(total)}`,
});
