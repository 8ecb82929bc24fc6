import { useSyncExternalStore } from 'react';
import type { Banner } from '#api/generated/model/banner.ts';
import { createStore } from '#lib/store.ts';
import { textHash } from '#lib/text-hash.ts';
import { readJson, readText, watchKey, writeText } from './storage.ts';

/**
 * Announcements that people have hidden in this browser: by user id, then by the announcement's uuid, the hash of its
 * texts (HOME-17). It has nothing personal in it and outlives a sign-out: otherwise they would all be back the next day.
 */
const key = 'hiddenBanners';

type Hashes = Record<string, string>;

const changes = createStore(0);

function subscribe(listener: () => void): () => void {
  const ends = [changes.subscribe(listener), watchKey(key, listener)];
  return () => {
    for (const end of ends) end();
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** All stored hashes; storage is untrusted. */
function readAll(): Record<string, unknown> {
  const stored = readJson(key);
  return isObject(stored) ? stored : {};
}

function ownHashes(text: string | null, userId: number): Hashes {
  const own = text === null ? undefined : readAll()[userId];
  return isObject(own) ? (own as Hashes) : {};
}

const hashOf = ({ title, text }: Banner): string => textHash(`${title}\n${text}`);

/**
 * The hidden announcements of a user. A changed text shows an announcement again.
 *
 * @param known the announcements of the gateway; hashes of others are removed at the next change
 */
export function useHiddenBanners(userId: number, known: readonly Banner[]) {
  const stored = useSyncExternalStore(subscribe, () => readText(key));
  const hashes = ownHashes(stored, userId);
  const isHidden = (banner: Banner): boolean =>
    banner.isClosable === true && hashes[banner.uuid] === hashOf(banner);

  const write = (banners: readonly Banner[]): void => {
    const own = Object.fromEntries(banners.map((banner) => [banner.uuid, hashOf(banner)]));
    writeText(key, JSON.stringify({ ...readAll(), [userId]: own }));
    changes.set(changes.get() + 1);
  };
  return {
    isHidden,
    hide: (banner: Banner): void => write([...known.filter(isHidden), banner]),
    show: ({ uuid }: Banner): void => write(known.filter((one) => one.uuid !== uuid && isHidden(one))),
  };
}
