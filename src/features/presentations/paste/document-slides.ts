/** Slides out of a copied document: each heading begins one (PRES-95). */
import { arrange } from '../import/arrange/arrange.ts';
import { slideOf } from '../import/arrange/draft.ts';
import { splitUntilFit } from '../import/arrange/split-drafts.ts';
import type { Placed, SourceItem } from '../import/source.ts';
import { DECK_LIMITS, type Paragraph, paragraph, paragraphText, type Slide } from '../model/deck.ts';
import { newId } from '../model/edit.ts';
import type { ThemeTokens } from '../model/themes.ts';
import { type HtmlBlock, htmlBlocks } from './html-blocks.ts';

interface Part {
  /** '' before the first heading. */
  readonly title: string;
  readonly blocks: HtmlBlock[];
}

/** Whether the first paragraph of a document is its title: short, and not in a list. */
const opensAsTitle = ({ paragraph: own }: Extract<HtmlBlock, { kind: 'text' }>): boolean =>
  own.list === 'none' && paragraphText(own).length <= DECK_LIMITS.title;

/** The document by heading; what stands before the first one is a part of its own. */
function partsOf(blocks: readonly HtmlBlock[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks)
    if (block.kind === 'heading') parts.push({ title: block.text, blocks: [] });
    else if (parts.length === 0 && block.kind === 'text' && opensAsTitle(block))
      parts.push({ title: paragraphText(block.paragraph), blocks: [] });
    else if (parts.length === 0) parts.push({ title: '', blocks: [block] });
    else parts.at(-1)?.blocks.push(block);
  return parts;
}

const place = (role: Placed['role']): Placed => ({ area: null, role, index: null, name: '' });
const textItem = (role: Placed['role'], paragraphs: readonly Paragraph[]): SourceItem => ({
  ...place(role),
  kind: 'text',
  paragraphs,
  size: 0,
  alt: '',
});

/** The items of a part: paragraphs that follow each other are one text. */
function itemsOf({ title, blocks }: Part): SourceItem[] {
  const items: SourceItem[] = title === '' ? [] : [textItem('title', [paragraph(title)])];
  let texts: Paragraph[] = [];
  const endText = (): void => {
    if (texts.length > 0) items.push(textItem('body', texts));
    texts = [];
  };
  for (const block of blocks)
    if (block.kind === 'text') texts.push(block.paragraph);
    else if (block.kind === 'table') {
      endText();
      items.push({ ...place('body'), kind: 'table', hasHeader: true, rows: block.rows });
    }
  endText();
  return items;
}

/**
 * The slides of a document. Texts that are too long for one slide go on to further ones.
 *
 * @param html untrusted
 * @returns empty when the document has neither headings nor lists nor tables
 */
export const documentSlides = (html: string, tokens: ThemeTokens): Slide[] =>
  partsOf(htmlBlocks(html)).flatMap((part, at) => {
    const { drafts } = arrange(
      {
        number: at + 1,
        layout: { type: '', name: '' },
        look: { background: undefined, accent: undefined, theme: '' },
        isHidden: false,
        footer: '',
        hasNumber: false,
        transition: 'none',
        notes: '',
        items: itemsOf(part),
        losses: [],
      },
      { isFirst: false, isLast: false },
    );
    return drafts.flatMap((draft) => splitUntilFit(slideOf(draft, newId()), tokens));
  });
