import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects with the query (BOT-01). */
export const Route = createFileRoute('/chatBot/')({
  beforeLoad({ search }) {
    throw redirect({ to: '/chatBot/login', search, replace: true });
  },
});
