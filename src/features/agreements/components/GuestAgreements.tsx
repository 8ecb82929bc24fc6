import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, Stack, Text } from '#ui/index.ts';
import { useAgreementChoice } from '../useAgreementChoice.ts';
import { AgreementFields } from './AgreementFields.tsx';

/** The six agreements of the guests over a chat whose request waits for them. Its result is whether they are accepted. */
export function GuestAgreements({ isOpen, onClose }: DialogProps<boolean>) {
  const choice = useAgreementChoice(() => onClose(true));
  return (
    <ActionDialog
      isOpen={isOpen}
      size="lg"
      title="Соглашения"
      primaryLabel="Принять и отправить"
      secondaryLabel="Не сейчас"
      isPrimaryDisabled={!choice.canAccept}
      isPrimaryPending={choice.isSending}
      isUntouched={choice.checked.size === 0}
      note={choice.missing && <span role="status">{choice.missing}</span>}
      onPrimary={choice.accept}
      onClose={() => onClose(false)}
    >
      <Stack gap={5}>
        <Text>
          Прочитайте и&nbsp;отметьте, с&nbsp;чем вы согласны. После этого запрос отправится&nbsp;сам.
        </Text>
        <AgreementFields choice={choice} />
      </Stack>
    </ActionDialog>
  );
}
