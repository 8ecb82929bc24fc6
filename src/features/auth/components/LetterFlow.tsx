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
  /** Initial address. @default the address that was typed on another public screen */
  address?: string;
  /** The mutation that sends the letter. */
  letter: { mutateAsync: (call: { params: { email: string } }) => Promise<unknown>; isPending: boolean };
  /** Text about the letter to this address. */
  sentText: (email: string) => ReactNode;
}

/** Asks for an address, sends the letter, and offers to send it again or to another address. */
export function LetterFlow({ address, letter, sentText, ...request }: LetterFlowProps) {
  const [email, setEmail] = useState(() => address || knownEmail.get());
  const [isSent, setSent] = useState(false);
  async function send(to: string): Promise<void> {
    await letter.mutateAsync({ params: { email: to } });
    // The text of portal.md §8 for every requested letter; it stays until it is closed.
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
