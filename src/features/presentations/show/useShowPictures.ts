import { useCallback, useEffect, useState } from 'react';
import { client } from '#api/generated/calls/file.ts';
import type { PresentationShow } from '#api/generated/model/presentationShow.ts';
import { type AnySlide, blocksOn, isLater } from '../model/deck.ts';
import { markBroken } from '../slide/broken-pictures.ts';

/** Shown while a picture loads: one transparent pixel. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Ids of the pictures of a show, each once: the logo first, then by slide. */
function picturesOf({ brand, slides }: PresentationShow): string[] {
  const logo = brand?.logo?.idFile;
  const all: readonly AnySlide[] = slides;
  const own = all
    .flatMap((slide) => (isLater(slide) ? [] : blocksOn(slide)))
    .flatMap((block) => (block.kind === 'picture' && block.idFile ? block.idFile : []));
  return [...new Set(logo ? [logo, ...own] : own)];
}

async function load(idFile: string, token: string, signal: AbortSignal): Promise<string> {
  const params = { query: { idFile }, header: { 'Show-Token': token } };
  const { response } = await client.GET('/presentation/downloadShowPicture', {
    params,
    parseAs: 'stream',
    signal,
  });
  return URL.createObjectURL(await response.blob());
}

/**
 * Loads the pictures of a show one after another. The secret of the link is sent in a header, because servers log addresses.
 *
 * @returns the address of a picture, for `SlideView`; another function when a further picture has come
 */
export function useShowPictures(show: PresentationShow, token: string): (idFile: string) => string {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const ending = new AbortController();
    const made: string[] = [];
    const loadAll = async (): Promise<void> => {
      for (const idFile of picturesOf(show)) {
        try {
          const address = await load(idFile, token, ending.signal);
          made.push(address);
          setAddresses((before) => new Map(before).set(idFile, address));
        } catch {
          if (ending.signal.aborted) return;
          markBroken(idFile);
        }
      }
    };
    void loadAll();
    return () => {
      ending.abort();
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [show, token]);
  return useCallback((idFile) => addresses.get(idFile) ?? nothing, [addresses]);
}
