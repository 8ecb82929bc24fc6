import { createFileRoute } from '@tanstack/react-router';
import { PublicSoon } from '#features/shell/index.ts';

export const Route = createFileRoute('/registration')({
  component: () => <PublicSoon title="Регистрация" />,
});
