import { useEffect, useState } from 'react';
import { type Finding, findPersonalData } from '#lib/personal-data.ts';
import { whenIdle } from '#lib/timing.ts';

/** Text files up to this size are searched, bytes. */
const MAX_FILE = 1024 * 1024;

/** What was found in the request that is being written. */
export interface PersonalData {
  inText: readonly Finding[];
  /** Findings of the files; their places are not used. */
  inFiles: readonly Finding[];
}

const nothing: PersonalData = { inText: [], inFiles: [] };

const isSearched = (file: unknown): file is File =>
  file instanceof File && file.size <= MAX_FILE && /\.(?:txt|csv)$/i.test(file.name);

async function inFile(file: File): Promise<Finding[]> {
  // A file that cannot be read any more is reported when it is sent.
  return findPersonalData(await file.text().catch(() => ''));
}

/**
 * Personal numbers in a text and its text files. Nothing leaves the browser (CHAT-30).
 *
 * @param files files of the person; other attachments are not searched
 */
export async function personalDataIn(text: string, files: readonly unknown[]): Promise<PersonalData> {
  const inText = findPersonalData(text);
  const lists = await Promise.all(files.filter(isSearched).map(inFile));
  return { inText, inFiles: lists.flat() };
}

/** Like `personalDataIn`, searched when the browser is idle, for the request as it is being written. */
export function usePersonalData(text: string, files: readonly unknown[]): PersonalData {
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    const cancel = whenIdle(() => {
      void personalDataIn(text, files).then((data) => {
        if (isCurrent) setFound(data);
      });
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [text, files]);
  return found;
}
