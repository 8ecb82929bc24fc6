import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
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
  // No loader, unlike the other pages: the login does without React Query, a tenth of its bytes.
  component: Login,
});

function Login() {
  const router = useRouter();
  const { queryClient } = Route.useRouteContext();
  /** Preloads the code of the main page, which most users open next. A failure is shown when they open it. */
  const loadMain = (): void => {
    const { '/_main': layout, '/_main/': main } = router.routesById;
    void Promise.allSettled([router.loadRouteChunk(layout), router.loadRouteChunk(main), queryClient()]);
  };
  return <LoginForm onTyping={loadMain} />;
}
