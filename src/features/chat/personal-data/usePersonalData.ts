import { useEffect, useState } from 'react';
import { whenIdle } from '#lib/timing.ts';
import type { Attachment } from '../composer/new-request.ts';
import { type Finding, findPersonalData } from './find.ts';

/** Text files up to this size are searched, bytes. */
const MAX_FILE = 1024 * 1024;

/** What was found in the request that is being written. */
export interface PersonalData {
  inText: readonly Finding[];
  /** Findings of the files; their places are not used. */
  inFiles: readonly Finding[];
}

const nothing: PersonalData = { inText: [], inFiles: [] };

const isSearched = (file: Attachment): file is File =>
  file instanceof File && file.size <= MAX_FILE && /\.(?:txt|csv)$/i.test(file.name);

async function inFile(file: File): Promise<Finding[]> {
  // A file that cannot be read any more is reported when it is sent.
  return findPersonalData(await file.text().catch(() => ''));
}

/** Personal numbers in a text and its text files, searched when the browser is idle (CHAT-30). */
export function usePersonalData(text: string, files: readonly Attachment[]): PersonalData {
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    const cancel = whenIdle(() => {
      const inText = findPersonalData(text);
      void Promise.all(files.filter(isSearched).map(inFile)).then((lists) => {
        if (isCurrent) setFound({ inText, inFiles: lists.flat() });
      });
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [text, files]);
  return found;
}
