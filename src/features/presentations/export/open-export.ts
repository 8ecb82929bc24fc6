import { openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';
import type { Deck } from '../model/deck.ts';

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx'));

/**
 * Opens «Скачать презентацию». Its code is loaded now, that of the formats when one is chosen (PRES-26).
 *
 * @param deck the presentation as it is edited; without it, it is read
 * @param slideId the slide on the screen
 */
export const openExport = (uuid: string, deck?: Deck, slideId: string | null = null): void =>
  void openDialog(ExportDialog, { uuid, deck, slideId }, { isOfScreen: true });
