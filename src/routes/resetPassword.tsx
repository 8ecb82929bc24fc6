import { createFileRoute } from '@tanstack/react-router';
import { PublicSoon } from '#features/shell/index.ts';

export const Route = createFileRoute('/resetPassword')({
  component: () => <PublicSoon title="Новый пароль" />,
});
