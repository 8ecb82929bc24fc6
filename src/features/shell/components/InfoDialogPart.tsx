import type { DialogProps } from '#platform/dialogs.ts';
import type { InfoDialog } from '#platform/info-dialog.ts';
import { lazyPart, toast } from '#ui/index.ts';

const InfoDialogView = lazyPart(() => import('./InfoDialogView.tsx'));

/** A message. When its code cannot come, a notice says the same. */
export function InfoDialogPart(props: InfoDialog & DialogProps) {
  const { title, message, isError, onClose } = props;
  const sayPlainly = (): void => {
    onClose();
    toast.show({ tone: isError ? 'negative' : 'info', title, text: message });
  };
  return <InfoDialogView {...props} onMissing={sayPlainly} />;
}
