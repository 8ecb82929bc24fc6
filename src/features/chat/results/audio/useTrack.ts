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
  const { conversation, service } = useResultContext();
  const chatUuid = useStore(conversation.state, (state) => state.chatUuid ?? undefined);
  const { route, name } = service;
  return useMemo(
    () => ({ idFile, title, duration, chapters, chat: { route, name, chatUuid } }),
    [idFile, title, duration, chapters, route, name, chatUuid],
  );
}
