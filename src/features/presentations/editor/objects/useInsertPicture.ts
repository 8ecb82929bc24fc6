import { useState } from 'react';
import { toast } from '#ui/index.ts';
import { takePicture } from '../../pictures/take-picture.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { insertPicture } from './object-commands.ts';

/** Stores the picture of a file and puts it on the slide on the screen; says why it cannot be used. */
export function useInsertPicture(): { isBusy: boolean; take: (file: File) => Promise<void> } {
  const { store } = useOpenEditor().session;
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File): Promise<void> => {
    setBusy(true);
    const { idFile, problem, ...size } = await takePicture(file);
    setBusy(false);
    if (problem) toast.show({ tone: 'negative', title: problem });
    if (idFile !== undefined) insertPicture(store, { idFile, ...size });
  };
  return { isBusy, take };
}
