import { createFileRoute, redirect } from '@tanstack/react-router';
import { RegistrationForm } from '#features/auth/index.ts';
import { PublicError, PublicLayout } from '#features/shell/index.ts';
import { session } from '#platform/session/session.ts';

export const Route = createFileRoute('/registration')({
  beforeLoad() {
    if (session.get().state === 'AUTHENTICATED') throw redirect({ to: '/', replace: true });
  },
  errorComponent: PublicError,
  component: () => (
    <PublicLayout>
      <RegistrationForm />
    </PublicLayout>
  ),
});
