import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { openDialog } from '#platform/dialogs.ts';
import { toast } from '#ui/index.ts';
import type { AdminArea, AdminScope, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminPageDefinition, CallAction } from '../kit/define-admin-page.ts';
import { sourcesOf } from '../kit/sources.ts';
import { ActionForm } from './ActionForm.tsx';
import { rowsText } from './batch.ts';
import { isConflict, ownRefusals, tellRefusal } from './refusal.ts';

export interface ActionsOptions<T extends AdminTypes> {
  definition: AdminPageDefinition<T>;
  scope: AdminScope<T>;
  area: AdminArea;
  /** Called after a change; `removed`: key of a row that does not exist any more. */
  onChanged: (removed?: string) => void;
}

/** Runs the actions on one row that are operations of their own: confirmation, call, notice or dialog. */
export function useCall<T extends AdminTypes>({ definition, scope, area, onChanged }: ActionsOptions<T>) {
  const { actionValues, idOf, nameOf } = definition;
  const [keys] = useState(() => new IdempotencyKeys());
  const calling = useMutation({
    mutationFn: ({
      action,
      row,
      values,
    }: {
      action: CallAction<T>;
      row: T['row'];
      values: T['actionForm'];
    }) =>
      keys.send(JSON.stringify([action.id, row, values]), (headers) => action.call(row, values, { headers })),
    meta: ownRefusals,
    onError: (error) => isConflict(error) && onChanged(),
    gcTime: 0,
  });

  /** Asks for a confirmation if needed, and calls. Returns undefined if it was not called or was refused. */
  async function start(action: CallAction<T>, initial: T['actionForm'], row: T['row']) {
    // The values can contain a key, which must not stay in memory (ADM-26).
    const send = (values: T['actionForm']): Promise<unknown> =>
      calling.mutateAsync({ action, row, values }).finally(calling.reset);
    if (action.level === 'now' && !action.fields)
      return send(initial).then((answer) => ({ answer, values: initial }), tellRefusal);
    const confirmation = action.level === 'type' ? { text: nameOf(row), what: '' } : null;
    const sources = sourcesOf(scope, area);
    const rows = [row];
    const named = rowsText(definition, { count: 1, rows });
    const question = { action, initial, sources, count: 1, rows, rowsText: named, confirmation, send };
    return openDialog(ActionForm<T, unknown>, question, { isOfScreen: true });
  }

  async function run(action: CallAction<T>, row: T['row'] | undefined): Promise<void> {
    if (row === undefined || actionValues === undefined) return;
    const started = await start(action, actionValues, row);
    if (!started) return;
    onChanged(action.isRemoval ? idOf(row) : undefined);
    const { answer } = started;
    if (action.Answer) void openDialog(action.Answer, { answer, row }, { isOfScreen: true });
    const title = action.done(row, answer);
    if (title !== null) toast.show({ tone: 'positive', title });
  }

  return { run, isPending: calling.isPending };
}
