/** Rules of the actions on rows (administration.md §2.3). */
import type { Job } from '#api/generated/model/job.ts';
import type { AdminArea, AdminScope, AdminTypes } from '../kit/admin-scope.ts';
import type { ActionLevel, AdminAction, AdminPageDefinition, BatchAction } from '../kit/define-admin-page.ts';
import { maxKeys } from '../state/selection.ts';

/** Number of rows that a call changes before it answers. */
const atOnce = 100;
/** For more rows than this the number has to be typed. */
const typedFrom = 1000;

const numbers = new Intl.NumberFormat('ru-RU');

type Undoable<T extends AdminTypes> = Pick<BatchAction<T>, 'undo' | 'undoAll'>;

/** One of the batch changes that undo an action. */
export interface UndoBatch<T extends AdminTypes> {
  keys: string[];
  body: T['action'];
}

interface Target<Row> {
  /** Number of rows. */
  count: number;
  /** The rows of the selection that have been loaded. */
  rows: readonly Row[];
}

/** The confirmation of an action. Only actions that can certainly be undone have no dialog. */
export function levelFor<T extends AdminTypes>(
  { level, ...action }: Pick<BatchAction<T>, 'level'> & Undoable<T>,
  values: T['actionForm'],
  { count, rows }: Target<T['row']>,
): ActionLevel {
  if (level === 'type' || count > typedFrom) return 'type';
  if (level === 'ask' || count > atOnce) return 'ask';
  const { undo } = action;
  const canUndo =
    sharedUndo(action, values) !== null ||
    (undo && rows.length >= count && rows.every((row) => undo(values, row) !== null));
  return canUndo ? 'now' : 'ask';
}

/** The action that undoes a change for every row, or null. */
export const sharedUndo = <T extends AdminTypes>(
  { undoAll }: Undoable<T>,
  values: T['actionForm'],
): T['action'] | null => undoAll?.(values) ?? null;

/** The keys in parts that a call takes. */
const parts = (keys: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(keys.length / maxKeys) }, (_part, index) =>
    keys.slice(index * maxKeys, (index + 1) * maxKeys),
  );

/**
 * The batch changes that undo a change: one for all rows, or one for each group of rows with the same action. Null if a
 * row cannot be undone.
 *
 * @param keys the changed rows
 * @param rows the rows before the change, as far as they have been loaded
 */
export function undoBatches<T extends AdminTypes>(
  action: Undoable<T>,
  values: T['actionForm'],
  {
    keys,
    rows,
    idOf,
  }: { keys: readonly string[]; rows: readonly T['row'][]; idOf: (row: T['row']) => string },
): UndoBatch<T>[] | null {
  const shared = sharedUndo(action, values);
  const before = new Map(rows.map((row) => [idOf(row), row]));
  const groups = new Map<string, { keys: string[]; body: T['action'] }>();
  for (const key of keys) {
    const row = before.get(key);
    const body = shared ?? (row && (action.undo?.(values, row) ?? null)) ?? null;
    if (body === null) return null;
    const group = groups.get(JSON.stringify(body)) ?? { keys: [], body };
    groups.set(JSON.stringify(body), group);
    group.keys.push(key);
  }
  const batches = [...groups.values()].flatMap((group) =>
    parts(group.keys).map((part) => ({ keys: part, body: group.body })),
  );
  return batches.length > 0 ? batches : null;
}

/**
 * The reason why an action cannot be done with any of the rows, or null. If only some rows refuse it, or some are not
 * loaded, the gateway decides for each row.
 */
export function refusalOf<T extends AdminTypes>(
  { allowed, most }: Pick<AdminAction<T>, 'allowed'> & Pick<BatchAction<T>, 'most'>,
  { count, rows }: Target<T['row']>,
  viewer?: number,
): string | null {
  if (most !== undefined && count > most) return `За раз не\u00a0больше ${numbers.format(most)}`;
  if (!allowed || rows.length < count) return null;
  const answers = rows.map((row) => allowed(row, viewer));
  return answers.includes(true) ? null : (answers.find((answer) => answer !== true) ?? null);
}

/** What names the rows of a page. */
interface Named<Row> {
  nameOf: (row: Row) => string;
  addressOf?: (row: Row) => string;
}

/** Number of rows that a question names. */
const named = 3;

const list = new Intl.ListFormat('ru-RU');

/**
 * The rows of an action, by name: «Анна Белова (belova@corp.example), Пётр Дуб (dub@corp.example) и ещё 198».
 *
 * @returns an empty text when none of the rows has been loaded
 */
export function rowsText<Row>({ nameOf, addressOf }: Named<Row>, { count, rows }: Target<Row>): string {
  const texts = rows.slice(0, named).map((row) => {
    const [name, address] = [nameOf(row), addressOf?.(row) ?? ''];
    return address === '' || address === name ? name : `${name} (${address})`;
  });
  const others = count - texts.length;
  if (texts.length === 0) return '';
  return list.format(others > 0 ? [...texts, `ещё\u00a0${numbers.format(others)}`] : texts);
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
    const allowed = (row: T['row'], viewer?: number): true | string => {
      const may = mayChange(row);
      return may === true ? (action.allowed?.(row, viewer) ?? true) : may;
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

/** The numbers of several jobs together. */
export const sumOf = (jobs: readonly Job[]): Pick<Job, 'changed' | 'unchanged' | 'refused'> => ({
  changed: jobs.reduce((sum, job) => sum + job.changed, 0),
  unchanged: jobs.reduce((sum, job) => sum + job.unchanged, 0),
  refused: jobs.reduce((sum, job) => sum + job.refused, 0),
});

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
