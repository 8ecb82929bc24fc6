import { titledFileName } from '#lib/file-name.ts';
import { DECK_LIMITS, type Deck, isLater } from '../model/deck.ts';
import { themeTokens } from '../model/themes.ts';
import { loadPictures } from './load-pictures.ts';
import type { ExportFormat, ExportMessage, ExportTask } from './task.ts';

/** What a person chooses. */
export interface ExportChoice {
  format: ExportFormat;
  withNotes: boolean;
  withoutSkipped: boolean;
}

interface ExportRun {
  signal: AbortSignal;
  /** Called with the finished share, 0 to 100. */
  onProgress?: (percent: number) => void;
}

export interface ExportedDeck {
  blob: Blob;
  name: string;
  /** Numbers of the slides whose picture is missing: its description is shown instead. */
  missing: number[];
  /** Numbers of the slides of a newer version, which are left out. */
  later: number[];
}

/** Why a file cannot be made, for the person. */
export class ExportRefused extends Error {}

/** Share of the loading of pictures in the whole work, percent. */
const LOADING = 10;

const refuseLarge = (bytes: number): void => {
  if (bytes > DECK_LIMITS.deckBytes) throw new ExportRefused('Файл больше 100\u00a0МБ: уменьшите картинки');
};

/** Runs the worker; an abort ends it at once. */
function runWorker(task: ExportTask, { signal, onProgress }: ExportRun): Promise<Blob> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('message', ({ data }: MessageEvent<ExportMessage>) => {
      if (data.kind === 'progress')
        onProgress?.(LOADING + Math.floor(((100 - LOADING) * data.done) / Math.max(1, data.total)));
      else if (data.kind === 'done') resolve(data.blob);
      else reject(new Error(data.message));
    });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The worker did not start')),
    );
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

/**
 * Makes the file of a presentation in a worker (presentations.md §7).
 *
 * @param brandColour of the deployment, for the theme `brand`
 * @throws ExportRefused if the file is too large; the signal's reason as soon as it is aborted (PRES-27)
 */
export async function exportDeck(
  deck: Deck,
  choice: ExportChoice,
  run: ExportRun & { brandColour?: string | undefined },
): Promise<ExportedDeck> {
  const numbered = deck.slides
    .map((slide, at) => ({ slide, number: at + 1 }))
    .filter(({ slide }) => !(choice.withoutSkipped && !isLater(slide) && slide.isSkipped));
  const slides = numbered.map(({ slide }) => slide);
  const { title, language, theme, brand, date, owner } = deck;
  const tokens = themeTokens(theme, brand, run.brandColour);
  const { pictures, missing } = await loadPictures(numbered, run.signal, tokens.logo?.idFile);
  refuseLarge([...pictures.values()].reduce((sum, { bytes }) => sum + bytes.length, 0));
  run.signal.throwIfAborted();
  run.onProgress?.(LOADING);
  const blob = await runWorker(
    {
      ...choice,
      deck: { title, language, theme, brand, slides, date, owner: { name: owner.name } },
      tokens,
      pictures,
    },
    run,
  );
  run.signal.throwIfAborted();
  refuseLarge(blob.size);
  const later = numbered.flatMap(({ slide, number }) => (isLater(slide) ? [number] : []));
  return { blob, name: titledFileName(title, choice.format), missing, later };
}
