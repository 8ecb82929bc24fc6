import { createFileRoute } from '@tanstack/react-router';
import { RegistrationConfirmation } from '#features/auth/index.ts';

export const Route = createFileRoute('/_public/confirmationRegistration')({
  loader: async ({ context }) => void (await context.queryClient()),
  component: RegistrationConfirmation,
});
