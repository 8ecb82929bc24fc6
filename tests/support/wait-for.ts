/** `vi.waitFor` waits 60 s, as the queries of screens do, instead of 1 s, which a busy machine can exceed. */
import { vi } from 'vitest';

const { waitFor } = vi;
// The test files of a thread share `vi`, and each runs this file.
if (waitFor.name !== 'waitLonger')
  vi.waitFor = function waitLonger(callback, options) {
    return waitFor(callback, { timeout: 60_000, ...(options as object) });
  };
