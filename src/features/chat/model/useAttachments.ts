import { useState } from 'react';
import { type AttachmentRule, addFiles } from './attachments.ts';

interface Chosen {
  files: readonly File[];
  /** What was refused and why; blocks sending until it is dealt with (CHAT-04). */
  error: string | null;
}

const nothing: Chosen = { files: [], error: null };

export interface Attachments extends Chosen {
  add: (chosen: readonly File[], rule: AttachmentRule) => void;
  remove: (index: number) => void;
  dismissError: () => void;
  /** Empties the place; returns the way to put back what was there. */
  take: () => () => void;
  /** Takes the files along to another place: a new chat that has got its address. */
  moveTo: (next: string) => void;
}

/** The files chosen for the next request of a place; those of one chat never go with another's request. */
export function useAttachments(place: string): Attachments {
  const [byPlace, setByPlace] = useState<Readonly<Record<string, Chosen>>>({});
  const current = byPlace[place] ?? nothing;
  const set = (next: Chosen): void => setByPlace((all) => ({ ...all, [place]: next }));
  return {
    ...current,
    add: (chosen, rule) => set(addFiles(current.files, chosen, rule)),
    remove: (index) => set({ files: current.files.toSpliced(index, 1), error: null }),
    dismissError: () => set({ ...current, error: null }),
    take() {
      set(nothing);
      return () => set(current);
    },
    moveTo: (next) => setByPlace(({ [place]: moved = nothing, ...rest }) => ({ ...rest, [next]: moved })),
  };
}
