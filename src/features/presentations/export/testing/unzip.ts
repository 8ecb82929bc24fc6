import { unzipSync } from 'fflate';

/** The files of a zip. */
export const unzip = (zip: Uint8Array): Map<string, Uint8Array> => new Map(Object.entries(unzipSync(zip)));
