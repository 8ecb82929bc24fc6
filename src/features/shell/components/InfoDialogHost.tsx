import { lazy, Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { infoDialogs } from '#platform/info-dialog.ts';

const InfoDialogView = lazy(() => import('./InfoDialogView.tsx'));

/** Shows the info dialogs one after the other; their code comes with the first of them. */
export function InfoDialogHost() {
  const dialog = useStore(infoDialogs)[0];
  return <Suspense>{dialog && <InfoDialogView dialog={dialog} />}</Suspense>;
}
