import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginForm } from '#features/auth/index.ts';
import { sameOriginPath } from '#lib/same-origin-path.ts';
import { session } from '#platform/session/session.ts';

interface LoginSearch {
  /** Requested address; unchecked, use only with `sameOriginPath`. */
  redirect?: string;
}

export const Route = createFileRoute('/_public/login')({
  // The tab of the login shows the gateway name alone.
  staticData: { title: '' },
  validateSearch: (search: Record<string, unknown>): LoginSearch =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  beforeLoad({ search }) {
    if (session.get().state !== 'AUTHENTICATED') return;
    throw redirect({ href: sameOriginPath(search.redirect, location.origin) ?? '/', replace: true });
  },
  component: LoginForm,
});
