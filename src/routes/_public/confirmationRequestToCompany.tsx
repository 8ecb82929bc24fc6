import { createFileRoute } from '@tanstack/react-router';
import { CompanyRequest } from '#features/auth/index.ts';

export const Route = createFileRoute('/_public/confirmationRequestToCompany')({
  component: CompanyRequest,
});
