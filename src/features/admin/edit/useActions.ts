import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { jobRowList } from '#api/generated/hooks/admin/admin.ts';
import type { Job } from '#api/generated/model/job.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { openDialog } from '#platform/dialogs.ts';
import { toast } from '#ui/index.ts';
import type {
  AdminAction,
  AdminArea,
  AdminPageDefinition,
  AdminScope,
  AdminTypes,
  BatchAction,
  Selection,
} from '../define-admin-page.ts';
import { sourcesOf } from '../sources.ts';
import { ActionForm, type StartedAction } from './ActionForm.tsx';
import { atOnce, isRunning, isSmooth, levelFor, resultText, undoOf } from './batch.ts';
import { JobDialog } from './JobDialog.tsx';
import { isConflict, ownRefusals, tellRefusal } from './refusal.ts';
import { useCall } from './useCall.ts';

/** How long «Отменить» is offered, ms (ADM-13). */
const undoTime = 10_000;

/** The rows that an action is for. */
export interface ActionTarget<T extends AdminTypes> {
  selection: Selection<T['query']>;
  /** Number of rows in the selection. */
  count: number;
  /** The rows of the selection that have been loaded, before the change. */
  rows: readonly T['row'][];
}

export interface ActionsOptions<T extends AdminTypes> {
  definition: AdminPageDefinition<T>;
  scope: AdminScope<T>;
  area: AdminArea;
  /** Called after a change; `removed`: key of a row that does not exist any more. */
  onChanged: (removed?: string) => void;
}

/** Runs the actions of a page: confirmation, progress, result and undo (ADM-12, ADM-13). */
export function useActions<T extends AdminTypes>({ definition, scope, area, onChanged }: ActionsOptions<T>) {
  const { actionValues, idOf } = definition;
  const { changeMany, changeKeys } = scope;
  type Values = T['actionForm'];

  const [keys] = useState(() => new IdempotencyKeys());
  const sending = useMutation({
    mutationFn: ({
      selection,
      body,
    }: {
      selection: Selection<T['query']>;
      body: T['action'];
    }): Promise<Job> =>
      keys.send(JSON.stringify([selection, body]), (headers) => {
        if (changeKeys && 'keys' in selection) return changeKeys([...selection.keys], body, { headers });
        if (changeMany) return changeMany(selection, body, { headers });
        return Promise.reject(new Error(`The page ${definition.page} changes no such selection`));
      }),
    meta: ownRefusals,
    // Somebody has changed or decided meanwhile: the rows are read again.
    onError: (error) => isConflict(error) && onChanged(),
  });

  /** Asks for a confirmation if needed, and sends. Returns undefined if it was not sent or was refused. */
  async function start(
    action: BatchAction<T>,
    initial: Values,
    { selection, count, rows }: ActionTarget<T>,
  ): Promise<StartedAction<Values, Job> | undefined> {
    const send = (values: Values): Promise<Job> =>
      sending.mutateAsync({ selection, body: action.run(values) });
    const level = levelFor(action, initial, { count, rows });
    if (level === 'now' && !action.fields) {
      const answer = await send(initial).catch(tellRefusal);
      return answer && { answer, values: initial };
    }
    const [row] = rows;
    const typed =
      count === 1 && row
        ? { text: definition.nameOf(row), what: '' }
        : { text: String(count), what: ' число строк' };
    const confirmation = level === 'type' ? typed : null;
    const sources = sourcesOf(scope, area);
    const question = { action, initial, sources, count, rows, confirmation, send };
    return openDialog(ActionForm<T, Job>, question, { isOfScreen: true });
  }

  /** Returns the action that undoes a finished one, with the keys of its rows; null if there is none. */
  async function findUndo(
    action: BatchAction<T>,
    { answer: job, values }: StartedAction<Values, Job>,
    rows: readonly T['row'][],
  ) {
    if (!action.undo || job.total > atOnce || job.changed === 0) return null;
    // Without the keys there is no undo; the result is shown anyway.
    const changed = await jobRowList({ uuid: job.uuid, result: 'changed', size: atOnce }).catch(() => null);
    if (!changed) return null;
    const keys = changed.content.flatMap(({ key }) => key ?? []);
    const body = undoOf(action, values, { keys, rows, idOf });
    return body === null ? null : { selection: { keys }, body };
  }

  async function runUndo(undo: { selection: Selection<T['query']>; body: T['action'] }): Promise<void> {
    const job = await sending.mutateAsync(undo).catch(tellRefusal);
    if (!job) return;
    onChanged();
    if (isSmooth(job)) toast.show({ tone: 'positive', title: 'Отменено' });
    else toast.show({ tone: 'warning', title: 'Отменено не всё', text: resultText(job) });
  }

  async function runBatch(action: BatchAction<T>, target: ActionTarget<T>): Promise<void> {
    if (actionValues === undefined) return;
    const started = await start(action, actionValues, target);
    if (!started) return;
    const { title } = action;
    const job = isSmooth(started.answer)
      ? started.answer
      : await openDialog(JobDialog, { title, started: started.answer }, { isOfScreen: true });
    onChanged();
    // Closed while the job runs: it has no result yet.
    if (!job || isRunning(job)) return;
    const undo = await findUndo(action, { ...started, answer: job }, target.rows);
    toast.show({
      tone: isSmooth(job) ? 'positive' : 'warning',
      title: resultText(job),
      text: title,
      ...(undo && {
        timeout: undoTime,
        action: { label: 'Отменить', onPress: () => void runUndo(undo) },
      }),
    });
  }

  const call = useCall({ definition, scope, area, onChanged });
  const run = (action: AdminAction<T>, target: ActionTarget<T>): Promise<void> =>
    action.call ? call.run(action, target.rows[0]) : runBatch(action, target);

  return { run, isPending: sending.isPending || call.isPending };
}
