import { closeInfoDialog, type InfoDialog } from '#platform/info-dialog.ts';
import { Button, Dialog, Text } from '#ui/index.ts';

/** A dialog with a text and one button (APP-13); 600 px wide. */
export default function InfoDialogView({ dialog }: { dialog: InfoDialog }) {
  return (
    <Dialog
      isOpen
      role={dialog.isError ? 'alertdialog' : 'dialog'}
      size="lg"
      title={dialog.title}
      onClose={closeInfoDialog}
      footer={
        <Button slot={null} variant="primary" autoFocus onPress={closeInfoDialog}>
          Понятно
        </Button>
      }
    >
      <Text>{dialog.message}</Text>
    </Dialog>
  );
}
