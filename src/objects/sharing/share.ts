import { openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';
import type { Shareable } from './SharingDialog.tsx';

const SharingDialog = lazyPart(() => import('./SharingDialog.tsx'));

/** Opens the dialog in which the owner of an object decides who may use and change it (lab.md §2). */
export const share = (kind: Shareable, uuid: string): void =>
  void openDialog(SharingDialog, { kind, uuid }, { isOfScreen: true });
