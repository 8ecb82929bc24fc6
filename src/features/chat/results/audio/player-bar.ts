/** Opens the bar of the player while a sound is played whose own player is not on the screen. */
import { closeDialogs, openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';
import { player } from './player.ts';

const key = 'player-bar';
const PlayerBar = lazyPart(() => import('./PlayerBar.tsx'));

/** Files of the players on the screen; a file may have several. */
const shown: string[] = [];
let isFollowing = false;

function update(): void {
  const { track } = player.get();
  if (track && !shown.includes(track.idFile)) void openDialog(PlayerBar, {}, { key, isModeless: true });
  else closeDialogs((dialog) => dialog.key === key);
}

/**
 * Says that a player of this file is on the screen.
 *
 * @returns a function that ends it
 */
export function showPlayer(idFile: string): () => void {
  if (!isFollowing) {
    isFollowing = true;
    let last = player.get().track;
    player.subscribe(() => {
      if (player.get().track === last) return;
      last = player.get().track;
      update();
    });
  }
  shown.push(idFile);
  update();
  return () => {
    shown.splice(shown.indexOf(idFile), 1);
    update();
  };
}
