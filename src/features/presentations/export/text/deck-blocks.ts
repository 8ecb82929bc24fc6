import type { BlockContent, List } from 'mdast';
import { type DocumentBlock, documentBlocks } from '#features/chat/index.ts';
import { CHART_KINDS, highlightWords } from '../../model/chart-kinds.ts';
import {
  type AnySlide,
  type Block,
  blockIn,
  type ChartBlock,
  chartRows,
  type Deck,
  isLater,
  type Paragraph,
  paragraphText,
  run,
  type Slide,
  slideTitle,
} from '../../model/deck.ts';
import { ITEM_LOOKS } from '../../model/item-grids.ts';
import { itemsOf } from '../../model/items.ts';
import { LAYOUTS } from '../../model/layouts.ts';
import { levelOf } from '../../model/lists.ts';
import { sectionStarts } from '../../model/sections.ts';
import { languageTag } from '../options.ts';
import { inlineOf } from './inline.ts';

const { strong, tableOf, text, textBlocks } = documentBlocks;

const paragraph = ({ runs }: Paragraph): BlockContent => documentBlocks.paragraph(...inlineOf(runs));

/** Paragraphs of cards, steps and the like, with a line break where the slide has one: between the name of an item and its text. */
const withLineBreaks = (paragraphs: readonly Paragraph[]): Paragraph[] =>
  paragraphs.map((one) => {
    const [item] = itemsOf([one]);
    const [first] = item?.texts ?? [];
    if (!item?.head || !first) return one;
    const head = item.head.runs.map((part, at, { length }) =>
      at === length - 1 ? { ...part, text: part.text.trimEnd() } : part,
    );
    return { ...one, runs: [...head, run('\n'), ...first.runs] };
  });

/** List items as lists. Deeper items, and paragraphs below an item, become children of the item before them. */
function listsOf(items: readonly Paragraph[]): List[] {
  const lists: List[] = [];
  const depth = Math.min(...items.map(levelOf));
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Paragraph;
    const next = items.findIndex((one, index) => index > at && one.list !== 'none' && levelOf(one) === depth);
    const inside = items.slice(at + 1, next < 0 ? undefined : next);
    const isNumbered = item.list === 'number';
    let list = lists.at(-1);
    if (list?.ordered !== isNumbered) {
      list = { type: 'list', ordered: isNumbered, spread: false, children: [] };
      lists.push(list);
    }
    const children = [paragraph(item), ...blocksOfParagraphs(inside)];
    list.children.push({ type: 'listItem', spread: false, children });
    at += 1 + inside.length;
  }
  return lists;
}

/** The paragraphs of a text block as paragraphs and lists. Empty paragraphs are left out. */
function blocksOfParagraphs(paragraphs: readonly Paragraph[]): BlockContent[] {
  const filled = paragraphs.filter((one) => paragraphText(one).trim() !== '');
  const blocks: BlockContent[] = [];
  for (let at = 0; at < filled.length; ) {
    const first = filled[at] as Paragraph;
    if (first.list === 'none') {
      blocks.push(paragraph(first));
      at += 1;
      continue;
    }
    const end = filled.findIndex(
      (one, index) => index > at && one.list === 'none' && levelOf(one) <= levelOf(first),
    );
    const items = filled.slice(at, end < 0 ? undefined : end);
    blocks.push(...listsOf(items));
    at += items.length;
  }
  return blocks;
}

/** A chart as a caption with its kind and unit, and a table of its data. */
function chartBlocks(block: ChartBlock, language: string): BlockContent[] {
  const format = new Intl.NumberFormat(languageTag(language), { maximumSignificantDigits: 15 });
  const [head = [], ...rows] = chartRows(block);
  const kind = [CHART_KINDS[block.type].name, block.unit].filter(Boolean).join(', ');
  const caption = [kind, highlightWords(block)].filter(Boolean).join('. ');
  const shown = rows.map(([category = '', ...values]) => [
    category,
    ...values.map((value) => (value === '' ? '' : format.format(Number(value)))),
  ]);
  return [
    documentBlocks.paragraph({ type: 'emphasis', children: [text(`${caption}:`)] }),
    tableOf([head, ...shown]),
  ];
}

function blocksOf(block: Block, language: string, hasItems: boolean): DocumentBlock[] {
  switch (block.kind) {
    case 'text':
      return blocksOfParagraphs(hasItems ? withLineBreaks(block.paragraphs) : block.paragraphs);
    case 'picture':
      return block.idFile === null
        ? []
        : [{ type: 'picture', idFile: block.idFile, alt: block.isDecorative ? '' : block.alt }];
    case 'table':
      // Every table in Markdown has a header row, so the first row becomes it.
      return [tableOf(block.rows)];
    case 'chart':
      return chartBlocks(block, language);
    case 'timeline':
      return listsOf(
        block.steps.map(({ when, what }) => ({
          level: 0,
          list: 'bullet',
          runs: [{ ...run(when), isBold: true }, run(when && what && ': '), run(what)],
        })),
      );
  }
}

const isText = (block: DocumentBlock): block is BlockContent => block.type !== 'picture';

function contentOf(slide: Slide, language: string): DocumentBlock[] {
  const places = LAYOUTS[slide.layout].slots.filter(({ name }) => name !== 'title');
  const objects = (slide.objects ?? []).flatMap(({ block }) =>
    block ? blocksOf(block, language, false) : [],
  );
  const content = places.flatMap(({ name }): DocumentBlock[] => {
    const block = blockIn(slide, name);
    const hasItems = name === 'body' && ITEM_LOOKS[slide.layout] !== undefined;
    const blocks = block ? blocksOf(block, language, hasItems) : [];
    return name === 'quote' && blocks.length > 0
      ? [{ type: 'blockquote', children: blocks.filter(isText) }]
      : blocks;
  });
  return [...content, ...objects];
}

/** The speaker notes as a block quote, which separates them from the content of the slide. */
const notesBlocks = (notes: string): DocumentBlock[] =>
  notes.trim() === ''
    ? []
    : [{ type: 'blockquote', children: [documentBlocks.paragraph(strong('Заметки')), ...textBlocks(notes)] }];

interface Text {
  title: string;
  language: string;
  slides: readonly AnySlide[];
  sections?: Deck['sections'];
}

/**
 * The slides as the blocks of a document: the title of each is a heading, and what it shows stands below it in reading order.
 * Titles of sections are headings above those of their slides. Slides of a newer version are left out. A first slide with the title of the presentation has no heading.
 *
 * @param depth of the headings
 */
export function deckBlocks(
  { title, language, slides, sections }: Text,
  { withNotes, depth }: { withNotes: boolean; depth: 1 | 2 },
): DocumentBlock[] {
  const known = slides.filter((slide) => !isLater(slide));
  const starts = sectionStarts({ slides: [...slides], ...(sections && { sections }) }, known);
  let own: 1 | 2 | 3 = depth;
  return slides.flatMap((slide, at): DocumentBlock[] => {
    if (isLater(slide)) return [];
    const name = slideTitle(slide) || `Слайд ${at + 1}`;
    const isCover = at === 0 && name === title.trim();
    const section = starts.get(slide.id);
    if (section) own = depth === 1 ? 2 : 3;
    return [
      ...(section ? [{ type: 'heading' as const, depth, children: [text(section.title)] }] : []),
      ...(isCover ? [] : [{ type: 'heading' as const, depth: own, children: [text(name)] }]),
      ...contentOf(slide, language),
      ...(withNotes ? notesBlocks(slide.notes) : []),
    ];
  });
}
