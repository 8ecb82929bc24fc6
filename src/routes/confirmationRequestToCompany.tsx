import { createFileRoute } from '@tanstack/react-router';
import { CompanyRequest } from '#features/auth/index.ts';
import { PublicError, PublicLayout } from '#features/shell/index.ts';

export const Route = createFileRoute('/confirmationRequestToCompany')({
  errorComponent: PublicError,
  component: () => (
    <PublicLayout>
      <CompanyRequest />
    </PublicLayout>
  ),
});
