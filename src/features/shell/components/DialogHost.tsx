import { Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { openDialogs } from '#platform/dialogs.ts';

/** Shows the dialogs that `openDialog` opened; the code of each kind loads with its first dialog. */
export function DialogHost() {
  const dialogs = useStore(openDialogs);
  const first = dialogs.find(({ order }) => order !== undefined);
  return dialogs.map((dialog) => (
    <Suspense key={dialog.id}>{dialog.render(dialog.order === undefined || dialog === first)}</Suspense>
  ));
}
