/** Makes the file of a presentation away from the page, so that the page stays quick and «Отменить» ends it at once. */
import { type AnySlide, isLater, type PictureBlock } from '../model/deck.ts';
import type { ExportMessage, ExportTask } from './task.ts';

const say = (message: ExportMessage): void => postMessage(message);

const picturesIn = (slides: readonly AnySlide[]): PictureBlock[] =>
  slides.flatMap((slide) =>
    isLater(slide) ? [] : slide.slots.flatMap(({ block }) => (block.kind === 'picture' ? [block] : [])),
  );

async function fileOf({ format, ...task }: ExportTask): Promise<Blob> {
  const source = {
    ...task,
    onSlide: (done: number, total: number) => say({ kind: 'progress', done, total }),
  };
  if (format === 'pptx') {
    const { deckToPptx } = await import('./pptx/deck-to-pptx.ts');
    const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
    return new Blob([deckToPptx(source)], { type });
  }
  const [{ deckToPdf }, { loadSlideFonts }, { drawGlyph, plainPictures }] = await Promise.all([
    import('./pdf/deck-to-pdf.ts'),
    import('./pdf/fonts.ts'),
    import('./pdf/drawings.ts'),
  ]);
  const [fonts, pictures] = await Promise.all([
    loadSlideFonts(task.tokens, { arabic: /\p{Script=Arabic}/u.test(JSON.stringify(task.deck)) }),
    plainPictures(task.pictures, task.tokens, picturesIn(task.deck.slides)),
  ]);
  return deckToPdf({ ...source, pictures, fonts, drawGlyph });
}

addEventListener('message', async ({ data }: MessageEvent<ExportTask>) => {
  try {
    say({ kind: 'done', blob: await fileOf(data) });
  } catch (error) {
    say({ kind: 'failed', message: String(error instanceof Error ? (error.stack ?? error) : error) });
  }
});
