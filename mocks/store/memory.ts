import { readFileSync } from 'node:fs';
import { steps } from './steps.ts';
import type { BlobValue, Persistence } from './store.ts';

/** Stores nothing, for tests. */
export function memoryPersistence(): Persistence {
  const blobs = new Map<string, Uint8Array>();
  const bytesOf = (value: BlobValue): Uint8Array | undefined => {
    if ('copyOf' in value) return blobs.get(value.copyOf);
    return 'path' in value ? new Uint8Array(readFileSync(value.path)) : value;
  };
  return {
    stepsDone: steps.length,
    load: () => [],
    write: (changes) => {
      for (const { collection, key, value } of changes) {
        if (typeof value === 'string') continue;
        const bytes = value === null ? undefined : bytesOf(value);
        if (bytes) blobs.set(key, bytes);
        else if (collection === 'blob') blobs.delete(key);
      }
    },
    readBlob: (key, length = Number.MAX_SAFE_INTEGER, start = 0) =>
      blobs.get(key)?.subarray(start, start + length),
    openBlob: (key) => ({
      read: async (length, start) => blobs.get(key)?.subarray(start, start + length),
      close: async () => undefined,
    }),
    blobSize: (key) => blobs.get(key)?.byteLength ?? 0,
    blobSizes: () => [...blobs].map(([key, { byteLength }]) => [key, byteLength] as const),
    contentBytes: () => [...new Set(blobs.values())].reduce((sum, { byteLength }) => sum + byteLength, 0),
    probe: () => undefined,
    tidy: () => false,
    close: () => blobs.clear(),
  };
}
