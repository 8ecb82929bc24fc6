/** Writes slides with their pictures, charts and notes into a file that has masters and layouts for them. */
import type { Slide } from '../../model/deck.ts';
import { footOf, settingsOf } from '../../model/settings.ts';
import { languageTag, type Source } from '../options.ts';
import type { PictureFile } from '../picture-file.ts';
import { chartPart } from './chart.ts';
import { dataColumns, sumOf } from './chart-data.ts';
import { notesPart } from './notes.ts';
import type { Parts } from './parts.ts';
import { DECK_TYPE, OFFICE_TYPE } from './properties.ts';
import { scaled } from './scaled.ts';
import { type SlideContext, slidePart } from './slide.ts';
import type { TextContext } from './text.ts';
import { workbook } from './workbook.ts';

/** The layout of a slide, and what its shapes take from it. */
export interface SlideBase extends Pick<SlideContext, 'tokens' | 'design' | 'inTemplate'> {
  /** The path of the layout. */
  readonly layout: string;
}

interface Base {
  /** The path of the main part. */
  readonly deck: string;
  readonly baseOf: (slide: Slide) => SlideBase;
  /** Adds the master of notes if there is none. @returns its path */
  readonly notesMaster: () => string;
  /** How much larger than 1280 × 720 px slides are. @default 1 */
  readonly scale?: number;
}

export class SlidesWriter {
  readonly #parts: Parts;
  readonly #source: Source;
  readonly #language: string;
  readonly #pictures = new Map<string, string>();
  #charts = 0;
  #notes = 0;

  constructor(parts: Parts, source: Source) {
    this.#parts = parts;
    this.#source = source;
    this.#language = languageTag(source.deck.language);
  }

  /** What text in a part needs. */
  contextOf(path: string): TextContext {
    return {
      language: this.#language,
      linkTo: (address) => this.#parts.relate(path, 'hyperlink', address, true),
    };
  }

  /** A picture for a part; undefined for one that could not be loaded. */
  picture(path: string, idFile: string): { file: PictureFile; id: string } | undefined {
    const file = this.#source.pictures.get(idFile);
    if (!file) return undefined;
    let target = this.#pictures.get(idFile);
    if (!target) {
      const extension = file.type === 'image/png' ? 'png' : 'jpeg';
      target = this.#parts.free((at) => `ppt/media/image${at}.${extension}`);
      this.#pictures.set(idFile, target);
      this.#parts.addFile(target, file.type, file.bytes);
    }
    return { file, id: this.#parts.relate(path, 'image', target) };
  }

  /** Writes slides in their order. @returns the ids of their relationships */
  write(slides: readonly Slide[], base: Base): string[] {
    return slides.map((slide, at) => {
      const path = `ppt/slides/slide${at + 1}.xml`;
      this.#slide(slide, path, at + 1, base);
      if (this.#source.withNotes && slide.notes.trim() !== '') this.#addNotes(path, slide.notes, base);
      const id = this.#parts.relate(base.deck, 'slide', path);
      this.#source.onSlide?.(at + 1, slides.length);
      return id;
    });
  }

  #slide(slide: Slide, path: string, number: number, { baseOf, scale = 1 }: Base): void {
    const parts = this.#parts;
    const { layout, ...base } = baseOf(slide);
    parts.relate(path, 'slideLayout', layout);
    const xml = slidePart(slide, {
      ...this.contextOf(path),
      ...base,
      foot: footOf(this.#source.deck, number),
      isToday: settingsOf(this.#source.deck).date === null,
      transition: settingsOf(this.#source.deck).transition,
      pictureOf: (idFile) => this.picture(path, idFile),
      addChart: (box) => {
        this.#charts += 1;
        const chart = `ppt/charts/chart${this.#charts}.xml`;
        const data = `ppt/embeddings/workbook${this.#charts}.xlsx`;
        const dataId = parts.relate(chart, 'package', data);
        const drawn = chartPart(box, base.tokens, this.#language, dataId);
        parts.add(chart, `${OFFICE_TYPE}.drawingml.chart+xml`, scaled(drawn, scale));
        parts.addFile(
          data,
          `${OFFICE_TYPE}.spreadsheetml.sheet`,
          workbook(box.block.categories, dataColumns(box), sumOf(box)),
        );
        return parts.relate(path, 'chart', chart);
      },
    });
    parts.add(path, `${DECK_TYPE}.slide+xml`, scaled(xml, scale));
  }

  #addNotes(slidePath: string, notes: string, { notesMaster }: Base): void {
    const parts = this.#parts;
    const master = notesMaster();
    this.#notes += 1;
    const path = `ppt/notesSlides/notesSlide${this.#notes}.xml`;
    parts.relate(path, 'notesMaster', master);
    parts.relate(path, 'slide', slidePath);
    parts.add(path, `${DECK_TYPE}.notesSlide+xml`, notesPart(notes, this.contextOf(path)));
    parts.relate(slidePath, 'notesSlide', path);
  }
}
