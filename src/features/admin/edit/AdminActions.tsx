import { useMutation } from '@tanstack/react-query';
import { ChevronDown, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { jobRowList } from '#api/generated/hooks/admin/admin.ts';
import type { Job } from '#api/generated/model/job.ts';
import { Button, IconButton, Menu, MenuItem, toast } from '#ui/index.ts';
import type { AdminAction, AdminActionsProps, AdminTypes, Selection } from '../define-admin-page.ts';
import { sourcesOf } from '../sources.ts';
import { ActionForm } from './ActionForm.tsx';
import { atOnce, isSmooth, levelFor, offeredAt, refusalOf, resultText, undoOf } from './batch.ts';
import { JobDialog } from './JobDialog.tsx';
import { ownRefusals, refusalText } from './refusal.ts';

/** How long «Отменить» stands, ms (ADM-13). */
const undoTime = 10_000;

/** A batch change that was asked for; `rows` are as they were before. */
interface Run<T extends AdminTypes> {
  action: AdminAction<T>;
  values: T['actionForm'];
  rows: readonly T['row'][];
}

/** What can be done with one row or with the chosen ones: a menu, the questions before, the result (ADM-12, ADM-13). */
export function AdminActions<T extends AdminTypes>(props: AdminActionsProps<T>) {
  const { definition, scope, selection, count, rows, place, onChanged } = props;
  const { actions = [], actionValues, idOf, nameOf } = definition;
  const [asked, setAsked] = useState<AdminAction<T> | null>(null);
  const [shown, setShown] = useState<{ job: Job; run: Run<T> } | null>(null);

  const sending = useMutation({
    async mutationFn({ on, body }: { on: Selection<T['query']>; body: T['action'] }) {
      return scope.changeMany?.(on, body, { headers: { 'Idempotency-Key': crypto.randomUUID() } });
    },
    meta: ownRefusals,
  });

  const start = async (run: Run<T>): Promise<void> => {
    const job = await sending.mutateAsync({ on: selection, body: run.action.run(run.values) });
    if (!job) return;
    if (isSmooth(job)) await finish(job, run);
    else setShown({ job, run });
  };

  /** Tells the result, with the way back where there is one. */
  const finish = async (job: Job, run: Run<T>): Promise<void> => {
    onChanged();
    const isShort = job.total <= atOnce && job.changed > 0 && run.action.undo !== undefined;
    const changed = isShort ? await jobRowList({ uuid: job.uuid, result: 'changed', size: atOnce }) : null;
    const keys = changed?.content.flatMap(({ key }) => key ?? []) ?? [];
    const body = undoOf(run.action, run.values, { keys, rows: run.rows, idOf });
    toast.show({
      tone: 'positive',
      title: resultText(job),
      text: run.action.title,
      ...(body !== null && {
        timeout: undoTime,
        action: { label: 'Отменить', onPress: () => void takeBack(keys, body) },
      }),
    });
  };
  const takeBack = async (keys: readonly string[], body: T['action']): Promise<void> => {
    const job = await sending.mutateAsync({ on: { keys }, body }).catch(tellRefusal);
    if (!job) return;
    onChanged();
    if (isSmooth(job)) toast.show({ tone: 'positive', title: 'Отменено' });
    else toast.show({ tone: 'warning', title: 'Отменено не всё', text: resultText(job) });
  };

  const choose = (action: AdminAction<T>, values: T['actionForm']): void => {
    sending.reset();
    const isAsked = action.fields !== undefined || levelFor(action, values, { count, rows }) !== 'now';
    if (isAsked) setAsked(action);
    else void start({ action, values, rows }).catch(tellRefusal);
  };

  const offered = offeredAt(actions, place);
  const [row] = rows;
  if (offered.length === 0 || actionValues === undefined) return null;
  const trigger =
    place === 'one' ? (
      <IconButton size="sm" label={`Действия: ${row ? nameOf(row) : ''}`} icon={<EllipsisVertical />} />
    ) : (
      <Button size="sm" icon={<ChevronDown />} isPending={sending.isPending}>
        Действия
      </Button>
    );
  return (
    <>
      <Menu trigger={trigger}>
        {offered.map((action) => {
          const refusal = refusalOf(action, { count, rows });
          return (
            <MenuItem
              key={action.id}
              isDanger={action.isDanger ?? false}
              isDisabled={refusal !== null}
              onAction={() => choose(action, actionValues)}
              {...(refusal !== null && { hint: refusal })}
            >
              {action.title}
            </MenuItem>
          );
        })}
      </Menu>
      {asked && (
        <ActionForm
          action={asked}
          initial={actionValues}
          sources={sourcesOf(scope)}
          count={count}
          isTyped={levelFor(asked, actionValues, { count, rows }) === 'type'}
          refusal={refusalText(sending.error)}
          onRun={async (values) => {
            await start({ action: asked, values, rows });
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {shown && (
        <JobDialog
          title={shown.run.action.title}
          started={shown.job}
          onClose={(job) => {
            setShown(null);
            void finish(job, shown.run);
          }}
        />
      )}
    </>
  );
}

/** For a call without a dialog that could show it. */
const tellRefusal = (error: unknown): undefined => {
  const text = refusalText(error);
  if (text !== null) toast.show({ tone: 'negative', title: text });
};
