/** Word files: their paragraphs are read, their words rewritten in place. */
import { zipFiles } from '#lib/office/zip.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import { mainPart, partOf } from './package.ts';
import { decodeXml, elementsOf, encodeXml, withoutElements } from './xml.ts';
import { type Archive, openZip } from './zip.ts';

/** The name of the document in its archive. Throws `file-unreadable` when there is none. */
function mainOf(archive: Archive): string {
  const name = mainPart(archive, 'word/document.xml');
  if (!archive.read(name)) throw new ModelFailure('file-unreadable');
  return name;
}

/** What a reader of the file does not see: text that was deleted or moved elsewhere, and copies for older programs. */
const unseen = 'w:(?:del|moveFrom)|mc:Fallback';

/** A paragraph's text with its formulas as text, tabs and line breaks; a page break is a form feed. */
function textOf(paragraph: string): string {
  let text = '';
  const part =
    /<[wm]:t(?:\s[^<>]*)?>([^<]*)<\/[wm]:t>|<w:(tab|ptab|br|cr|noBreakHyphen)(\s[^<>]*)?\/>|<w:lastRenderedPageBreak\s*\/>/g;
  for (const [whole, words, sign, attributes = ''] of paragraph.matchAll(part)) {
    if (words !== undefined) text += decodeXml(words);
    else if (sign === 'tab' || sign === 'ptab') text += '\t';
    else if (sign === 'noBreakHyphen') text += '-';
    else if (whole.includes('lastRendered') || attributes.includes('page')) text += '\f';
    else text += '\n';
  }
  return text;
}

/** The paragraphs of a part. A text box divides its paragraph in two; the paragraphs of the box come between them. */
const paragraphsOf = (xml: string): string[] =>
  [
    ...elementsOf(
      withoutElements(xml, unseen).replace(/<(\/?)w:txbxContent(?:\s[^<>]*)?>/g, (_, end) =>
        end ? '<w:p>' : '</w:p>',
      ),
      'p',
    ),
  ].map(({ content }) => textOf(content));

/** Parts that are read before and after the main one. Footers are left out: they have only page numbers. */
const before = /^word\/header\d*\.xml$/;
const after = /^word\/(?:footnotes|endnotes)\.xml$/;

/**
 * The paragraphs of a Word file, page by page as Word has broken them: headers on the first one, notes on the last one.
 * Throws `file-protected` and `file-unreadable`.
 */
export function docxPages(bytes: Uint8Array): string[][] {
  const archive = openZip(bytes);
  const around = (names: RegExp) =>
    archive.names.filter((name) => names.test(name)).flatMap((name) => paragraphsOf(partOf(archive, name)));
  const pages: string[][] = [[]];
  for (const text of [
    ...new Set(around(before)),
    ...paragraphsOf(partOf(archive, mainOf(archive))),
    ...around(after),
  ]) {
    for (const [index, part] of text.split('\f').entries()) {
      if (index > 0) pages.push([]);
      if (part.trim() !== '') pages.at(-1)?.push(part);
    }
  }
  return pages.filter((page) => page.length > 0);
}

/** The same Word file with other words: every piece of text is replaced by what `rewrite` makes of it. */
export async function rewriteDocx(
  bytes: Uint8Array,
  rewrite: (text: string) => string,
): Promise<Uint8Array<ArrayBuffer>> {
  const archive = openZip(bytes);
  const main = mainOf(archive);
  const isText = (name: string) =>
    name === main || /^word\/(?:header\d*|footer\d*|footnotes|endnotes)\.xml$/.test(name);
  const files = archive.names.map((name) => {
    const part = archive.read(name) ?? new Uint8Array();
    if (!isText(name)) return [name, part] as const;
    const words = /(<w:t(?:\s[^<>]*)?>)([^<]*)(<\/w:t>)/g;
    const replace = (_: string, open: string, text: string, close: string) =>
      `${open}${encodeXml(rewrite(decodeXml(text)))}${close}`;
    return [name, new TextDecoder().decode(part).replace(words, replace)] as const;
  });
  return zipFiles(Object.fromEntries(files));
}
