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
  Selection,
} from '../define-admin-page.ts';
import { sourcesOf } from '../sources.ts';
import { ActionForm, type StartedAction } from './ActionForm.tsx';
import { atOnce, isRunning, isSmooth, levelFor, resultText, undoOf } from './batch.ts';
import { JobDialog } from './JobDialog.tsx';
import { ownRefusals, tellRefusal } from './refusal.ts';

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

interface ActionsOptions<T extends AdminTypes> {
  definition: AdminPageDefinition<T>;
  scope: AdminScope<T>;
  area: AdminArea;
  onChanged: () => void;
}

/** Runs the actions of a page: confirmation, progress, result and undo (ADM-12, ADM-13). */
export function useActions<T extends AdminTypes>({ definition, scope, area, onChanged }: ActionsOptions<T>) {
  const { actionValues, idOf } = definition;
  const { changeMany } = scope;
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
      changeMany
        ? keys.send(JSON.stringify([selection, body]), (headers) => changeMany(selection, body, { headers }))
        : Promise.reject(new Error(`The page ${definition.page} has no changeMany`)),
    meta: ownRefusals,
  });

  /** Asks for a confirmation if needed, and sends. Returns undefined if it was not sent or was refused. */
  async function start(
    action: AdminAction<T>,
    initial: Values,
    { selection, count, rows }: ActionTarget<T>,
  ): Promise<StartedAction<Values> | undefined> {
    const send = (values: Values): Promise<Job> =>
      sending.mutateAsync({ selection, body: action.run(values) });
    const level = levelFor(action, initial, { count, rows });
    if (level === 'now' && !action.fields) {
      const job = await send(initial).catch(tellRefusal);
      return job && { job, values: initial };
    }
    const question = {
      action,
      initial,
      sources: sourcesOf(scope, area),
      count,
      isTyped: level === 'type',
      send,
    };
    return openDialog(ActionForm<T>, question, { isOfScreen: true });
  }

  /** Returns the action that undoes a finished one, with the keys of its rows; null if there is none. */
  async function findUndo(
    action: AdminAction<T>,
    { job, values }: StartedAction<Values>,
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

  async function run(action: AdminAction<T>, target: ActionTarget<T>): Promise<void> {
    if (actionValues === undefined) return;
    const started = await start(action, actionValues, target);
    if (!started) return;
    const { title } = action;
    const job = isSmooth(started.job)
      ? started.job
      : await openDialog(JobDialog, { title, started: started.job }, { isOfScreen: true });
    onChanged();
    // Closed while the job runs: it has no result yet.
    if (!job || isRunning(job)) return;
    const undo = await findUndo(action, { ...started, job }, target.rows);
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

  return { run, isPending: sending.isPending };
}
