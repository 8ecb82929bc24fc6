import { lazy, Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { emailConfirmation } from '#platform/email-confirmation.ts';

const EmailConfirmationModal = lazy(() => import('./EmailConfirmationModal.tsx'));

/** The place of the e-mail confirmation modal (APP-08); its code comes when it is first opened. */
export function EmailConfirmationHost() {
  const email = useStore(emailConfirmation);
  return <Suspense>{email !== null && <EmailConfirmationModal key={email} email={email} />}</Suspense>;
}
