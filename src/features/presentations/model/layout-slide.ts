/** Lays a slide out, for the screen, PPTX and PDF alike (presentations.md §1). */
import type { Area } from './area.ts';
import type { Box, ShapeBox, SlideLayout, TextBox } from './boxes.ts';
import { CONTACTS, logoBoxes } from './brand-boxes.ts';
import { chartBox } from './chart-box.ts';
import { type AnySlide, blockIn, isLater, type Slide, type SlotName } from './deck.ts';
import { ITEM_LOOKS } from './item-grids.ts';
import { itemsBox } from './items-box.ts';
import { laidPlaces, placeIn, textHeight } from './laid-places.ts';
import { DATE, FOOTER, LAYOUTS, NUMBER, type Place, SHORT_FOOTER } from './layouts.ts';
import {
  comparisonShapes,
  coverShapes,
  leadShapes,
  pictureShapes,
  quoteShapes,
  slideShapes,
  statementShapes,
  veilShapes,
} from './marks.ts';
import { objectBoxes } from './object-boxes.ts';
import { pictureBox } from './picture-look.ts';
import { tableBox } from './table-box.ts';
import { fitTexts, LINE_HEIGHT, type Placed, plainParagraphs } from './text-box.ts';
import { isCover, lookOf, type TextLook } from './text-looks.ts';
import type { ThemeTokens } from './themes.ts';
import { timelineBox } from './timeline-box.ts';

export type * from './boxes.ts';

export interface LayoutOptions {
  /** The number on the slide, from 1; without it none is drawn. */
  readonly number?: number;
  /** The text at the foot, the deck's title as a rule. */
  readonly footer?: string;
  /** The date at the foot, in words. */
  readonly date?: string;
}

/** The texts that are set together in the same size: the columns of a slide, otherwise the text alone. */
function companions(slide: Slide, place: Place, places: readonly Place[]): { texts: Placed[]; at: number } {
  const names: readonly SlotName[] = ['left', 'right'];
  const own = names.includes(place.name) ? places.filter(({ name }) => names.includes(name)) : [place];
  const texts = own.flatMap((area) => {
    const block = blockIn(slide, area.name);
    return block?.kind === 'text' ? [{ paragraphs: block.paragraphs, area, name: area.name }] : [];
  });
  return { texts, at: texts.findIndex(({ name }) => name === place.name) };
}

interface Ground {
  readonly tokens: ThemeTokens;
  readonly onCover: boolean;
}

function textBox(
  slot: TextBox['slot'],
  texts: readonly Placed[],
  at: number,
  { role, style, color }: TextLook,
  { tokens, onCover }: Ground,
): TextBox {
  const { x = 0, y = 0, w = 0, h = 0 } = texts[at]?.area ?? {};
  const font = role === 'title' ? tokens.titleFont : tokens.font;
  const fit = fitTexts(texts, { ...style, font })[at];
  if (!fit) throw new Error(`No text in ${slot}`);
  return {
    kind: 'text',
    slot,
    role,
    font,
    x,
    y,
    w,
    h,
    align: style.align ?? 'left',
    anchor: style.anchor ?? 'top',
    lineHeight: LINE_HEIGHT[style.fit],
    color,
    markColor: onCover ? tokens.onCover : tokens.accent,
    linkColor: onCover ? tokens.onCover : tokens.accent,
    parts: null,
    ...fit,
  };
}

/** What stands in one place; an empty place has no box. */
function contentBox(
  slide: Slide,
  place: Place,
  places: readonly Place[],
  tokens: ThemeTokens,
): Box | undefined {
  const block = blockIn(slide, place.name);
  const { name, x, y, w, h } = place;
  const area = { x, y, w, h };
  switch (block?.kind) {
    case undefined:
      return undefined;
    case 'text': {
      const { texts, at } = companions(slide, place, places);
      const ground = { tokens, onCover: isCover(slide) };
      return textBox(name, texts, at, lookOf(slide, name, tokens), ground);
    }
    case 'picture':
      return pictureBox(name, block, area, tokens);
    case 'table':
      return tableBox(name, block, area, tokens);
    case 'chart':
      return chartBox(name, block, area, tokens);
    case 'timeline':
      return timelineBox(name, block, area, tokens);
  }
}

/** Footer, date and number, which covers do not have. */
function repeated(tokens: ThemeTokens, { number, footer = '', date = '' }: LayoutOptions): TextBox[] {
  const look = (role: 'footer' | 'date' | 'number', align: TextBox['align']): TextLook => ({
    role,
    style: { fit: 'footer', anchor: 'middle', align },
    color: tokens.muted,
  });
  const box = (text: string, area: Area, looks: TextLook): TextBox =>
    textBox(null, [{ paragraphs: plainParagraphs(text), area }], 0, looks, { tokens, onCover: false });
  return [
    ...(tokens.hasFooter && footer.trim() !== ''
      ? [box(footer.trim(), date === '' ? FOOTER : SHORT_FOOTER, look('footer', 'left'))]
      : []),
    ...(date === '' ? [] : [box(date, DATE, look('date', 'right'))]),
    ...(number === undefined ? [] : [box(`${number}`, NUMBER, look('number', 'right'))]),
  ];
}

/** The contacts of the brand, on the last slide. */
function contactsBox(slide: Slide, tokens: ThemeTokens): TextBox[] {
  if (slide.layout !== 'thanks' || tokens.contacts === '') return [];
  const look: TextLook = {
    role: 'contacts',
    style: { fit: 'contacts', anchor: 'bottom' },
    color: tokens.onCoverMuted,
  };
  const texts = [{ paragraphs: plainParagraphs(tokens.contacts), area: CONTACTS }];
  return [textBox(null, texts, 0, look, { tokens, onCover: true })];
}

/** The part of a layout that number, footer and date do not change: its marks and the content of its places. */
interface Body {
  readonly boxes: readonly Box[];
  readonly overflow: boolean;
}

/** The colour behind a slide. */
function groundOf(slide: Slide, { cover, surface, background, pages }: ThemeTokens): string {
  if (isCover(slide)) return cover;
  // A template has one ground for all of them.
  return LAYOUTS[slide.layout].title === 'quiet' && !pages ? surface : background;
}

/** What the theme draws behind the content of a slide. */
function marksOf(slide: Slide, places: readonly Place[], tokens: ThemeTokens): ShapeBox[] {
  const { title: titleLook, conclusion, panels } = LAYOUTS[slide.layout];
  const [title, quote] = [placeIn(places, 'title'), placeIn(places, 'quote')];
  const concluded = conclusion && blockIn(slide, conclusion) && placeIn(places, conclusion);
  if (!title || panels === 'picture') return [];
  if (titleLook === 'cover') return coverShapes(tokens, title);
  if (titleLook === 'whole') return statementShapes(tokens, title);
  return [
    ...slideShapes(tokens, title),
    ...(quote ? quoteShapes(tokens, quote) : []),
    ...(panels ? comparisonShapes(tokens, places) : []),
    ...(concluded ? leadShapes(tokens, concluded, textHeight(slide, concluded, tokens)) : []),
  ];
}

/** The boxes of one place. */
function boxesIn(slide: Slide, place: Place, places: readonly Place[], tokens: ThemeTokens): Box[] {
  const look = place.name === 'body' ? ITEM_LOOKS[slide.layout] : undefined;
  const block = blockIn(slide, place.name);
  if (look && block?.kind === 'text') {
    const { shapes, box } = itemsBox(place.name, block.paragraphs, place, look, tokens);
    return [...shapes, box];
  }
  const box = contentBox(slide, place, places, tokens);
  const subtitle = placeIn(places, 'subtitle');
  // The panel, or the veil, stands between the picture and the text on it.
  const isOnPicture = LAYOUTS[slide.layout].panels === 'picture' && place.name === 'title';
  const picture = blockIn(slide, 'picture');
  const panel = !isOnPicture
    ? []
    : picture?.kind === 'picture' && picture.overlay
      ? veilShapes(tokens, place, { ...picture, overlay: picture.overlay })
      : subtitle
        ? pictureShapes(tokens, place, subtitle)
        : [];
  return [...panel, ...(box ? [box] : [])];
}

function bodyOf(slide: Slide, tokens: ThemeTokens): Body {
  const places = laidPlaces(slide, tokens);
  const content = places.flatMap((place) => boxesIn(slide, place, places, tokens));
  return {
    boxes: [
      ...marksOf(slide, places, tokens),
      ...logoBoxes(slide, tokens, groundOf(slide, tokens)),
      ...content,
      ...contactsBox(slide, tokens),
      ...objectBoxes(slide, tokens),
    ],
    overflow: content.some((box) => 'doesOverflow' in box && box.doesOverflow),
  };
}

interface Kept {
  readonly tokens: ThemeTokens;
  readonly options: LayoutOptions;
  /** Null for a slide of a newer gateway, which has no content here. */
  readonly body: Body | null;
  readonly layout: SlideLayout;
}
/** The last layouts of each slide; slides are never changed in place. */
const kept = new WeakMap<AnySlide, readonly Kept[]>();
/** A slide is laid out for the list, the editor, the check and the show at once. */
const keptEach = 4;

/**
 * Lays a slide out: boxes in reading order with the lines of their text, equal for every renderer. Equal slides, tokens and
 * options (by identity) give the same object; another number, footer or date repeats only these. Nothing is ever cut: what
 * does not fit at the smallest size goes over the edge of its place and makes `overflow` true. A `LaterSlide` has no boxes.
 */
export function layoutSlide(slide: AnySlide, tokens: ThemeTokens, options: LayoutOptions = {}): SlideLayout {
  const list = kept.get(slide) ?? [];
  const ofTokens = list.filter((one) => one.tokens === tokens);
  const found = ofTokens.find(
    (one) =>
      one.options.number === options.number &&
      one.options.footer === options.footer &&
      one.options.date === options.date,
  );
  if (found) return found.layout;
  const onCover = !isLater(slide) && isCover(slide);
  const body = isLater(slide) ? null : (ofTokens[0]?.body ?? bodyOf(slide, tokens));
  const layout: SlideLayout = {
    background: isLater(slide) ? tokens.background : groundOf(slide, tokens),
    font: tokens.font,
    boxes: [...(body?.boxes ?? []), ...(body && !onCover ? repeated(tokens, options) : [])],
    overflow: body?.overflow ?? false,
  };
  kept.set(slide, [...list.slice(1 - keptEach), { tokens, options, body, layout }]);
  return layout;
}
