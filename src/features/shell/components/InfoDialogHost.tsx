import { Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { feedback } from '#platform/feedback.ts';
import { closeInfoDialog, type InfoDialog, infoDialogs } from '#platform/info-dialog.ts';
import { lazyPart, toast } from '#ui/index.ts';

const InfoDialogView = lazyPart(() => import('./InfoDialogView.tsx'));

/**
 * Shows the info dialogs one after the other; their code comes with the first of them. While the feedback modal is open
 * the dialog waits (APP-08), but a countdown goes on.
 */
export function InfoDialogHost() {
  const dialog = useStore(infoDialogs)[0];
  const isFeedbackOpen = useStore(feedback) !== null;
  return (
    <Suspense>
      {dialog && (
        <InfoDialogView
          key={`${dialog.title} ${dialog.openedAt}`}
          dialog={dialog}
          isHidden={isFeedbackOpen}
          onMissing={() => sayPlainly(dialog)}
        />
      )}
    </Suspense>
  );
}

/** What had to be said is said, whatever became of the dialog. */
function sayPlainly(dialog: InfoDialog): void {
  closeInfoDialog(dialog);
  const { title, message, isError } = dialog;
  toast.show({ tone: isError ? 'negative' : 'info', title, text: message });
}
