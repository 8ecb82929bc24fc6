import type { GlyphPicture, MissingGlyph } from '#lib/pdf/glyph.ts';
import { type FontBytes, openPdf, plainLetters } from '#lib/pdf/pdf-file.ts';
import type { Line, SlideLayout } from '../../model/boxes.ts';
import { CANVAS, isLater, type Slide, slideTitle } from '../../model/deck.ts';
import { layoutSlide } from '../../model/layout-slide.ts';
import { sectionStarts } from '../../model/sections.ts';
import { footOf } from '../../model/settings.ts';
import { plainParagraphs, prepare, setLines } from '../../model/text-box.ts';
import { languageTag, type PerSheet, type Source } from '../options.ts';
import { drawFrame, drawLines, handoutPlaces, SHEET } from './handout.ts';
import type { Ink } from './line-pen.ts';
import { glyphKey, Pen } from './pen.ts';
import { SlidePage, textInk } from './slide-page.ts';

type Face = 'regular' | 'italic' | 'bold' | 'boldItalic';
/** Four faces of the deck's font, those of its titles if they differ, and those of Arabic letters if it has any. */
export type SlideFonts = FontBytes &
  Readonly<Record<'italic' | 'bold' | 'boldItalic', Uint8Array>> &
  Readonly<Partial<Record<'arabic' | 'arabicBold' | `${Face}Title`, Uint8Array>>>;

export interface PdfSource extends Source {
  /** More than one make a handout without notes. @default 1 */
  perSheet?: PerSheet;
  fonts: SlideFonts;
  /** Makes a JPEG as a data URL of a character that the fonts lack. */
  drawGlyph: (glyph: MissingGlyph) => Promise<GlyphPicture>;
}

/** px to pt */
const SCALE = 0.75;
/** A page with notes; `slide` is the scale of the slide in its upper half. */
const sheet = { ...SHEET, slide: (SHEET.w - 2 * SHEET.margin) / CANVAS.width } as const;
const canvas = { w: CANVAS.width, h: CANVAS.height } as const;
const notesInk: Ink = { fontSize: 16, color: '#1a1a1a', linkColor: '#1a1a1a', background: '#ffffff' };

/** All texts of a layout with their looks, to find characters that the fonts lack. */
function inkedLines(layout: SlideLayout): { lines: readonly Line[]; ink: Ink }[] {
  return layout.boxes.flatMap((box): { lines: readonly Line[]; ink: Ink }[] => {
    switch (box.kind) {
      case 'text':
        return [{ lines: box.lines, ink: textInk(box, layout) }];
      case 'object':
        return box.text
          ? [
              {
                lines: box.text.lines,
                ink: textInk(box.text, { ...layout, background: box.fill ?? layout.background }),
              },
            ]
          : [];
      case 'table':
        return box.rows
          .flat()
          .map(({ lines, color, fill }) => ({
            lines,
            ink: { fontSize: box.fontSize, color, linkColor: color, background: fill ?? layout.background },
          }));
      case 'timeline':
        return box.steps.flatMap(({ when, what }) => [
          { lines: when, ink: { ...notesInk, color: box.whenColor, background: layout.background } },
          { lines: what, ink: { ...notesInk, color: box.whatColor, background: layout.background } },
        ]);
      case 'chart':
        return box.labels.map(({ text, isBold, color }) => ({
          lines: [labelLine(text, isBold)],
          ink: { ...notesInk, color, linkColor: color, background: box.background },
        }));
      default:
        return [];
    }
  });
}

const labelLine = (text: string, isBold: boolean): Line => ({
  y: 0,
  baseline: 0,
  height: 0,
  paragraph: 0,
  mark: null,
  after: '',
  pieces: [{ text, x: 0, width: 0, isBold, isItalic: false, link: null }],
});

/** Where the notes begin below their slide, px. */
const notesTop = sheet.margin + 720 * sheet.slide + 32;

/** The lines of notes, from the top of an endless page. */
function notesLines(notes: string, font: Source['tokens']['font']): Line[] {
  const paragraphs = notes.split('\n').flatMap((line) => plainParagraphs(line));
  const area = { x: sheet.margin, y: 0, w: sheet.w - 2 * sheet.margin };
  const looks = { font, fontSize: notesInk.fontSize, lineHeight: 1.4 };
  return setLines(prepare(paragraphs, font), area, looks).lines;
}

/** Adds a page on which the units are px. */
function addPage({ document }: Pen, { w, h }: { w: number; h: number }): void {
  document.addPage({ size: [w * SCALE, h * SCALE], margin: 0 });
  document.scale(SCALE);
}

/** Draws notes below their slide, and on further pages when they are long. */
function drawNotes(pen: Pen, name: string, lines: readonly Line[]): void {
  const { document } = pen;
  let top = notesTop;
  let from = 0;
  while (from < lines.length) {
    const start = lines[from]?.y ?? 0;
    const room = sheet.h - sheet.margin - top;
    let to = from;
    while (to < lines.length && (lines[to]?.y ?? 0) + (lines[to]?.height ?? 0) - start <= room) to += 1;
    to = Math.max(to, from + 1);
    const section = document.struct('Sect', { title: name });
    document.addStructure(section);
    const shown = lines.slice(from, to);
    for (const paragraph of new Set(shown.map((line) => line.paragraph))) {
      const own = shown
        .filter((line) => line.paragraph === paragraph)
        .map((line) => ({ ...line, baseline: line.baseline - start + top }));
      const contents = pen.contents(own, notesInk);
      if (contents.length > 0) section.add(document.struct('P', {}, contents));
    }
    section.end();
    from = to;
    top = sheet.margin;
    if (from < lines.length) addPage(pen, sheet);
  }
}

/**
 * The presentation as a PDF (presentations.md §7): a page for each slide with selectable text, tags, bookmarks, links and
 * vector charts, all drawn where `layoutSlide` puts them. With notes each page is A4: the slide, and its notes below. A handout
 * has several slides on each A4 page. Equal decks make equal files.
 */
export async function deckToPdf(source: PdfSource): Promise<Blob> {
  const { deck, tokens, withoutSkipped, perSheet = 1 } = source;
  const places = perSheet === 1 ? [] : handoutPlaces(perSheet);
  const withNotes = source.withNotes && perSheet === 1;
  const date = new Date(deck.date);
  const file = openPdf({
    title: deck.title,
    language: languageTag(deck.language),
    fonts: source.fonts,
    settings: {
      autoFirstPage: false,
      info: { Author: deck.owner.name, CreationDate: Number.isNaN(date.getTime()) ? new Date(0) : date },
    },
  });
  const { document, finish } = file;
  const slides = deck.slides
    .filter((slide): slide is Slide => !isLater(slide))
    .filter((slide) => !(withoutSkipped && slide.isSkipped));
  const pages = slides.map((slide, at) => {
    const layout = layoutSlide(slide, tokens, footOf(deck, at + 1));
    const name = slideTitle(slide) || `Слайд ${at + 1}`;
    const notes = withNotes && slide.notes.trim() !== '' ? notesLines(slide.notes, tokens.font) : [];
    return { slide, layout, name, notes };
  });
  const glyphs = new Map<string, GlyphPicture>();
  const pen = new Pen(file, glyphs);
  for (const { layout, notes } of pages)
    for (const { lines, ink } of [...inkedLines(layout), { lines: notes, ink: notesInk }])
      for (const piece of lines.flatMap((line) => line.pieces))
        for (const glyph of pen.missing(piece, ink))
          if (!glyphs.has(glyphKey(glyph))) glyphs.set(glyphKey(glyph), await source.drawGlyph(glyph));
  const sections = sectionStarts(deck, slides);
  let bookmarks = document.outline;
  for (const [at, { slide, layout, name, notes }] of pages.entries()) {
    const page = new SlidePage(slide, layout, {
      pen,
      tokens,
      pictures: source.pictures,
      language: deck.language,
    });
    const place = places[at % places.length] ?? { x: sheet.margin, y: sheet.margin, scale: sheet.slide };
    const isOnSheet = withNotes || perSheet > 1;
    if (at % perSheet === 0) addPage(pen, isOnSheet ? sheet : canvas);
    const section = sections.get(slide.id);
    if (section) bookmarks = document.outline.addItem(plainLetters(section.title), { expanded: true });
    bookmarks.addItem(plainLetters(name));
    if (isOnSheet) {
      document.save().translate(place.x, place.y).scale(place.scale);
      page.draw();
      drawFrame(document);
      document.restore();
    } else page.draw();
    if (perSheet === 3) drawLines(document, place);
    if (withNotes) drawNotes(pen, `Заметки: ${name}`, notes);
    source.onSlide?.(at + 1, slides.length);
  }
  // A PDF has at least one page.
  if (pages.length === 0) addPage(pen, canvas);
  return finish();
}
