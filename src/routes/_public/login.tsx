import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginForm } from '#features/auth/index.ts';
import { sameOriginPath } from '#lib/same-origin-path.ts';
import { session } from '#platform/session/session.ts';

interface LoginSearch {
  /** Where the person was headed; untrusted, used through `sameOriginPath` only. */
  redirect?: string;
}

export const Route = createFileRoute('/_public/login')({
  // The portal's own door bears its name.
  staticData: { title: '' },
  validateSearch: (search: Record<string, unknown>): LoginSearch =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  beforeLoad({ search }) {
    if (session.get().state !== 'AUTHENTICATED') return;
    throw redirect({ href: sameOriginPath(search.redirect, location.origin) ?? '/', replace: true });
  },
  component: LoginForm,
});
