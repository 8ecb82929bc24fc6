import { isLater, type Slide } from '../../model/deck.ts';
import { LAYOUT_LIST } from '../../model/layouts.ts';
import { themeName } from '../../model/themes.ts';
import { languageTag, type Source } from '../options.ts';
import { type Designs, designsFor } from './design.ts';
import { layoutPart, layoutPath, MASTER_ID, masterPart } from './layouts.ts';
import { NOTES_PAGE, notesMasterPart } from './notes.ts';
import { Parts } from './parts.ts';
import {
  addProperties,
  addSettings,
  DECK_TYPE,
  defaultTextStyle,
  OFFICE_TYPE,
  slideIdList,
} from './properties.ts';
import { sectionList } from './sections.ts';
import { SlidesWriter } from './slides.ts';
import { themePart } from './theme.ts';
import { el, emu, namespaces } from './xml.ts';

const paths = {
  deck: 'ppt/presentation.xml',
  master: 'ppt/slideMasters/slideMaster1.xml',
  theme: 'ppt/theme/theme1.xml',
  notesMaster: 'ppt/notesMasters/notesMaster1.xml',
  notesTheme: 'ppt/theme/theme2.xml',
} as const;

/** The slides that are written. Slides of a newer gateway are left out, since what they contain is not known. */
export const writtenSlides = ({ deck, withoutSkipped }: Source): Slide[] =>
  deck.slides
    .filter((slide): slide is Slide => !isLater(slide))
    .filter((slide) => !(withoutSkipped && slide.isSkipped));

/** Writes one presentation with masters and layouts of the portal. */
class Writer {
  readonly #source: Source;
  readonly #parts = new Parts();
  readonly #language: string;
  readonly #slides: SlidesWriter;

  constructor(source: Source) {
    this.#source = source;
    this.#language = languageTag(source.deck.language);
    this.#slides = new SlidesWriter(this.#parts, source);
  }

  write(): Uint8Array<ArrayBuffer> {
    const { tokens } = this.#source;
    const parts = this.#parts;
    const slides = writtenSlides(this.#source);
    const designs = designsFor(slides, tokens);
    parts.relate('', 'officeDocument', paths.deck);
    addProperties(parts, this.#source, this.#language);
    const masterId = parts.relate(paths.deck, 'slideMaster', paths.master);
    this.#addMaster(designs);
    this.#addTheme(paths.master, paths.theme);
    parts.relate(paths.deck, 'theme', paths.theme);
    const slideIds = this.#slides.write(slides, {
      deck: paths.deck,
      notesMaster: () => this.#addNotesMaster(),
      baseOf: ({ layout }) => ({ layout: layoutPath(layout), tokens, design: designs[layout] }),
    });
    parts.add(paths.deck, `${DECK_TYPE}.presentation.main+xml`, this.#deckPart(masterId, slideIds, slides));
    addSettings(parts, paths.deck);
    return parts.zip();
  }

  #addMaster(designs: Designs): void {
    const { tokens } = this.#source;
    const parts = this.#parts;
    const layoutIds = LAYOUT_LIST.map((layout) => {
      const path = layoutPath(layout);
      parts.add(
        path,
        `${DECK_TYPE}.slideLayout+xml`,
        layoutPart(designs[layout], tokens, {
          ...this.#slides.contextOf(path),
          pictureOf: (idFile) => this.#slides.picture(path, idFile),
        }),
      );
      parts.relate(path, 'slideMaster', paths.master);
      return parts.relate(paths.master, 'slideLayout', path);
    });
    parts.add(
      paths.master,
      `${DECK_TYPE}.slideMaster+xml`,
      masterPart(designs, layoutIds, tokens, this.#slides.contextOf(paths.master)),
    );
  }

  #addTheme(from: string, path: string): void {
    const { deck, tokens } = this.#source;
    this.#parts.add(path, `${OFFICE_TYPE}.theme+xml`, themePart(themeName(deck.theme, deck.brand), tokens));
    this.#parts.relate(from, 'theme', path);
  }

  #addNotesMaster(): string {
    const path = paths.notesMaster;
    if (!this.#parts.has(path)) {
      this.#parts.add(path, `${DECK_TYPE}.notesMaster+xml`, notesMasterPart(this.#slides.contextOf(path)));
      this.#addTheme(path, paths.notesTheme);
    }
    return path;
  }

  #deckPart(masterId: string, slideIds: readonly string[], slides: readonly Slide[]): string {
    const hasNotes = this.#parts.has(paths.notesMaster);
    return el(
      'p:presentation',
      { ...namespaces, saveSubsetFonts: 1 },
      el('p:sldMasterIdLst', {}, el('p:sldMasterId', { id: MASTER_ID, 'r:id': masterId })),
      hasNotes
        ? el(
            'p:notesMasterIdLst',
            {},
            el('p:notesMasterId', {
              'r:id': this.#parts.relate(paths.deck, 'notesMaster', paths.notesMaster),
            }),
          )
        : '',
      slideIdList(slideIds),
      el('p:sldSz', { cx: emu(1280), cy: emu(720) }),
      el('p:notesSz', { cx: emu(NOTES_PAGE.w), cy: emu(NOTES_PAGE.h) }),
      defaultTextStyle(this.#language),
      sectionList(this.#source.deck, slides),
    );
  }
}

/** The presentation as a PowerPoint file (presentations.md §7): real places, theme, tables, charts with their data and notes. */
export const deckToPptx = (source: Source): Uint8Array<ArrayBuffer> => new Writer(source).write();
