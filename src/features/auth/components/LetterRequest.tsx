import type { ReactNode } from 'react';
import { useForm } from '#forms/index.ts';
import { Button, Stack, TextField } from '#ui/index.ts';
import { emailError } from '../model/field-rules.ts';
import { knownEmail } from '../model/known-email.ts';
import { AuthCard } from './AuthCard.tsx';

interface LetterRequestProps {
  title: string;
  text: string;
  icon?: ReactNode;
  takesFocus?: boolean;
  email: string;
  submitLabel: string;
  send: (email: string) => Promise<unknown>;
}

/** Asks for an address and sends a letter to it; the result looks the same whether or not the account exists. */
export function LetterRequest({ email, submitLabel, send, takesFocus = false, ...card }: LetterRequestProps) {
  const { field, formProps, isSending } = useForm({
    initial: { email },
    validate: (values) => ({ email: emailError(values.email) }),
    send: (values) => send(values.email.trim()),
    ...(!takesFocus && { autoFocus: 'email' as const }),
    onChange: (values) => knownEmail.set(values.email),
  });
  return (
    <AuthCard {...card} takesFocus={takesFocus}>
      <Stack {...formProps} as="form" gap={5} aria-label={card.title}>
        <TextField {...field('email')} label="E-mail" type="email" autoComplete="email" />
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isSending}>
          {submitLabel}
        </Button>
      </Stack>
    </AuthCard>
  );
}
