import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportCheck } from '#api/generated/model/importCheck.ts';
import type { Job } from '#api/generated/model/job.ts';
import { formatNumber } from '#lib/numbers.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, Stack, Text, TextField } from '#ui/index.ts';
import { RefusalNote } from '../edit/RefusalNote.tsx';
import { ownRefusals, refusalText } from '../edit/refusal.ts';
import { effectText, importLabel, toImport } from './import-words.ts';

/** From more lines on their number has to be typed. */
const typedFrom = 1000;

interface ConfirmDialogProps extends DialogProps<Job> {
  one: ImportCheck;
  /** Whether new people get an invitation. */
  isInvited: boolean;
  send: () => Promise<Job>;
}

/** The question before an import: its effect and the number of lines (ADM-13). */
export function ConfirmDialog({ one, isInvited, send, isOpen, onClose }: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const sending = useMutation({ mutationFn: send, meta: ownRefusals, onSuccess: onClose });
  const count = toImport(one);
  const isTyped = count > typedFrom;
  return (
    <ActionDialog
      isOpen={isOpen}
      size="sm"
      role="alertdialog"
      title={`${importLabel(count)}?`}
      primaryLabel={one.purpose === 'block' ? 'Заблокировать' : 'Импортировать'}
      isDanger={one.purpose === 'block'}
      isPrimaryDisabled={isTyped && typed.trim() !== String(count)}
      isPrimaryPending={sending.isPending}
      isUntouched={typed === ''}
      onPrimary={() => sending.mutate()}
      onClose={() => onClose()}
    >
      <Stack>
        <Text>{effectText(one, isInvited)}</Text>
        {one.refused > 0 && (
          <Text size="sm" tone="muted">
            Строк с&nbsp;отказом: {formatNumber(one.refused)}. Они не&nbsp;войдут в&nbsp;импорт.
          </Text>
        )}
        {isTyped && (
          <TextField
            label={`Для подтверждения введите число строк: ${count}`}
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={setTyped}
          />
        )}
        <RefusalNote text={refusalText(sending.error)} />
      </Stack>
    </ActionDialog>
  );
}
