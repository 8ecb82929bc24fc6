import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, Text } from '#ui/index.ts';

interface ShowingQuestionProps extends DialogProps<'save'> {
  /** How many links are in use, as a sentence without its full stop. */
  inUse: string;
}

/** Says that links to shows stop, before they are forbidden (PRES-73). */
export const ShowingQuestion = ({ inUse, isOpen, onClose }: ShowingQuestionProps) => (
  <ActionDialog
    isOpen={isOpen}
    size="sm"
    role="alertdialog"
    title={'Запретить показ по\u00a0ссылке?'}
    primaryLabel="Запретить"
    isDanger
    onPrimary={() => onClose('save')}
    onClose={() => onClose()}
  >
    <Text>
      {inUse}. Все они сразу перестанут открываться и&nbsp;не&nbsp;заработают, даже если показ потом снова
      разрешить.
    </Text>
  </ActionDialog>
);
