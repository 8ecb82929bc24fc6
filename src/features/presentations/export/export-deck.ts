import { titledFileName } from '#lib/file-name.ts';
import { blocksOn, DECK_LIMITS, type Deck, isLater } from '../model/deck.ts';
import { sectionsFor } from '../model/sections.ts';
import { themeTokens } from '../model/themes.ts';
import { loadPictures, loadTemplate, type NumberedSlide } from './load-pictures.ts';
import type { PerSheet } from './options.ts';
import { pictureName } from './picture-name.ts';
import type { ExportFormat, ExportMessage, ExportTask } from './task.ts';

/** What a person chooses. */
export interface ExportChoice {
  format: ExportFormat;
  withNotes: boolean;
  perSheet: PerSheet;
  withoutSkipped: boolean;
  /** For PNG: the id of the only slide; undefined for all slides. */
  slideId?: string | undefined;
}

interface ExportRun {
  signal: AbortSignal;
  /** Called with the finished share, 0 to 100. */
  onProgress?: (percent: number) => void;
}

interface BrandedRun extends ExportRun {
  brandColour?: string | undefined;
}

export interface ExportedDeck {
  blob: Blob;
  name: string;
  /** Numbers of the slides whose picture is missing: its description is shown instead. */
  missing: number[];
  /** Numbers of the slides of a newer version, which are left out. */
  later: number[];
  /** The reason for which the company's template was not used. Undefined if it was used or if the company has none. */
  misfit: string | undefined;
}

/** Why a file cannot be made, for the person. */
export class ExportRefused extends Error {}

/** Share of the loading of pictures in the whole work, percent. */
const LOADING = 10;

const refuseLarge = (bytes: number): void => {
  if (bytes > DECK_LIMITS.deckBytes) throw new ExportRefused('Файл больше 100\u00a0МБ: уменьшите картинки');
};

type Made = Pick<Extract<ExportMessage, { kind: 'done' }>, 'blob' | 'misfit'>;

/** Runs the worker; an abort ends it at once. */
function runWorker(task: ExportTask, { signal, onProgress }: ExportRun): Promise<Made> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Made>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('message', ({ data }: MessageEvent<ExportMessage>) => {
      if (data.kind === 'progress')
        onProgress?.(LOADING + Math.floor(((100 - LOADING) * data.done) / Math.max(1, data.total)));
      else if (data.kind === 'done') resolve(data);
      else reject(new Error(data.message));
    });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The worker did not start')),
    );
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

const numbersWith = (numbered: readonly NumberedSlide[], ids: readonly string[]): number[] =>
  numbered
    .filter(({ slide }) =>
      (isLater(slide) ? [] : blocksOn(slide)).some(
        (block) => block.kind === 'picture' && ids.includes(block.idFile ?? ''),
      ),
    )
    .map(({ number }) => number);

async function fileOf(
  deck: ExportTask['deck'],
  numbered: readonly NumberedSlide[],
  { format, slideId, ...choice }: ExportChoice,
  run: BrandedRun,
): Promise<Pick<ExportedDeck, 'blob' | 'missing'> & Made> {
  if (format === 'docx' || format === 'md') {
    const { textFile } = await import('./text/text-file.ts');
    const { blob, lost } = await textFile(deck, { ...choice, format }, run.signal);
    return { blob, missing: numbersWith(numbered, lost) };
  }
  const tokens = themeTokens(deck.theme, deck.brand, run.brandColour);
  const { pictures, missing } = await loadPictures(numbered, run.signal, tokens.logo?.idFile);
  refuseLarge([...pictures.values()].reduce((sum, { bytes }) => sum + bytes.length, 0));
  run.signal.throwIfAborted();
  run.onProgress?.(LOADING);
  const idTemplate = format === 'pptx' && deck.theme === 'brand' ? deck.brand?.template?.idFile : undefined;
  const template = idTemplate === undefined ? null : await loadTemplate(idTemplate, run.signal);
  const numbers = numbered.map(({ number }) => number);
  const isSingle = slideId !== undefined;
  const task = { ...choice, format, deck, tokens, pictures, template, numbers, isSingle };
  return { ...(await runWorker(task, run)), missing };
}

/** The name of the file: that of the presentation, or of the only slide. */
function nameOf(
  title: string,
  { format, slideId }: ExportChoice,
  numbered: readonly NumberedSlide[],
): string {
  const [only] = numbered;
  if (format === 'png' && slideId !== undefined && only) return pictureName(only.slide, only.number);
  return titledFileName(title, format === 'png' ? 'zip' : format);
}

/**
 * Makes the file of a presentation, slides in a worker (presentations.md §7).
 *
 * @param run with the colour of the deployment, for the theme `brand`
 * @throws ExportRefused if the file is too large; the signal's reason as soon as it is aborted (PRES-27)
 */
export async function exportDeck(deck: Deck, choice: ExportChoice, run: BrandedRun): Promise<ExportedDeck> {
  const numbered = deck.slides
    .map((slide, at) => ({ slide, number: at + 1 }))
    .filter(({ slide }) => choice.slideId === undefined || slide.id === choice.slideId)
    .filter(({ slide }) => !(choice.withoutSkipped && !isLater(slide) && slide.isSkipped));
  const { title, language, theme, brand, date, owner, settings, sections } = deck;
  const slides = numbered.map(({ slide }) => slide);
  const sent = {
    title,
    language,
    theme,
    brand,
    slides,
    date,
    owner: { name: owner.name },
    ...(settings && { settings }),
    ...(sections && { sections: sectionsFor(sections, slides, deck.slides) }),
  };
  const { blob, missing, misfit } = await fileOf(sent, numbered, choice, run);
  run.signal.throwIfAborted();
  // Pictures of slides are larger than the pictures on them, and nobody opens the archive as a whole.
  if (choice.format !== 'png') refuseLarge(blob.size);
  const later = numbered.flatMap(({ slide, number }) => (isLater(slide) ? [number] : []));
  return { blob, name: nameOf(title, choice, numbered), missing, later, misfit };
}
