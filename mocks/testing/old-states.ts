/** States that earlier versions of the stand-in wrote, one for each version of the contract (mocks/store/states). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { memoryPersistence } from '#mocks/store/memory.ts';
import type { Persistence } from '#mocks/store/store.ts';

const folder = join(import.meta.dirname, '../store/states');

/** What a file has: a record for each form that its version was the first to write, and the accounts. */
interface OldState {
  readonly contract: string;
  readonly records: readonly { readonly collection: string; readonly key: string; readonly value: unknown }[];
  /** The first bytes of the files, as base64. */
  readonly blobs: Readonly<Record<string, string>>;
}

/** The versions of the contract, oldest first. */
export const oldVersions = readdirSync(folder)
  .map((name) => name.replace('.json.gz', ''))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** A state in memory as that version left it. States of these versions have had no steps. */
export function oldState(version: string): Persistence {
  const text = gunzipSync(readFileSync(join(folder, `${version}.json.gz`))).toString();
  const { records, blobs } = JSON.parse(text) as OldState;
  const memory = memoryPersistence();
  memory.write(
    Object.entries(blobs).map(([key, base64]) => ({
      collection: 'blob',
      key,
      value: new Uint8Array(Buffer.from(base64, 'base64')),
    })),
  );
  return {
    ...memory,
    stepsDone: 0,
    load: () => records.map((one) => ({ ...one, value: JSON.stringify(one.value) })),
  };
}
