/** Chooses layouts for the slides of a file that another program wrote. */
import { type Block, DECK_LIMITS, type Paragraph, paragraphText } from '../../model/deck.ts';
import { isSmall, isTiny, isWide } from '../sizes.ts';
import type { SourceItem, SourcePicture, SourceSlide, SourceText } from '../source.ts';
import { withinChart } from './chart-blocks.ts';
import { coverTexts } from './cover.ts';
import { asText, type Draft, inOneLine, textOfParagraphs } from './draft.ts';
import { SHAPES_LOST } from './drawing.ts';
import { isFigure } from './figure.ts';
import { pictureBlock } from './pictures.ts';
import { quoteOf } from './quote.ts';
import { inReadingOrder } from './reading-order.ts';
import { leadIn, listOf, textsOf } from './texts.ts';
import { guessedTitle } from './title.ts';
import { paragraphPieces, tablePieces, titlePieces } from './within-limits.ts';

type Kind<K extends SourceItem['kind']> = Extract<SourceItem, { kind: K }>;
const ofKind = <K extends SourceItem['kind']>(items: readonly SourceItem[], kind: K): Kind<K>[] =>
  items.filter((item): item is Kind<K> => item.kind === kind);

/** Longest text below a chart or a table, letters. */
const CONCLUSION = 160;
const isConclusion = (list: readonly Paragraph[]): boolean =>
  list.length === 1 && list[0]?.list === 'none' && textOfParagraphs(list).length <= CONCLUSION;
/** A subtitle is a line or two. */
const isBrief = (list: readonly Paragraph[], most: number): boolean =>
  list.length <= most &&
  textOfParagraphs(list).length <= 200 &&
  list.every(({ list: mark }) => mark === 'none');

const agendaTitle =
  /^(?:содержание|план(?: презентации| встречи)?|повестка(?: дня)?|о\s?ч[её]м(?: (?:расскажем|поговорим|речь))?|agenda|contents|outline)[.:]?$/iu;
const lastTitle = /спасибо|благодар|вопрос|контакт|свяжитесь|thank|question|contact/iu;

interface Content {
  readonly slide: SourceSlide;
  readonly title: Draft['blocks'];
  readonly titleText: string;
  readonly texts: readonly SourceText[];
  /** All texts joined. */
  readonly words: readonly Paragraph[];
  /** The same as a list, with the names of groups. */
  readonly list: readonly Paragraph[];
  readonly tables: readonly Block[];
  readonly charts: readonly Block[];
  /** Whether the first table stands before the first chart. */
  readonly isTableFirst: boolean;
  /** False if a chart of the file was split into several. */
  readonly areChartsWhole: boolean;
  readonly pictures: readonly SourcePicture[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A slide of text alone. */
function textDraft(content: Content): Draft {
  const { title, titleText, words, texts, slide, isFirst, isLast } = content;
  const { type } = slide.layout;
  const isCover = type === 'title' || (isFirst && isBrief(words, 3));
  if (isCover && isBrief(words, 4))
    return { layout: 'title', blocks: { ...title, ...(words.length > 0 && { subtitle: asText(words) }) } };
  if (isLast && lastTitle.test(titleText) && isBrief(words, 4))
    return { layout: 'thanks', blocks: { ...title, ...(words.length > 0 && { body: asText(words) }) } };
  if (isFigure(titleText) && words.length > 0 && isBrief(words, 2))
    return { layout: 'statement', blocks: { ...title, subtitle: asText(words) } };
  const quote = quoteOf(title.title, words);
  if (quote) return quote;
  if ((type === 'secHead' && isBrief(words, 2)) || words.length === 0) {
    const layout = type !== 'secHead' && titleText.length > 60 ? 'statement' : 'section';
    if (words.length === 0 && titleText === '') return { layout: 'bullets', blocks: title };
    return { layout, blocks: { ...title, ...(words.length > 0 && { subtitle: asText(words) }) } };
  }
  const { layout, blocks } = textsOf(texts, words);
  const { body } = blocks;
  const points = body?.kind === 'text' && layout !== 'numbers' ? body.paragraphs : [];
  const isAgenda =
    agendaTitle.test(titleText.trim()) &&
    points.length >= 3 &&
    points.length <= 10 &&
    (layout === 'bullets' || points.every(({ level }) => level === 0));
  return { layout: isAgenda ? 'agenda' : layout, blocks: { ...title, ...blocks } };
}

/** A slide with a picture, and its text beside it. */
function pictureDraft({ title, words, list, isFirst, slide }: Content, picture: SourcePicture): Draft {
  const block = pictureBlock(picture);
  const isCover = isFirst || slide.layout.type === 'title';
  if (isCover && isBrief(words, 4))
    return {
      layout: 'titlePicture',
      blocks: {
        ...title,
        picture: { ...block, fit: 'cover' },
        ...(words.length > 0 && { subtitle: asText(words) }),
      },
    };
  if (isWide(picture) && isBrief(words, 2))
    return {
      layout: 'pictureFull',
      blocks: { ...title, picture: block, ...(words.length > 0 && { subtitle: asText(words) }) },
    };
  const { area } = picture;
  return {
    layout: 'pictureText',
    blocks: { ...title, picture: block, ...(words.length > 0 && { body: asText(list) }) },
    isPictureRight: area !== null && area.x + area.w / 2 > 0.5,
  };
}

/** A quote beside the only picture of the slide, which then is the portrait of its author. */
function portraitDraft(
  { title }: Draft['blocks'],
  words: readonly Paragraph[],
  [picture, ...others]: readonly SourcePicture[],
): Draft | null {
  const quote = quoteOf(title, words);
  if (!quote || !picture || others.length > 0 || isTiny(picture) || isWide(picture)) return null;
  const block: Block = { ...pictureBlock(picture), fit: 'cover' };
  return { layout: 'portrait', blocks: { ...quote.blocks, picture: block } };
}

function draftsOf(content: Content): Draft[] {
  const { title, words, tables, charts, pictures } = content;
  const [chart] = charts;
  const [table] = tables;
  const [picture] = pictures;
  if (words.length === 0) {
    const [chart2, ...moreCharts] = charts.slice(1);
    const isOfCharts = moreCharts.length === 0 && tables.length + pictures.length === 0;
    if (chart && chart2 && isOfCharts && content.areChartsWhole)
      return [{ layout: 'twoCharts', blocks: { ...title, chart, chart2 } }];
    const [picture2, picture3, ...morePictures] = pictures.slice(1);
    const isOfPictures = morePictures.length === 0 && charts.length + tables.length === 0;
    if (picture && picture2 && picture3 && isOfPictures)
      return [
        {
          layout: 'gallery',
          blocks: {
            ...title,
            picture: pictureBlock(picture),
            picture2: pictureBlock(picture2),
            picture3: pictureBlock(picture3),
          },
        },
      ];
  }
  const further: Draft[] = [
    ...charts.slice(1).map((block): Draft => ({ layout: 'chart', blocks: { ...title, chart: block } })),
    ...tables
      .slice(chart ? 0 : 1)
      .map((block): Draft => ({ layout: 'table', blocks: { ...title, table: block } })),
    ...pictures
      .slice(chart || table ? 0 : 1)
      .map((one) => pictureDraft({ ...content, words: [], isFirst: false }, one)),
  ];
  const body = words.length > 0 ? { body: asText(words) } : {};
  if (chart) {
    const layout = isConclusion(words) ? 'chartFull' : 'chart';
    const own: Draft = { layout, blocks: { ...title, chart, ...body } };
    const before = content.isTableFirst ? further.filter(({ blocks }) => blocks.table) : [];
    return [...before, own, ...further.filter((one) => !before.includes(one))];
  }
  if (table) {
    if (isConclusion(words))
      return [{ layout: 'tableText', blocks: { ...title, table, ...body } }, ...further];
    const before = words.length > 0 ? [{ ...textDraft({ ...content, isFirst: false, isLast: false }) }] : [];
    return [...before, { layout: 'table', blocks: { ...title, table } }, ...further];
  }
  return [picture ? pictureDraft(content, picture) : textDraft(content), ...further];
}

/** The least letters of content, pt, and where the foot of a slide begins, in shares of its height. */
const LEAST_SIZE = 14;
const FOOT = 0.85;
/** A source or a remark at the foot of a slide. */
const isFootnote = ({ role, area, size, paragraphs }: SourceText): boolean =>
  role === 'other' &&
  area !== null &&
  area.y > FOOT &&
  size > 0 &&
  size < LEAST_SIZE &&
  isBrief(paragraphs, 2);

interface Position extends Pick<Content, 'isFirst' | 'isLast'> {
  /** Items that need a place of the layout, because the slide has no free one for them. */
  readonly held?: ReadonlySet<SourceItem>;
}

/**
 * The slides that a slide of the file becomes. All its words are on them.
 *
 * @returns drafts whose texts may still be too long for their slide; small pictures and texts that keep their own place; and
 *   what is lost, in words
 */
export function arrange(
  slide: SourceSlide,
  { isFirst, isLast, held }: Position,
): { drafts: Draft[]; free: SourceItem[]; losses: string[] } {
  const items = inReadingOrder(slide.items);
  // A picture behind the texts leaves no gap between them.
  const ordered = inReadingOrder(ofKind(slide.items, 'text'));
  const isCover = isFirst && !ordered.some(({ role }) => role === 'title');
  const isOfText = items.every(({ kind }) => kind !== 'table' && kind !== 'chart');
  const cover = isCover && isOfText ? coverTexts(ordered) : null;
  const titled = cover?.title ?? ordered.find(({ role }) => role === 'title') ?? guessedTitle(ordered);
  const isContent = (item: SourceItem): boolean =>
    item.kind === 'table' ||
    item.kind === 'chart' ||
    (item.kind === 'picture' && !isSmall(item)) ||
    (item.kind === 'text' && item !== titled);
  const hasContent = items.some(isContent);
  const content = ordered.filter((one) => one !== titled && !isFootnote(one));
  const lead = isFirst ? undefined : leadIn(content);
  const isFree = (item: SourceItem): boolean =>
    !held?.has(item) &&
    ((item.kind === 'picture' && isSmall(item) && (hasContent || cover !== null)) ||
      (item.kind === 'text' && (cover ? cover.free.includes(item) : isFootnote(item) || item === lead)));
  const free = items.filter(isFree);
  const all = (cover ? [cover.title, ...cover.below, ...cover.free] : ordered).filter(
    (one) => !free.includes(one),
  );
  const pictures = ofKind(items, 'picture').filter((one) => !free.includes(one));
  const charts = ofKind(items, 'chart');
  const losses: string[] = [];
  const blocks = charts.flatMap(({ chart }) => {
    const made = withinChart(chart);
    losses.push(...made.losses);
    return made.blocks;
  });
  const beside: Paragraph[] = charts.flatMap(({ titles }) =>
    titles.map(
      (text): Paragraph => ({
        level: 0,
        list: 'none',
        runs: [{ text, isBold: false, isItalic: false, link: null }],
      }),
    ),
  );
  const { title, rest } = titlePieces(titled ? inOneLine(titled.paragraphs) : (beside.shift()?.runs ?? []));
  const texts = all
    .filter((one) => one !== titled)
    .map((one): SourceText => ({ ...one, paragraphs: one.paragraphs.flatMap(paragraphPieces) }));
  const titleText = title.map(({ text }) => text).join('');
  // A chart's own title often repeats that of the slide.
  const captions = beside.filter((one) => paragraphText(one) !== titleText);
  const words = [
    ...rest.flatMap(paragraphPieces),
    ...texts.flatMap(({ paragraphs }) => paragraphs),
    ...captions,
  ];
  for (const { alt } of ofKind(items, 'picture'))
    if (alt.length > DECK_LIMITS.alt)
      losses.push(`описание картинки после ${DECK_LIMITS.alt}\u00a0знаков: «${alt.slice(DECK_LIMITS.alt)}»`);
  if (ofKind(items, 'icon').length > 0) losses.push('значки пунктов');
  if (ofKind(items, 'object').length > 0) losses.push(SHAPES_LOST);
  const isWhole = rest.length === 0 && captions.length === 0;
  const titleBlocks: Draft['blocks'] =
    titleText.trim() === '' ? {} : { title: asText([{ level: 0, list: 'none', runs: title }]) };
  const portrait = isOfText ? portraitDraft(titleBlocks, words, ofKind(items, 'picture')) : null;
  if (portrait) return { drafts: [portrait], free: free.filter(({ kind }) => kind !== 'picture'), losses };
  const drafts = draftsOf({
    slide,
    title: titleBlocks,
    titleText,
    texts: isWhole ? texts : [],
    words,
    list: (isWhole && listOf(texts)) || words,
    tables: ofKind(items, 'table').flatMap(tablePieces),
    charts: blocks,
    isTableFirst: items.find(({ kind }) => kind === 'table' || kind === 'chart')?.kind === 'table',
    areChartsWhole: blocks.length === charts.length,
    pictures,
    isFirst,
    isLast,
  });
  return { drafts, free, losses };
}
