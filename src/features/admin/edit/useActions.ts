import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '#api/generated/model/job.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { openDialog } from '#platform/dialogs.ts';
import { toast } from '#ui/index.ts';
import type { AdminTypes, Selection } from '../kit/admin-scope.ts';
import type { AdminAction, BatchAction } from '../kit/define-admin-page.ts';
import { sourcesOf } from '../kit/sources.ts';
import { ActionForm, type StartedAction } from './ActionForm.tsx';
import { isSmooth, levelFor, resultText, rowsText } from './batch.ts';
import { endOf, showJob } from './jobs.ts';
import { isConflict, ownRefusals, tellRefusal } from './refusal.ts';
import type { ActionsOptions } from './useCall.ts';
import { useCall } from './useCall.ts';
import { useUndo } from './useUndo.ts';

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

/** Runs the actions of a page: confirmation, progress, result and undo (ADM-12, ADM-13). */
export function useActions<T extends AdminTypes>({ definition, scope, area, onChanged }: ActionsOptions<T>) {
  const { actionValues, idOf } = definition;
  const { changeMany, changeKeys } = scope;
  type Values = T['actionForm'];

  const [keys] = useState(() => new IdempotencyKeys());
  const send = (selection: Selection<T['query']>, body: T['action']): Promise<Job> =>
    keys.send(JSON.stringify([selection, body]), (headers) => {
      if (changeKeys && 'keys' in selection) return changeKeys([...selection.keys], body, { headers });
      if (changeMany) return changeMany(selection, body, { headers });
      return Promise.reject(new Error(`The page ${definition.page} changes no such selection`));
    });
  const sending = useMutation({
    mutationFn: ({ selection, body }: { selection: Selection<T['query']>; body: T['action'] }) =>
      send(selection, body),
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
    const sendValues = (values: Values): Promise<Job> =>
      sending.mutateAsync({ selection, body: action.run(values) });
    const level = levelFor(action, initial, { count, rows });
    if (level === 'now' && !action.fields) {
      const answer = await sendValues(initial).catch(tellRefusal);
      return answer && { answer, values: initial };
    }
    const [row] = rows;
    const typed =
      count === 1 && row
        ? { text: definition.nameOf(row), what: '' }
        : { text: String(count), what: ' число строк' };
    const confirmation = level === 'type' ? typed : null;
    const sources = sourcesOf(scope, area);
    const question = {
      action,
      initial,
      sources,
      count,
      rows,
      rowsText: rowsText(definition, { count, rows }),
      confirmation,
      send: sendValues,
    };
    return openDialog(ActionForm<T, Job>, question, { isOfScreen: true });
  }

  const undo = useUndo<T>({ idOf, send, onChanged: () => onChanged() });

  async function runBatch(action: BatchAction<T>, target: ActionTarget<T>): Promise<void> {
    if (actionValues === undefined) return;
    const started = await start(action, actionValues, target);
    if (!started) return;
    const { title } = action;
    const shown = isSmooth(started.answer) ? started.answer : await showJob(title, started.answer);
    onChanged();
    const job = await endOf(shown);
    if (job !== shown) onChanged();
    const onPress = await undo.find(action, { ...started, answer: job }, target.rows);
    toast.show({
      tone: isSmooth(job) ? 'positive' : 'warning',
      title: resultText(job),
      text: [title.replace('…', ''), rowsText(definition, target)].filter(Boolean).join(': '),
      ...(onPress && { timeout: undoTime, action: { label: 'Отменить', onPress } }),
    });
  }

  const call = useCall({ definition, scope, area, onChanged });
  const run = (action: AdminAction<T>, target: ActionTarget<T>): Promise<void> =>
    action.call ? call.run(action, target.rows[0]) : runBatch(action, target);

  return { run, isPending: sending.isPending || undo.isPending || call.isPending };
}
