import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '#features/auth/index.ts';

export const Route = createFileRoute('/_public/resetPassword')({
  loader: async ({ context }) => void (await context.queryClient()),
  component: ResetPassword,
});
