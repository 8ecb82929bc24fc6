import { Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { session } from '#platform/session/session.ts';
import { lazyPart } from '#ui/index.ts';

const SignInAgain = lazyPart(() => import('./SignInAgain.tsx'));

/** Asks a person whose session lapsed to sign in again, over the page; its code comes when it is needed. */
export function SignInAgainHost() {
  const current = useStore(session);
  return (
    <Suspense>
      {current.state === 'LAPSED' && (
        // The notice offers a reload, and that leads to the login.
        <SignInAgain lapsed={current} onMissing={() => undefined} />
      )}
    </Suspense>
  );
}
