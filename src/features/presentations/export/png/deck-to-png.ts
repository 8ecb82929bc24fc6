/** The slides of a presentation as pictures (PRES-66). */
import { downloadZip } from 'client-zip';
import { collect } from '#platform/collect.ts';
import { blocksOn, CANVAS, isLater, type Slide } from '../../model/deck.ts';
import { layoutSlide } from '../../model/layout-slide.ts';
import { footOf } from '../../model/settings.ts';
import type { Source } from '../options.ts';
import type { SlideFonts } from '../pdf/deck-to-pdf.ts';
import { SlidePage } from '../pdf/slide-page.ts';
import { pictureName } from '../picture-name.ts';
import { CanvasPaper, familyOf } from './canvas-paper.ts';
import { CanvasPen } from './canvas-pen.ts';

/** Size of the pictures, px. */
const SIZE = { width: 1920, height: 1080 } as const;

/** The fonts of the page or the worker; the types of workers lack them. */
const fontSet = (): FontFaceSet => (globalThis as unknown as { fonts: FontFaceSet }).fonts;

/** Makes the faces of slides known to canvases. */
async function loadFaces(fonts: SlideFonts): Promise<void> {
  await Promise.all(
    Object.entries(fonts).map(async ([face, bytes]) => {
      fontSet().add(await new FontFace(familyOf(face), new Uint8Array(bytes)).load());
    }),
  );
}

interface Numbered {
  readonly slide: Slide;
  /** Of the slide in the presentation, from 1. */
  readonly number: number;
}

export interface PngSource extends Source {
  fonts: SlideFonts;
  /** The numbers of the slides in the presentation, in their order. */
  numbers: readonly number[];
  /** A picture of the only slide instead of an archive. */
  isSingle: boolean;
}

/** Draws slides one after another on the same canvas. */
class SlidePainter {
  readonly #source: PngSource;
  readonly #canvas = new OffscreenCanvas(SIZE.width, SIZE.height);

  constructor(source: PngSource) {
    this.#source = source;
  }

  async paint({ slide, number }: Numbered): Promise<Blob> {
    const { deck, tokens, pictures } = this.#source;
    const context = this.#canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new Error('The browser has no canvas');
    const layout = layoutSlide(slide, tokens, footOf(deck, number));
    const bitmaps = await this.#bitmapsOf(slide);
    try {
      // A size resets the context, and clears what was drawn.
      this.#canvas.width = SIZE.width;
      const pen = new CanvasPen(new CanvasPaper(context, bitmaps, SIZE.width / CANVAS.width));
      new SlidePage(slide, layout, { pen, tokens, pictures, language: deck.language }).draw();
      return await this.#canvas.convertToBlob({ type: 'image/png' });
    } finally {
      for (const bitmap of bitmaps.values()) bitmap.close();
    }
  }

  /** The pictures of a slide and the logo, ready to be drawn. */
  async #bitmapsOf(slide: Slide): Promise<Map<Uint8Array, ImageBitmap>> {
    const { pictures, tokens } = this.#source;
    const ids = blocksOn(slide).flatMap((block) =>
      block.kind === 'picture' && block.idFile ? [block.idFile] : [],
    );
    const wanted = [...ids, ...(tokens.logo ? [tokens.logo.idFile] : [])];
    // A key begins with the id of the file; another tone or ground follows it.
    const files = [...pictures].filter(([key]) =>
      wanted.some((id) => key === id || key.startsWith(`${id} `)),
    );
    const bitmaps = new Map<Uint8Array, ImageBitmap>();
    for (const [, { bytes, type }] of files)
      bitmaps.set(bytes, await createImageBitmap(new Blob([bytes], { type })));
    return bitmaps;
  }
}

/**
 * The slides as PNG of 1920 × 1080 px in a ZIP, drawn one at a time; slides of a newer gateway are left out. With `isSingle` the first
 * slide as PNG.
 */
export async function deckToPng(source: PngSource): Promise<Blob> {
  const { deck, numbers, withoutSkipped, isSingle, onSlide } = source;
  const slides = deck.slides.flatMap((slide, at): Numbered[] =>
    isLater(slide) || (withoutSkipped && slide.isSkipped) ? [] : [{ slide, number: numbers[at] ?? at + 1 }],
  );
  await loadFaces(source.fonts);
  const painter = new SlidePainter(source);
  const [first] = slides;
  if (isSingle && first) return painter.paint(first);
  // Equal presentations make equal archives (PRES-25).
  const lastModified = new Date(deck.date);
  async function* files() {
    for (const [at, one] of slides.entries()) {
      const input = await painter.paint(one);
      yield { input: input.stream(), name: pictureName(one.slide, one.number), lastModified };
      onSlide?.(at + 1, slides.length);
    }
  }
  return collect(downloadZip(files()).body, 'application/zip');
}
