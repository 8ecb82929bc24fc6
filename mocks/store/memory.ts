import { steps } from './steps.ts';
import type { Persistence } from './store.ts';

/** Stores nothing, for tests. */
export function memoryPersistence(): Persistence {
  const blobs = new Map<string, Uint8Array>();
  return {
    stepsDone: steps.length,
    load: () => [],
    write: (changes) => {
      for (const { collection, key, value } of changes) {
        if (value instanceof Uint8Array) blobs.set(key, value);
        else if (collection === 'blob') blobs.delete(key);
      }
    },
    readBlob: (key, length = Number.MAX_SAFE_INTEGER, start = 0) =>
      blobs.get(key)?.subarray(start, start + length),
    blobSize: (key) => blobs.get(key)?.byteLength ?? 0,
    blobSizes: () => [...blobs].map(([key, { byteLength }]) => [key, byteLength] as const),
    probe: () => undefined,
    tidy: () => false,
    close: () => blobs.clear(),
  };
}
