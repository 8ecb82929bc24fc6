import { lazy, Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { session } from '#platform/session/session.ts';

const SignInAgain = lazy(() => import('./SignInAgain.tsx'));

/** Asks a person whose session lapsed to sign in again, over the page; its code comes when it is needed. */
export function SignInAgainHost() {
  const current = useStore(session);
  return <Suspense>{current.state === 'LAPSED' && <SignInAgain lapsed={current} />}</Suspense>;
}
