import type { DialogProps } from '#platform/dialogs.ts';
import { Button, Dialog, Text } from '#ui/index.ts';
import { slidesText } from '../../model/deck.ts';

interface EditedDialogProps extends DialogProps<boolean> {
  /** Number of items whose slides the person has edited. */
  count: number;
}

/** Asks whether slides that the person has edited are made anew (PRES-06). The result is the answer. */
export default function EditedDialog({ count, isOpen, onClose }: EditedDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      role="alertdialog"
      title="Переписать изменённые вами слайды?"
      onClose={() => onClose()}
      footer={
        <>
          <Button slot={null} onPress={() => onClose(false)}>
            Оставить мои
          </Button>
          <Button slot={null} variant="danger" onPress={() => onClose(true)}>
            Переписать
          </Button>
        </>
      }
    >
      <Text>
        {`Пункты плана изменились после того, как вы сами поправили ${slidesText(count)}. Остальное будет создано в\u00a0любом случае.`}
      </Text>
    </Dialog>
  );
}
