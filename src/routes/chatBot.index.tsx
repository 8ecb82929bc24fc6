import { createFileRoute, redirect } from '@tanstack/react-router';

/** BOT-01: the query goes along. */
export const Route = createFileRoute('/chatBot/')({
  beforeLoad({ search }) {
    throw redirect({ to: '/chatBot/login', search, replace: true });
  },
});
