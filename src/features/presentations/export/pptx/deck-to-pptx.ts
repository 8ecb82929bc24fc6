import { isLater } from '../../model/deck.ts';
import { LAYOUT_LIST } from '../../model/layouts.ts';
import { footOf, settingsOf } from '../../model/settings.ts';
import { themeName } from '../../model/themes.ts';
import { languageTag, type Source } from '../options.ts';
import { chartPart } from './chart.ts';
import { dataColumns, sumOf } from './chart-data.ts';
import { designsFor } from './design.ts';
import { layoutPart, layoutPath, MASTER_ID, masterPart } from './layouts.ts';
import { NOTES_PAGE, notesMasterPart, notesPart } from './notes.ts';
import { APPLICATION } from './own-names.ts';
import { Parts } from './parts.ts';
import { slidePart } from './slide.ts';
import type { TextContext } from './text.ts';
import { themePart } from './theme.ts';
import { workbook } from './workbook.ts';
import { el, emu, namespaces, text } from './xml.ts';

const type = 'application/vnd.openxmlformats-officedocument.presentationml';
const office = 'application/vnd.openxmlformats-officedocument';
const paths = {
  deck: 'ppt/presentation.xml',
  master: 'ppt/slideMasters/slideMaster1.xml',
  theme: 'ppt/theme/theme1.xml',
  notesMaster: 'ppt/notesMasters/notesMaster1.xml',
  notesTheme: 'ppt/theme/theme2.xml',
} as const;

/** Title, author and dates; the dates are those of the version, so that equal decks make equal files. */
function addProperties(parts: Parts, { deck }: Source, language: string): void {
  const date = new Date(deck.date);
  const moment = Number.isNaN(date.getTime()) ? undefined : `${date.toISOString().slice(0, 19)}Z`;
  const when = (name: string): string => (moment ? el(name, { 'xsi:type': 'dcterms:W3CDTF' }, moment) : '');
  parts.relate(
    '',
    'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
    'docProps/core.xml',
  );
  parts.add(
    'docProps/core.xml',
    'application/vnd.openxmlformats-package.core-properties+xml',
    el(
      'cp:coreProperties',
      {
        'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:dcterms': 'http://purl.org/dc/terms/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      },
      el('dc:title', {}, text(deck.title)),
      el('dc:creator', {}, text(deck.owner.name)),
      el('dc:language', {}, language),
      when('dcterms:created'),
      when('dcterms:modified'),
    ),
  );
  parts.relate('', 'extended-properties', 'docProps/app.xml');
  parts.add(
    'docProps/app.xml',
    `${office}.extended-properties+xml`,
    el(
      'Properties',
      { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
      el('Application', {}, APPLICATION),
    ),
  );
}

/** Settings that PowerPoint expects to find, without content. */
function addSettings(parts: Parts): void {
  for (const [name, relation, root] of [
    ['presProps', 'presProps', el('p:presentationPr', namespaces)],
    ['viewProps', 'viewProps', el('p:viewPr', namespaces)],
    [
      'tableStyles',
      'tableStyles',
      el('a:tblStyleLst', {
        'xmlns:a': namespaces['xmlns:a'],
        def: '{2D5ABB26-0587-4C30-8999-92F81FD0307C}',
      }),
    ],
  ] as const) {
    parts.relate(paths.deck, relation, `ppt/${name}.xml`);
    parts.add(`ppt/${name}.xml`, `${type}.${name}+xml`, root);
  }
}

/** Looks of text without a place of its own: the theme's font and colour. */
const plainLevel = el(
  'a:lvl1pPr',
  { algn: 'l' },
  el(
    'a:defRPr',
    { sz: 1800 },
    el('a:solidFill', {}, el('a:schemeClr', { val: 'tx1' })),
    el('a:latin', { typeface: '+mn-lt' }),
  ),
);

/** Writes one presentation. */
class Writer {
  readonly #source: Source;
  readonly #parts = new Parts();
  readonly #language: string;
  readonly #pictures = new Map<string, string>();
  #charts = 0;
  #notes = 0;

  constructor(source: Source) {
    this.#source = source;
    this.#language = languageTag(source.deck.language);
  }

  write(): Uint8Array<ArrayBuffer> {
    const { deck, tokens, withoutSkipped, withNotes } = this.#source;
    const parts = this.#parts;
    const slides = deck.slides
      .filter((slide) => !isLater(slide))
      .filter((slide) => !(withoutSkipped && slide.isSkipped));
    const designs = designsFor(slides, tokens);
    parts.relate('', 'officeDocument', paths.deck);
    addProperties(parts, this.#source, this.#language);
    const masterId = parts.relate(paths.deck, 'slideMaster', paths.master);
    const layoutIds = LAYOUT_LIST.map((layout) => {
      const path = layoutPath(layout);
      parts.add(
        path,
        `${type}.slideLayout+xml`,
        layoutPart(designs[layout], tokens, {
          ...this.#context(path),
          pictureOf: (idFile) => this.#picture(path, idFile),
        }),
      );
      parts.relate(path, 'slideMaster', paths.master);
      return parts.relate(paths.master, 'slideLayout', path);
    });
    parts.add(
      paths.master,
      `${type}.slideMaster+xml`,
      masterPart(designs, layoutIds, tokens, this.#context(paths.master)),
    );
    this.#addTheme(paths.master, paths.theme);
    parts.relate(paths.deck, 'theme', paths.theme);
    const slideIds: string[] = [];
    for (const [at, slide] of slides.entries()) {
      const path = `ppt/slides/slide${at + 1}.xml`;
      parts.relate(path, 'slideLayout', layoutPath(slide.layout));
      parts.add(
        path,
        `${type}.slide+xml`,
        slidePart(slide, {
          ...this.#context(path),
          tokens,
          design: designs[slide.layout],
          foot: footOf(deck, at + 1),
          transition: settingsOf(deck).transition,
          pictureOf: (idFile) => this.#picture(path, idFile),
          addChart: (box) => {
            this.#charts += 1;
            const chart = `ppt/charts/chart${this.#charts}.xml`;
            const data = `ppt/embeddings/workbook${this.#charts}.xlsx`;
            const dataId = parts.relate(chart, 'package', data);
            parts.add(chart, `${office}.drawingml.chart+xml`, chartPart(box, tokens, this.#language, dataId));
            parts.addFile(
              data,
              `${office}.spreadsheetml.sheet`,
              workbook(box.block.categories, dataColumns(box), sumOf(box)),
            );
            return parts.relate(path, 'chart', chart);
          },
        }),
      );
      if (withNotes && slide.notes.trim() !== '') this.#addNotes(path, slide.notes);
      slideIds.push(parts.relate(paths.deck, 'slide', path));
      this.#source.onSlide?.(at + 1, slides.length);
    }
    parts.add(paths.deck, `${type}.presentation.main+xml`, this.#deckPart(masterId, slideIds));
    addSettings(parts);
    return parts.zip();
  }

  #context(path: string): TextContext {
    return {
      language: this.#language,
      linkTo: (address) => this.#parts.relate(path, 'hyperlink', address, true),
    };
  }

  #addTheme(from: string, path: string): void {
    const { deck, tokens } = this.#source;
    this.#parts.add(path, `${office}.theme+xml`, themePart(themeName(deck.theme, deck.brand), tokens));
    this.#parts.relate(from, 'theme', path);
  }

  #picture(path: string, idFile: string) {
    const file = this.#source.pictures.get(idFile);
    if (!file) return undefined;
    let target = this.#pictures.get(idFile);
    if (!target) {
      const extension = file.type === 'image/png' ? 'png' : 'jpeg';
      target = `ppt/media/image${this.#pictures.size + 1}.${extension}`;
      this.#pictures.set(idFile, target);
      this.#parts.addFile(target, file.type, file.bytes);
    }
    return { file, id: this.#parts.relate(path, 'image', target) };
  }

  #addNotes(slidePath: string, notes: string): void {
    const parts = this.#parts;
    if (!parts.has(paths.notesMaster)) {
      parts.add(
        paths.notesMaster,
        `${type}.notesMaster+xml`,
        notesMasterPart(this.#context(paths.notesMaster)),
      );
      this.#addTheme(paths.notesMaster, paths.notesTheme);
    }
    this.#notes += 1;
    const path = `ppt/notesSlides/notesSlide${this.#notes}.xml`;
    parts.relate(path, 'notesMaster', paths.notesMaster);
    parts.relate(path, 'slide', slidePath);
    parts.add(path, `${type}.notesSlide+xml`, notesPart(notes, this.#context(path)));
    parts.relate(slidePath, 'notesSlide', path);
  }

  #deckPart(masterId: string, slideIds: readonly string[]): string {
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
      // Ids of slides begin with 256.
      el('p:sldIdLst', {}, ...slideIds.map((id, at) => el('p:sldId', { id: 256 + at, 'r:id': id }))),
      el('p:sldSz', { cx: emu(1280), cy: emu(720) }),
      el('p:notesSz', { cx: emu(NOTES_PAGE.w), cy: emu(NOTES_PAGE.h) }),
      el('p:defaultTextStyle', {}, el('a:defPPr', {}, el('a:defRPr', { lang: this.#language })), plainLevel),
    );
  }
}

/**
 * The presentation as a PowerPoint file (presentations.md §7): real places, theme, tables, charts with their data and notes.
 * Slides of a newer gateway are left out, since what they contain is not known.
 */
export const deckToPptx = (source: Source): Uint8Array<ArrayBuffer> => new Writer(source).write();
