import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { note as noteClass } from './Dialog.css.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface ActionDialogProps extends Omit<DialogProps, 'footer' | 'isPersistent'> {
  /** @default «Сохранить» */
  primaryLabel?: string;
  /** Closes the dialog. @default «Отменить» */
  secondaryLabel?: string;
  onPrimary: () => void;
  isPrimaryDisabled?: boolean;
  isPrimaryPending?: boolean;
  /** Stands with the buttons, always in sight: what the primary one waits for. */
  note?: ReactNode;
  /** The primary action destroys something. */
  isDanger?: boolean;
}

/**
 * A dialog with the usual pair of buttons. It is persistent while the primary button is disabled or pending, as the
 * specification ties persistence to that flag (APP-12).
 */
export function ActionDialog({
  primaryLabel = 'Сохранить',
  secondaryLabel = 'Отменить',
  onPrimary,
  isPrimaryDisabled = false,
  isPrimaryPending = false,
  isDanger = false,
  note,
  ...dialog
}: ActionDialogProps) {
  return (
    <Dialog
      {...dialog}
      isPersistent={isPrimaryDisabled || isPrimaryPending}
      footer={
        <>
          {note && <div className={noteClass}>{note}</div>}
          <Button slot={null} onPress={dialog.onClose}>
            {secondaryLabel}
          </Button>
          <Button
            slot={null}
            variant={isDanger ? 'danger' : 'primary'}
            isDisabled={isPrimaryDisabled}
            isPending={isPrimaryPending}
            onPress={onPrimary}
          >
            {primaryLabel}
          </Button>
        </>
      }
    />
  );
}
