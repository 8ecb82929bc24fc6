/**
 * Invisible text over pictures of characters that no font has, so that they can be searched and selected. Its fonts are Type 3 fonts
 * with empty glyphs: no font file is needed.
 */

/** What PDFKit makes for an object of the file; its types leave this out. */
interface Reference {
  readonly data: Record<string, unknown>;
  end(content?: string): void;
}

const referenceIn = (document: PDFKit.PDFDocument): Reference => document.ref({}) as unknown as Reference;

interface UnseenFont {
  readonly name: string;
  readonly reference: Reference;
  /** The texts of its glyphs, by their codes, each with its width in thousandths of the size. */
  readonly glyphs: { readonly text: string; readonly width: number }[];
}

/** A code has one byte; the first one is taken. */
const maxGlyphs = 255;
/** Poppler takes the size of a font of type 3 from the width of its letter «m», which has to be usual. */
const letter = 600;

interface GlyphPlace {
  readonly font: UnseenFont;
  readonly code: number;
}

interface UnseenFonts {
  readonly fonts: UnseenFont[];
  /** Where each glyph is, by its width and text. */
  readonly places: Map<string, GlyphPlace>;
}

const fontsOf = new WeakMap<PDFKit.PDFDocument, UnseenFonts>();

function glyphOf(document: PDFKit.PDFDocument, text: string, width: number): GlyphPlace {
  const own: UnseenFonts = fontsOf.get(document) ?? { fonts: [], places: new Map() };
  fontsOf.set(document, own);
  const { fonts, places } = own;
  const key = `${width} ${text}`;
  const known = places.get(key);
  if (known) return known;
  let font = fonts.at(-1);
  if (!font || font.glyphs.length === maxGlyphs) {
    font = { name: `Unseen${fonts.length + 1}`, reference: referenceIn(document), glyphs: [] };
    fonts.push(font);
  }
  font.glyphs.push({ text, width });
  const place = { font, code: font.glyphs.length };
  places.set(key, place);
  return place;
}

const hex = (number: number, digits: number): string =>
  number.toString(16).toUpperCase().padStart(digits, '0');
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('');

interface Place {
  /** Left end of the text on its baseline, points from the left and upper edges of the page. */
  x: number;
  baseline: number;
  /** Of the font, points. */
  size: number;
  /** In sizes of the font. */
  width: number;
}

/** Writes a text that is not seen. `endUnseen` must be called before the document ends. */
export function writeUnseen(document: PDFKit.PDFDocument, text: string, place: Place): void {
  const { font, code } = glyphOf(document, text, Math.round(place.width * 1000));
  const { page } = document as unknown as { page: { height: number; fonts: Record<string, Reference> } };
  page.fonts[font.name] = font.reference;
  const [x, y, size] = [place.x, page.height - place.baseline, place.size].map((number) => number.toFixed(2));
  document.save();
  document.transform(1, 0, 0, -1, 0, page.height);
  document.addContent(`BT /${font.name} ${size} Tf 1 0 0 1 ${x} ${y} Tm <${hex(code, 2)}> Tj ET`);
  document.restore();
}

const mapOf = (glyphs: UnseenFont['glyphs']): string =>
  [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Unseen def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    // A list has 100 lines at most.
    ...glyphs.map(({ text }, code) => `1 beginbfchar <${hex(code + 1, 2)}> <${utf16(text)}> endbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');

/** Writes the fonts of all such texts. */
export function endUnseen(document: PDFKit.PDFDocument): void {
  for (const { reference, glyphs } of fontsOf.get(document)?.fonts ?? []) {
    const procedures = new Map<number, Reference>();
    const widths = [letter, ...glyphs.map(({ width }) => width)];
    const names = ['m', ...glyphs.map((_, at) => `g${at + 1}`)];
    for (const width of widths) {
      if (procedures.has(width)) continue;
      const procedure = referenceIn(document);
      procedure.end(`${width} 0 d0`);
      procedures.set(width, procedure);
    }
    const unicode = referenceIn(document);
    unicode.end(mapOf(glyphs));
    Object.assign(reference.data, {
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, -300, Math.max(...widths), 1000],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      Resources: {},
      FirstChar: 0,
      LastChar: glyphs.length,
      Widths: widths,
      Encoding: { Type: 'Encoding', Differences: [0, ...names] },
      CharProcs: Object.fromEntries(names.map((name, at) => [name, procedures.get(widths[at] ?? 0)])),
      ToUnicode: unicode,
    });
    reference.end();
  }
  fontsOf.delete(document);
}
