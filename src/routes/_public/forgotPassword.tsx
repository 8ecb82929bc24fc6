import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '#features/auth/index.ts';

export const Route = createFileRoute('/_public/forgotPassword')({
  loader: async ({ context }) => void (await context.queryClient()),
  component: ForgotPassword,
});
