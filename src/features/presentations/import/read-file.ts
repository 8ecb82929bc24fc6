import { config } from '#platform/config.ts';
import { DECK_LIMITS } from '../model/deck.ts';
import { ImportRefused } from '../office/refusals.ts';
import type { TemplateLook } from '../template/look.ts';
import type { ImportedDeck } from './import-deck.ts';
import type { ImportMessage, ImportResults, ImportTask } from './import-task.ts';

/** The longest time that a file is read, ms: five hundred slides take a few seconds. */
const LONGEST = 90_000;

interface Reading {
  readonly signal: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Runs the worker; an abort ends it at once. */
function runWorker<Kind extends ImportTask['kind']>(
  task: Extract<ImportTask, { kind: Kind }>,
  { signal, onProgress }: Reading,
): Promise<ImportResults[Kind]> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<ImportResults[Kind]>();
  const watch = setTimeout(() => reject(new ImportRefused('slow')), LONGEST);
  signal.addEventListener('abort', () => reject(signal.reason));
  worker.addEventListener('message', ({ data }: MessageEvent<ImportMessage>) => {
    if (data.kind === 'progress') onProgress?.(data.done, data.total);
    // The worker answers each kind of task by its own result.
    else if (data.kind === 'done') resolve(data.result as ImportResults[Kind]);
    else reject(data.kind === 'refused' ? new ImportRefused(data.fault) : new Error(data.message));
  });
  worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker did not start')));
  worker.postMessage(task);
  return promise.finally(() => {
    clearTimeout(watch);
    worker.terminate();
  });
}

async function bytesOf(file: File, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  return bytes;
}

/**
 * Reads a file in a worker.
 *
 * @throws ImportRefused with the reason for the person; the signal's reason as soon as it is aborted
 */
export async function readFile(file: File, reading: Reading): Promise<ImportedDeck> {
  if (file.size > DECK_LIMITS.deckBytes) throw new ImportRefused('file-size');
  const bytes = await bytesOf(file, reading.signal);
  return runWorker({ kind: 'deck', bytes, brandColour: config.brandColour }, reading);
}

/**
 * Reads a template in a worker.
 *
 * @throws ImportRefused with the reason for the person; the signal's reason as soon as it is aborted
 */
export async function readTemplate(file: File, signal: AbortSignal): Promise<TemplateLook> {
  if (file.size > DECK_LIMITS.templateBytes) throw new ImportRefused('template-size');
  return runWorker({ kind: 'template', bytes: await bytesOf(file, signal) }, { signal });
}
