import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '#features/auth/index.ts';
import { PublicError, PublicLayout } from '#features/shell/index.ts';

export const Route = createFileRoute('/resetPassword')({
  errorComponent: PublicError,
  component: () => (
    <PublicLayout>
      <ResetPassword />
    </PublicLayout>
  ),
});
