import { createFileRoute, redirect } from '@tanstack/react-router';
import { RegistrationForm } from '#features/auth/index.ts';
import { session } from '#platform/session/session.ts';

export const Route = createFileRoute('/_public/registration')({
  beforeLoad() {
    if (session.get().state === 'AUTHENTICATED') throw redirect({ to: '/', replace: true });
  },
  loader: async ({ context }) => void (await context.queryClient()),
  component: RegistrationForm,
});
