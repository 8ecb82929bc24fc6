import { createFileRoute } from '@tanstack/react-router';
import { PublicSoon } from '#features/shell/index.ts';

export const Route = createFileRoute('/confirmationRequestToCompany')({
  component: () => <PublicSoon title="Заявка на подключение к компании" />,
});
