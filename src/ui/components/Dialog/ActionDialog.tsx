import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { note as noteClass } from './Dialog.css.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface ActionDialogProps extends Omit<DialogProps, 'footer' | 'isPersistent'> {
  /** @default «Сохранить» */
  primaryLabel?: string;
  /** Closes the dialog. @default «Отменить» */
  secondaryLabel?: string;
  onPrimary?: () => void;
  /** Id of the form that the primary button submits instead of `onPrimary`: Enter in one of its fields does so, too. */
  form?: string;
  isPrimaryDisabled?: boolean;
  isPrimaryPending?: boolean;
  /** The form in the dialog has no changes: there is nothing to lose, and Escape closes it. @default false */
  isUntouched?: boolean;
  /** What the primary button waits for. It is shown with the buttons and does not scroll. */
  note?: ReactNode;
  /** The primary action deletes something. */
  isDanger?: boolean;
}

/**
 * A dialog with the usual pair of buttons. It is persistent while the primary button is disabled (APP-12) or pending,
 * except for an unchanged form: Escape closes it.
 */
export function ActionDialog({
  primaryLabel = 'Сохранить',
  secondaryLabel = 'Отменить',
  onPrimary,
  form,
  isPrimaryDisabled = false,
  isPrimaryPending = false,
  isUntouched = false,
  isDanger = false,
  note,
  ...dialog
}: ActionDialogProps) {
  return (
    <Dialog
      {...dialog}
      isPersistent={isPrimaryPending || (isPrimaryDisabled && !isUntouched)}
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
            {...(form === undefined ? { onPress: onPrimary } : { type: 'submit', form })}
          >
            {primaryLabel}
          </Button>
        </>
      }
    />
  );
}
