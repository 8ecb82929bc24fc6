import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, Text } from '#ui/index.ts';

/** Asks before a brand is removed. */
export function RemoveBrand({ isOpen, onClose }: DialogProps<'remove'>) {
  return (
    <ActionDialog
      isOpen={isOpen}
      size="sm"
      role="alertdialog"
      isDanger
      title="Удалить фирменный стиль?"
      primaryLabel="Удалить"
      onPrimary={() => onClose('remove')}
      onClose={() => onClose()}
    >
      <Text>
        Презентации с&nbsp;ним останутся, но&nbsp;будут выглядеть как в&nbsp;теме «Фирменная». Логотип
        и&nbsp;контакты с&nbsp;них исчезнут.
      </Text>
    </ActionDialog>
  );
}
