import { createFileRoute } from '@tanstack/react-router';
import { RegistrationConfirmation } from '#features/auth/index.ts';
import { PublicError, PublicLayout } from '#features/shell/index.ts';

export const Route = createFileRoute('/confirmationRegistration')({
  errorComponent: PublicError,
  component: () => (
    <PublicLayout>
      <RegistrationConfirmation />
    </PublicLayout>
  ),
});
