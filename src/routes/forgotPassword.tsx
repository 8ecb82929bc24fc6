import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '#features/auth/index.ts';
import { PublicError, PublicLayout } from '#features/shell/index.ts';

export const Route = createFileRoute('/forgotPassword')({
  errorComponent: PublicError,
  component: () => (
    <PublicLayout>
      <ForgotPassword />
    </PublicLayout>
  ),
});
