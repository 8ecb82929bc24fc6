import { openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';

const SharingDialog = lazyPart(() => import('./SharingDialog.tsx'));

/** Opens the dialog of who may use and change an agent. */
export const shareAgent = (agentId: string): void =>
  void openDialog(SharingDialog, { agentId }, { isOfScreen: true });
