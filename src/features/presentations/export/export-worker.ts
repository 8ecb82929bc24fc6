/** Makes the file of a presentation away from the page, so that the page stays quick and «Отменить» ends it at once. */
import { type AnySlide, blocksOn, isLater, type PictureBlock } from '../model/deck.ts';
import { ImportRefused } from '../office/refusals.ts';
import type { Source } from './options.ts';
import type { ExportMessage, ExportTask } from './task.ts';

const say = (message: ExportMessage): void => postMessage(message);

const picturesIn = (slides: readonly AnySlide[]): PictureBlock[] =>
  slides.flatMap((slide) =>
    isLater(slide) ? [] : blocksOn(slide).flatMap((block) => (block.kind === 'picture' ? [block] : [])),
  );

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

type Made = Pick<Extract<ExportMessage, { kind: 'done' }>, 'blob' | 'misfit'>;

/** The file with the company's template, or with the portal's own layouts and the reason (PRES-57). */
async function pptxOf(source: Source, template: ExportTask['template']): Promise<Made> {
  const own = async (): Promise<Blob> => {
    const { deckToPptx } = await import('./pptx/deck-to-pptx.ts');
    return new Blob([deckToPptx(source)], { type: PPTX });
  };
  if (template === null) return { blob: await own() };
  if (template === undefined) return { blob: await own(), misfit: 'Файл шаблона не\u00a0загрузился' };
  try {
    const { deckInTemplate } = await import('./pptx/deck-in-template.ts');
    return { blob: new Blob([deckInTemplate(source, template)], { type: PPTX }) };
  } catch (error) {
    const misfit = error instanceof ImportRefused ? error.message : 'Файл шаблона не\u00a0подошёл';
    return { blob: await own(), misfit };
  }
}

async function fileOf({ format, template, ...task }: ExportTask): Promise<Made> {
  const source = {
    ...task,
    onSlide: (done: number, total: number) => say({ kind: 'progress', done, total }),
  };
  if (format === 'pptx') return pptxOf(source, template);
  const [{ loadSlideFonts }, { drawGlyph, plainPictures }] = await Promise.all([
    import('./pdf/fonts.ts'),
    import('./pdf/drawings.ts'),
  ]);
  const [fonts, pictures] = await Promise.all([
    loadSlideFonts(task.tokens, { arabic: /\p{Script=Arabic}/u.test(JSON.stringify(task.deck)) }),
    plainPictures(task.pictures, task.tokens, picturesIn(task.deck.slides)),
  ]);
  if (format === 'png') {
    const { deckToPng } = await import('./png/deck-to-png.ts');
    return { blob: await deckToPng({ ...source, pictures, fonts }) };
  }
  const { deckToPdf } = await import('./pdf/deck-to-pdf.ts');
  return { blob: await deckToPdf({ ...source, pictures, fonts, drawGlyph }) };
}

addEventListener('message', async ({ data }: MessageEvent<ExportTask>) => {
  try {
    say({ kind: 'done', ...(await fileOf(data)) });
  } catch (error) {
    say({ kind: 'failed', message: String(error instanceof Error ? (error.stack ?? error) : error) });
  }
});
