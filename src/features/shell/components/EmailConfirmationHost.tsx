import { Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { closeEmailConfirmation, emailConfirmation } from '#platform/email-confirmation.ts';
import { lazyPart } from '#ui/index.ts';

const EmailConfirmationModal = lazyPart(() => import('./EmailConfirmationModal.tsx'));

/** The place of the e-mail confirmation modal (APP-08); its code comes when it is first opened. */
export function EmailConfirmationHost() {
  const email = useStore(emailConfirmation);
  return (
    <Suspense>
      {email !== null && (
        <EmailConfirmationModal key={email} email={email} onMissing={closeEmailConfirmation} />
      )}
    </Suspense>
  );
}
