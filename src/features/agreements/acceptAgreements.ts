import { openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';

const AgreementsDialog = lazyPart(() => import('./components/AgreementsDialog.tsx'));

/**
 * Shows the agreements over the page, for a request that the gateway refused without them (`agreement-required`).
 *
 * @returns whether the user has accepted them; false also when the dialog is open already or the page was left
 */
export const acceptAgreements = async (): Promise<boolean> =>
  (await openDialog(AgreementsDialog, {}, { key: 'agreements', isOfScreen: true })) ?? false;
