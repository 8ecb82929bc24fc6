import { createFileRoute } from '@tanstack/react-router';
import { RegistrationConfirmation } from '#features/auth/index.ts';

export const Route = createFileRoute('/_public/confirmationRegistration')({
  component: RegistrationConfirmation,
});
