import type { DialogProps } from '#platform/dialogs.ts';
import type { InfoDialog } from '#platform/info-dialog.ts';
import { lazyPart, toast } from '#ui/index.ts';

const InfoDialogView = lazyPart(() => import('./InfoDialogView.tsx'));

/** An info dialog. If its code cannot load, a notice shows the same text. */
export function InfoDialogPart(props: InfoDialog & DialogProps) {
  const { title, message, isError, onClose } = props;
  const sayPlainly = (): void => {
    onClose();
    toast.show({ tone: isError ? 'negative' : 'info', title, text: message });
  };
  return <InfoDialogView {...props} onMissing={sayPlainly} />;
}
