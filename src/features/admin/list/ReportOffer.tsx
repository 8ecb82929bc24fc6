import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, Text } from '#ui/index.ts';

/** The offer of a report instead of a download with too many rows; it resolves to true when it is taken. */
export function ReportOffer({ title, isOpen, onClose }: { title: string } & DialogProps<boolean>) {
  return (
    <ActionDialog
      isOpen={isOpen}
      size="sm"
      title={title}
      primaryLabel="Заказать отчёт"
      onPrimary={() => onClose(true)}
      onClose={() => onClose()}
    >
      <Text>
        Отчёт вместит до&nbsp;миллиона строк и&nbsp;будет готов через несколько минут. Фильтры списка уже
        будут выбраны.
      </Text>
    </ActionDialog>
  );
}
