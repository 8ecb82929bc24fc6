import { createFileRoute, redirect } from '@tanstack/react-router';
import { MainLayout } from '#features/shell/index.ts';
import { session } from '#platform/session/session.ts';

/** The client layout and its guard: nobody sees it without a session (AUTH-01). */
export const Route = createFileRoute('/_main')({
  beforeLoad({ location }) {
    if (session.get().state === 'AUTHENTICATED') return;
    throw redirect({
      to: '/login',
      search: location.href === '/' ? {} : { redirect: location.href },
      replace: true,
    });
  },
  component: MainLayout,
});
