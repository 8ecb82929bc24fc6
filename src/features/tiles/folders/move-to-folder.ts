import type { Tile } from '#api/generated/model/tile.ts';
import { openDialog } from '#platform/dialogs.ts';
import { lazyPart, toast } from '#ui/index.ts';

const MoveDialog = lazyPart(() => import('./MoveDialog.tsx'));

/** Asks into which folder a favourite goes. @returns true when it was moved */
export const moveToFolder = async (tile: Tile): Promise<boolean> =>
  (await openDialog(MoveDialog, { tile })) === true;

let offered: string | undefined;

/** Says that a tile has become a favourite, and offers a folder for it. It replaces the same notice of another tile. */
export function offerFolder(tile: Tile): void {
  if (offered !== undefined) toast.dismiss(offered);
  offered = toast.show({
    tone: 'positive',
    title: 'Добавлено в избранное',
    text: tile.title,
    action: { label: 'В папку…', onPress: () => void moveToFolder(tile) },
  });
}
