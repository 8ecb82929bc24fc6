import { useState } from 'react';
import { useStore } from '#lib/store.ts';
import { chooseFiles, type UploadRule } from '#lib/upload-rules.ts';
import { readDraft, writeDraft } from '#platform/drafts.ts';
import { sessionHere } from '#platform/session/session.ts';
import { namesFromDraft, namesToDraft } from './kept-names.ts';
import type { Attachment } from './send-draft.ts';

interface Chosen {
  files: readonly Attachment[];
  /** Names of files that were chosen before a reload or a crash: a page cannot keep the files themselves (AUTH-12). */
  lost: readonly string[];
  /** What was refused and why; blocks sending until it is dealt with (CHAT-04). */
  error: string | null;
}

export interface Attachments extends Chosen {
  add: (chosen: readonly File[], rule: UploadRule) => void;
  remove: (index: number) => void;
  dismissError: () => void;
  dismissLost: () => void;
  /** Puts these in the place of what is there, nothing unless told; returns the way to put that back. */
  put: (files?: readonly Attachment[]) => () => void;
  /** Takes the files along to another place: a new chat that has got its address. */
  moveTo: (next: string) => void;
}

const nothing: Chosen = { files: [], lost: [], error: null };
const namesAt = (place: string): string => `${place}#files`;

/** The files chosen for the next request of a place; those of one chat never go with another's request. */
export function useAttachments(place: string): Attachments {
  const userId = useStore(sessionHere()).profile?.id ?? 0;
  const [byPlace, setByPlace] = useState<Readonly<Record<string, Chosen>>>({});
  const known = byPlace[place];
  const current = known ?? { ...nothing, lost: namesFromDraft(readDraft(userId, namesAt(place))) };
  // Read once: an answer that streams draws this anew with every frame.
  if (!known) setByPlace({ ...byPlace, [place]: current });
  const keep = (where: string, { files, lost }: Chosen): void =>
    writeDraft(userId, namesAt(where), namesToDraft([...lost, ...files.map(({ name }) => name)]));
  const set = (next: Chosen): void => {
    keep(place, next);
    setByPlace((all) => ({ ...all, [place]: next }));
  };
  return {
    ...current,
    add(chosen, rule) {
      const { files, errors } = chooseFiles<Attachment>(current.files, chosen, rule);
      const isBack = (name: string): boolean => files.some((file) => file.name === name);
      set({ files, error: errors.join('. ') || null, lost: current.lost.filter((name) => !isBack(name)) });
    },
    remove: (index) => set({ ...current, files: current.files.toSpliced(index, 1), error: null }),
    dismissError: () => set({ ...current, error: null }),
    dismissLost: () => set({ ...current, lost: [] }),
    put(files = []) {
      set({ ...nothing, files });
      return () => set(current);
    },
    moveTo(next) {
      keep(place, nothing);
      keep(next, current);
      setByPlace(({ [place]: moved = nothing, ...rest }) => ({ ...rest, [next]: moved }));
    },
  };
}
