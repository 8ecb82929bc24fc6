import { type ReactNode, useState } from 'react';
import { toast } from '#ui/index.ts';
import { knownEmail } from '../model/known-email.ts';
import { LetterRequest } from './LetterRequest.tsx';
import { LetterSent } from './LetterSent.tsx';

interface LetterFlowProps {
  title: string;
  text: string;
  icon?: ReactNode;
  takesFocus?: boolean;
  submitLabel: string;
  /** The address to begin with; else the one that the person has typed elsewhere. */
  address?: string;
  /** The mutation that has the letter sent. */
  letter: { mutateAsync: (call: { params: { email: string } }) => Promise<unknown>; isPending: boolean };
  /** What is told of a letter to this address. */
  sentText: (email: string) => ReactNode;
}

/** Asks whom to send a letter, and then tells that it is on its way: it can be sent again, or to another address. */
export function LetterFlow({ address, letter, sentText, ...request }: LetterFlowProps) {
  const [email, setEmail] = useState(() => address || knownEmail.get());
  const [isSent, setSent] = useState(false);
  async function send(to: string): Promise<void> {
    await letter.mutateAsync({ params: { email: to } });
    // The given words for every letter that was asked for (portal.md §8); they stay until closed.
    toast.show({ tone: 'positive', title: 'На почту отправлено письмо', timeout: null });
    setEmail(to);
    setSent(true);
  }

  if (isSent)
    return (
      <LetterSent
        text={sentText(email)}
        isSending={letter.isPending}
        onAgain={() => send(email)}
        onOther={() => setSent(false)}
      />
    );
  return <LetterRequest {...request} email={email} send={send} />;
}
