import { type SubmitEvent, useId } from 'react';
import { AuthCard } from '#features/auth/index.ts';
import { Button, Stack, Text } from '#ui/index.ts';
import { useAgreementChoice } from '../useAgreementChoice.ts';
import { AgreementFields } from './AgreementFields.tsx';

interface AgreementScreenProps {
  /** Called when the gateway has stored the choice. */
  onAccepted: () => void;
  /** Called when the user does not agree. */
  onRefuse: () => void;
}

/** The agreements that a guest of the company accepts before the first chat (BOT-03). */
export function AgreementScreen({ onAccepted, onRefuse }: AgreementScreenProps) {
  const choice = useAgreementChoice(onAccepted);
  const hint = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    choice.accept();
  };
  return (
    <AuthCard title="Соглашения" text="Прочитайте и отметьте, с чем вы согласны." ways={null}>
      <form onSubmit={submit} noValidate aria-label="Соглашения">
        <Stack gap={6}>
          <AgreementFields choice={choice} />
          <Stack gap={3}>
            {choice.texts && (
              <>
                <Text size="sm" tone="muted" as="div">
                  <span id={hint} role="status">
                    {choice.missing ?? 'Всё нужное отмечено, можно продолжать.'}
                  </span>
                </Text>
                <Button
                  type="submit"
                  variant="primary"
                  size="lg"
                  fullWidth
                  isDisabled={!choice.canAccept}
                  isPending={choice.isSending}
                  aria-describedby={hint}
                >
                  Принять и продолжить
                </Button>
              </>
            )}
            <Button variant="quiet" size="lg" fullWidth onPress={onRefuse}>
              Не принимать и выйти
            </Button>
          </Stack>
        </Stack>
      </form>
    </AuthCard>
  );
}
