import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { countDown } from '#lib/countdown.ts';
import { Button, Stack, Text } from '#ui/index.ts';
import { AuthCard } from './AuthCard.tsx';

/**
 * A countdown that starts when the component mounts. It uses the clock, so a sleeping tab does not prolong it.
 *
 * @returns the whole seconds left, 0 at the end, and a function that restarts it
 */
function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => countDown(until, { onTick: setLeft }), [until]);
  return [left, () => setUntil(Date.now() + seconds * 1000)];
}

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
