import { Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { session } from '#platform/session/session.ts';
import { lazyPart } from '#ui/index.ts';

const SignInAgain = lazyPart(() => import('./SignInAgain.tsx'));

/** Shows the login over the page while the session is lapsed; its code loads on demand. */
export function SignInAgainHost() {
  const current = useStore(session);
  return (
    <Suspense>
      {current.state === 'LAPSED' && (
        // The notice offers a reload, which leads to the login.
        <SignInAgain lapsed={current} onMissing={() => undefined} />
      )}
    </Suspense>
  );
}
