import { createFileRoute } from '@tanstack/react-router';
import { PublicSoon } from '#features/shell/index.ts';

export const Route = createFileRoute('/confirmationRegistration')({
  component: () => <PublicSoon title="Подтверждение регистрации" />,
});
