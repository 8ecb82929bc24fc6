import { createFileRoute } from '@tanstack/react-router';
import { CompanyRequest } from '#features/auth/index.ts';

export const Route = createFileRoute('/_public/confirmationRequestToCompany')({
  loader: async ({ context }) => void (await context.queryClient()),
  component: CompanyRequest,
});
