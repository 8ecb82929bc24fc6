/** «Другой вид»: the layouts that suit the content of a slide (PRES-33). */
import { isNumber } from './as-block.ts';
import { isWhen } from './dates.ts';
import { blockIn, paragraphText, type Slide, type SlotName, type Spare, textOf } from './deck.ts';
import { type Item, itemsOf } from './items.ts';
import { layoutSlide } from './layout-slide.ts';
import { LAYOUT_LIST, LAYOUTS } from './layouts.ts';
import { readNumber } from './numbers.ts';
import { contentOf, isBlank, switchLayout } from './switch-layout.ts';
import type { ThemeTokens } from './themes.ts';

type Layout = Slide['layout'];

const textIn = (slide: Slide, name: SlotName): string => {
  const block = blockIn(slide, name);
  return block ? textOf(block).trim() : '';
};
const paragraphsIn = (slide: Slide, name: SlotName) => {
  const block = blockIn(slide, name);
  return block?.kind === 'text' ? block.paragraphs.filter((one) => paragraphText(one).trim() !== '') : [];
};
const itemsIn = (slide: Slide, name: SlotName): Item[] => itemsOf(paragraphsIn(slide, name), true);
const headOf = ({ head }: Item): string => (head ? paragraphText(head).trim() : '');

/** Whether the list of a slide has as many items as a layout is made for, each of which fulfils a condition. */
const items =
  (least: number, most: number, suits: (item: Item) => boolean = () => true) =>
  (slide: Slide): boolean => {
    const list = itemsIn(slide, 'body');
    return list.length >= least && list.length <= most && list.every(suits);
  };
const hasHead = (item: Item): boolean => headOf(item) !== '';
const isShort = ({ texts }: Item): boolean => texts.length <= 1;
/** «Анна Смирнова»: two or three words that begin with capitals. */
const isPerson = (item: Item): boolean => /^\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*){1,2}$/u.test(headOf(item));
const isMeasure = (item: Item): boolean => isNumber(headOf(item)) && headOf(item).length <= 16;
/** Length of the longest name that fits at an axis. */
const longestCategory = 30;

/** A subtitle of one or two paragraphs, or none. */
const isBrief = (name: SlotName) => (slide: Slide) => paragraphsIn(slide, name).length <= 2;
/** Columns that begin with their names. */
const isNamed = (slide: Slide): boolean =>
  (['left', 'right'] as const).every((name) => {
    const [first, ...others] = paragraphsIn(slide, name);
    return first?.list === 'none' && others.length > 0;
  });

/** The first number of an item; undefined without one. */
const firstNumber = ({ head, texts }: Item): number | undefined => {
  const all = (head ? [head, ...texts] : texts).map(paragraphText).join(' ');
  const [digits] = /\d[\d \u00a0\u202f]*(?:[.,]\d+)?/u.exec(all) ?? [];
  return readNumber(digits ?? '') ?? undefined;
};
/** Each number is smaller than the one before it. */
const isFalling = (slide: Slide): boolean => {
  const values = itemsIn(slide, 'body').map(firstNumber);
  return values.every((value, at) => {
    const before = values[at - 1];
    return value !== undefined && (at === 0 || (before !== undefined && value < before));
  });
};

/** What a slide is: a cover, a quote, or content. */
function groupOf(layout: Layout): 'cover' | 'quote' | 'content' {
  const { title } = LAYOUTS[layout];
  return title === 'quiet' ? 'quote' : title === undefined ? 'content' : 'cover';
}
const isOneParagraph = (slide: Slide): boolean =>
  slide.slots.every(({ name }) => name === 'title' || name === 'body') &&
  paragraphsIn(slide, 'body').length === 1;
const hasPicture = (layout: Layout): boolean =>
  groupOf(layout) !== 'quote' && LAYOUTS[layout].slots.some(({ kind }) => kind === 'picture');
/**
 * Whether a slide may become another one by what it is: a cover stays a cover, but a picture may fill any slide that has one,
 * and a single thought may become a quote or a thesis.
 */
const isAkin = (root: Slide, layout: Layout): boolean =>
  (hasPicture(root.layout) && hasPicture(layout)) ||
  groupOf(root.layout) === groupOf(layout) ||
  (layout === 'statement' && groupOf(root.layout) === 'quote') ||
  ((layout === 'statement' || layout === 'quote') && isOneParagraph(root));

interface Fit {
  /** The places that may be empty. */
  readonly optional?: readonly SlotName[];
  readonly suits?: (slide: Slide) => boolean;
}

/** What each layout asks of the content. A place that is not optional has content. */
const FITS: Readonly<Record<Layout, Fit>> = {
  title: { optional: ['subtitle'], suits: isBrief('subtitle') },
  section: { optional: ['subtitle'], suits: isBrief('subtitle') },
  bullets: {},
  twoColumns: { suits: (slide) => itemsIn(slide, 'left').length + itemsIn(slide, 'right').length >= 4 },
  pictureText: {},
  table: {},
  chart: {
    optional: ['body'],
    // Sentences stand badly at an axis.
    suits: (slide) => {
      const block = blockIn(slide, 'chart');
      return block?.kind === 'chart' && block.categories.every(({ length }) => length <= longestCategory);
    },
  },
  quote: { optional: ['author', 'title'], suits: isBrief('quote') },
  timeline: {
    suits: (slide) => {
      const block = blockIn(slide, 'timeline');
      return block?.kind === 'timeline' && block.steps.every(({ when }) => isWhen(when));
    },
  },
  statement: { optional: ['subtitle'], suits: isBrief('subtitle') },
  agenda: { suits: items(3, 10, (item) => isShort(item) && !isMeasure(item)) },
  lead: {},
  cards: { suits: items(2, 8) },
  numbers: { suits: items(1, 4, isMeasure) },
  steps: { suits: items(3, 8, hasHead) },
  comparison: { suits: isNamed },
  matrix: { suits: items(4, 4, hasHead) },
  funnel: { suits: (slide) => items(3, 6, hasHead)(slide) && isFalling(slide) },
  team: { suits: items(2, 8, isPerson) },
  chartFull: {},
  tableText: {},
  twoCharts: {},
  gallery: {},
  pictureFull: { optional: ['subtitle'], suits: isBrief('subtitle') },
  titlePicture: { optional: ['subtitle'], suits: isBrief('subtitle') },
  portrait: { optional: ['author', 'title'], suits: isBrief('quote') },
  thanks: { optional: ['body'], suits: (slide) => paragraphsIn(slide, 'body').length <= 4 },
};

function suits(slide: Slide, tokens: ThemeTokens): boolean {
  const { optional = [], suits: isRight = () => true } = FITS[slide.layout];
  const isFilled = LAYOUTS[slide.layout].slots.every(({ name, kind }) =>
    kind === 'picture'
      ? blockIn(slide, name) !== undefined
      : optional.includes(name) || textIn(slide, name) !== '',
  );
  return isFilled && isRight(slide) && !layoutSlide(slide, tokens).overflow;
}

/**
 * The slide in each layout that shows all of its content, leaves no place empty and lets nothing overflow, the one that it was
 * last edited in included. In the order of `LAYOUTS`, so that the list stays the same while one goes through it.
 *
 * @param spare what the slide has kept so far
 */
export function fittingLayouts(slide: Slide, spare: Spare | undefined, tokens: ThemeTokens): Slide[] {
  const root = contentOf(slide, spare);
  const edited: Slide = { ...slide, layout: root.layout, slots: [...root.slots] };
  return LAYOUT_LIST.flatMap((layout) => {
    if (layout === slide.layout) return [slide];
    if (layout === root.layout) return [edited];
    if (!isAkin(edited, layout)) return [];
    const { slots, spare: next } = switchLayout(slide, spare, layout);
    const shown: Slide = { ...slide, layout, slots };
    const loses = next.hidden.some((slot) => !root.unseen.includes(slot) && !isBlank(slot));
    return !loses && suits(shown, tokens) ? [shown] : [];
  });
}
