import { createFileRoute, redirect } from '@tanstack/react-router';

/** The page of the tariff is never shown (portal.md §6): its address leads to the data (PROF-03). */
export const Route = createFileRoute('/_main/profile/tariff')({
  beforeLoad() {
    throw redirect({ to: '/profile/data', replace: true });
  },
});
