import { useMemo } from 'react';
import { useStore } from '#lib/store.ts';
import { useResultContext } from '../result-view.ts';
import type { Track } from './player.ts';

const none: Track['chapters'] = [];

/** A sound of the conversation on the screen, for the player. */
export function useTrack({
  idFile,
  title,
  duration,
  chapters = none,
}: Pick<Track, 'idFile' | 'title' | 'duration'> & { chapters?: Track['chapters'] | undefined }): Track {
  const { conversation } = useResultContext();
  const chatUuid = useStore(conversation.state, (state) => state.chatUuid ?? undefined);
  return useMemo(
    () => ({ idFile, title, duration, chapters, chat: conversation.place.link?.(chatUuid) ?? null }),
    [idFile, title, duration, chapters, conversation, chatUuid],
  );
}
