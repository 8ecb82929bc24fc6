import { config } from '#platform/config.ts';
import { DECK_LIMITS } from '../model/deck.ts';
import type { ImportedDeck } from './import-deck.ts';
import type { ImportMessage, ImportTask } from './import-task.ts';
import { ImportRefused } from './read/refusals.ts';

/** The longest time that a file is read, ms: five hundred slides take a few seconds. */
const LONGEST = 90_000;

interface Reading {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Reads a file in a worker.
 *
 * @throws ImportRefused with the reason for the person; the signal's reason as soon as it is aborted
 */
export async function readFile(file: File, { signal, onProgress }: Reading): Promise<ImportedDeck> {
  if (file.size > DECK_LIMITS.deckBytes) throw new ImportRefused('file-size');
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const task: ImportTask = { bytes, brandColour: config.brandColour };
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<ImportedDeck>();
  const watch = setTimeout(() => reject(new ImportRefused('slow')), LONGEST);
  signal.addEventListener('abort', () => reject(signal.reason));
  worker.addEventListener('message', ({ data }: MessageEvent<ImportMessage>) => {
    if (data.kind === 'progress') onProgress(data.done, data.total);
    else if (data.kind === 'done') resolve(data.deck);
    else reject(data.kind === 'refused' ? new ImportRefused(data.fault) : new Error(data.message));
  });
  worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker did not start')));
  worker.postMessage(task);
  return promise.finally(() => {
    clearTimeout(watch);
    worker.terminate();
  });
}
