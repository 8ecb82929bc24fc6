import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportCheck } from '#api/generated/model/importCheck.ts';
import type { Job } from '#api/generated/model/job.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { openDialog } from '#platform/dialogs.ts';
import { showJob as openJob } from '../edit/jobs.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { importCalls } from './calls.ts';
import type { Imports } from './useImports.ts';

/** Asks before an import, begins it and shows its progress. */
export function useConfirm(area: AdminArea, imports: Imports) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());

  async function showJob(started: Job): Promise<void> {
    await openJob('Импорт', started);
    await Promise.all([
      imports.reload(),
      queryClient.invalidateQueries({ queryKey: ['import rows', area] }),
      queryClient.invalidateQueries({ queryKey: ['admin list', `${area}/users/users-table`] }),
    ]);
  }

  async function confirm(one: ImportCheck, isInvited: boolean): Promise<void> {
    const { uuid } = one;
    const send = () => keys.send(uuid, (headers) => importCalls[area].confirm({ uuid }, { headers }));
    const job = await openDialog(ConfirmDialog, { one, isInvited, send }, { isOfScreen: true });
    if (job) await showJob(job);
  }

  return { confirm, showJob };
}
