import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Stack, Text } from '#ui/index.ts';
import { AuthCard } from './AuthCard.tsx';
import { useCountdown } from './useCountdown.ts';

interface LetterSentProps {
  text: ReactNode;
  isSending: boolean;
  /** Sends the letter again; resolves when it is sent. */
  onAgain: () => Promise<unknown>;
  /** Returns to the form for another address. */
  onOther: () => void;
}

/** Seconds until the letter can be sent again: most letters arrive sooner. */
const resendDelay = 60;

/** Says what to do after the letter was sent. */
export function LetterSent({ text, isSending, onAgain, onOther }: LetterSentProps) {
  const [left, restart] = useCountdown(resendDelay);
  const again = (): void => void onAgain().then(restart, () => undefined);
  return (
    <AuthCard takesFocus icon={<MailCheck />} title="Проверьте почту" text={text}>
      <Stack gap={3}>
        <Text size="sm" tone="muted">
          Письма нет? Загляните в «Спам» и проверьте адрес.
        </Text>
        <Button isDisabled={left > 0} isPending={isSending} fullWidth onPress={again}>
          {left > 0 ? `Отправить ещё раз через ${left}\u00a0с` : 'Отправить ещё раз'}
        </Button>
        <Button variant="quiet" fullWidth onPress={onOther}>
          Указать другой адрес
        </Button>
      </Stack>
    </AuthCard>
  );
}
