import { useMutation } from '@tanstack/react-query';
import { jobRowList } from '#api/generated/hooks/admin/admin.ts';
import type { Job } from '#api/generated/model/job.ts';
import { toast } from '#ui/index.ts';
import type { AdminTypes, Selection } from '../kit/admin-scope.ts';
import type { AdminPageDefinition, BatchAction } from '../kit/define-admin-page.ts';
import type { StartedAction } from './ActionForm.tsx';
import { isRunning, isSmooth, resultText, sharedUndo, sumOf, type UndoBatch, undoBatches } from './batch.ts';
import { endOf, showJob } from './jobs.ts';
import { ownRefusals, tellRefusal } from './refusal.ts';

/** Rows of a job in one answer. */
const pageSize = 100;

/** The keys of the rows that a job has changed. */
async function changedKeys(uuid: string): Promise<string[]> {
  const keys: string[] = [];
  for (let page = 0; ; page++) {
    const { content, last } = await jobRowList({ uuid, result: 'changed', page, size: pageSize });
    keys.push(...content.flatMap(({ key }) => key ?? []));
    if (last || content.length === 0) return keys;
  }
}

interface UndoOptions<T extends AdminTypes> {
  idOf: AdminPageDefinition<T>['idOf'];
  send: (selection: Selection<T['query']>, body: T['action']) => Promise<Job>;
  /** Called after a change. */
  onChanged: () => void;
}

/** Undoes the actions of a page (ADM-13). */
export function useUndo<T extends AdminTypes>({ idOf, send, onChanged }: UndoOptions<T>) {
  const undoing = useMutation({
    async mutationFn(find: () => Promise<readonly UndoBatch<T>[]>) {
      const jobs: Job[] = [];
      for (const { keys, body } of await find()) jobs.push(await send({ keys }, body));
      return jobs;
    },
    meta: ownRefusals,
    // Some of the batches may have been done before a failure.
    onSettled: () => onChanged(),
  });

  async function run(find: () => Promise<readonly UndoBatch<T>[]>): Promise<void> {
    const started = await undoing.mutateAsync(find).catch(tellRefusal);
    if (!started) return;
    const jobs: Job[] = [];
    for (const job of started) {
      const ended = isRunning(job) ? await endOf(await showJob('Отмена', job)) : job;
      jobs.push(ended);
      if (ended !== job) onChanged();
    }
    if (jobs.every(isSmooth)) toast.show({ tone: 'positive', title: 'Отменено' });
    else toast.show({ tone: 'warning', title: 'Отменено не\u00a0всё', text: resultText(sumOf(jobs)) });
  }

  /** Returns what undoes a finished action; null if there is nothing. */
  async function find(
    action: BatchAction<T>,
    { answer: { uuid, changed }, values }: StartedAction<T['actionForm'], Job>,
    rows: readonly T['row'][],
  ): Promise<(() => void) | null> {
    const batchesOf = (keys: readonly string[]) => undoBatches(action, values, { keys, rows, idOf });
    if (changed === 0) return null;
    if (sharedUndo(action, values) !== null)
      return () => void run(async () => batchesOf(await changedKeys(uuid)) ?? []);
    if (!action.undo || changed > rows.length) return null;
    // Without the keys there is no undo; the result is shown anyway.
    const keys = await changedKeys(uuid).catch(() => null);
    const batches = keys && batchesOf(keys);
    return batches && (() => void run(async () => batches));
  }

  return { find, isPending: undoing.isPending };
}
