import { createFileRoute } from '@tanstack/react-router';
import { PublicSoon } from '#features/shell/index.ts';

export const Route = createFileRoute('/forgotPassword')({
  component: () => <PublicSoon title="Восстановление пароля" />,
});
