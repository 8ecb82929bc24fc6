/** Lays a slide out, for the screen, PPTX and PDF alike (presentations.md §1). */
import type { Area, Box, ShapeBox, SlideLayout, TextBox } from './boxes.ts';
import { chartBox } from './chart-box.ts';
import { type AnySlide, CANVAS, isLater, type Paragraph, type Slide, type SlotName } from './deck.ts';
import { FOOTER, NUMBER, type Place, placesOf } from './layouts.ts';
import { tableBox } from './table-box.ts';
import { fitLines, plainParagraphs, type TextStyle } from './text-box.ts';
import type { ThemeTokens } from './themes.ts';
import { timelineBox } from './timeline-box.ts';

export type * from './boxes.ts';

export interface LayoutOptions {
  /** The number on the slide, from 1; without it none is drawn. */
  readonly number?: number;
  /** The text at the foot, the deck's title as a rule. */
  readonly footer?: string;
}

/** Title, section and last slide, which have the theme's cover. */
export const isCover = ({ layout }: Pick<Slide, 'layout'>): boolean =>
  layout === 'title' || layout === 'section' || layout === 'thanks';

const shape = (x: number, y: number, w: number, h: number, fill: string, radius = 0): ShapeBox => ({
  kind: 'shape',
  x,
  y,
  w,
  h,
  fill,
  radius,
});

/** The marks of a theme on its covers. */
function coverShapes({ mark, cover, coverBar, coverShade }: ThemeTokens, title: Place): ShapeBox[] {
  const { width, height } = CANVAS;
  const shade = coverShade === cover ? [] : [shape(width - 400, -160, 560, 560, coverShade, 280)];
  const rule = title.y + title.h + 8;
  switch (mark) {
    case 'side':
      return [...shade, shape(0, 0, 24, height, coverBar)];
    case 'top':
      return [...shade, shape(0, height - 20, width, 20, coverBar)];
    case 'edge':
      return [...shade, shape(title.x, rule - 1, 120, 4, coverBar)];
    case 'under': {
      const [inset, thick] = [32, 2];
      const [w, h] = [width - 2 * inset, height - 2 * inset];
      return [
        shape(inset, inset, w, thick, coverBar),
        shape(inset, inset + h - thick, w, thick, coverBar),
        shape(inset, inset, thick, h, coverBar),
        shape(inset + w - thick, inset, thick, h, coverBar),
        shape(title.x, rule - 1, 120, 4, coverBar),
      ];
    }
  }
}

/** The marks of a theme on the other slides. */
function slideShapes({ mark, accent, line }: ThemeTokens, title: Place): ShapeBox[] {
  switch (mark) {
    case 'side':
      return [shape(32, title.y + 8, 8, title.h - 16, accent, 4)];
    case 'top':
      return [shape(0, 0, CANVAS.width, 12, accent)];
    case 'edge':
      return [shape(0, 0, 16, CANVAS.height, accent)];
    case 'under':
      return [
        shape(title.x, title.y + title.h + 6, title.w, 1, line),
        shape(title.x, title.y + title.h + 4, 96, 4, accent),
      ];
  }
}

/** Top of the panel behind a quote, and of the quote in it, px. */
const quotePanel = { y: 168, above: 24 } as const;

/** A panel behind the quote, with a bar. */
const quoteShapes = ({ surface, accent }: ThemeTokens, quote: Place): ShapeBox[] => {
  const y = quote.y - quotePanel.above;
  const lost = y - quotePanel.y;
  return [shape(96, y, 1088, 376 - lost, surface, 16), shape(120, y + 32, 6, 312 - lost, accent, 3)];
};

interface TextLook {
  readonly role: TextBox['role'];
  readonly style: Omit<TextStyle, 'font'>;
  readonly color: string;
}

/** How the text of a place looks. */
function lookOf(slide: Slide, name: SlotName, tokens: ThemeTokens): TextLook {
  const onCover = isCover(slide);
  if (name === 'title')
    return {
      role: 'title',
      style: { fit: 'title', isBold: true, anchor: onCover ? 'bottom' : 'middle' },
      color: onCover ? tokens.onCover : tokens.text,
    };
  if (name === 'quote')
    return { role: 'quote', style: { fit: 'quote', anchor: 'middle' }, color: tokens.text };
  const color = onCover ? tokens.onCoverMuted : name === 'author' ? tokens.muted : tokens.text;
  return { role: 'body', style: { fit: 'body' }, color };
}

function textBox(
  slot: TextBox['slot'],
  paragraphs: readonly Paragraph[],
  { x, y, w, h }: Area,
  { role, style, color }: TextLook,
  { tokens, onCover }: { tokens: ThemeTokens; onCover: boolean },
): TextBox {
  const area = { x, y, w, h };
  return {
    kind: 'text',
    slot,
    role,
    ...area,
    align: style.align ?? 'left',
    anchor: style.anchor ?? 'top',
    color,
    markColor: onCover ? tokens.onCover : tokens.accent,
    linkColor: onCover ? tokens.onCover : tokens.accent,
    ...fitLines(paragraphs, area, { ...style, font: tokens.font }),
  };
}

/** What stands in one place; an empty place has no box. */
function contentBox(slide: Slide, place: Place, tokens: ThemeTokens): Box | undefined {
  const block = slide.slots.find(({ name }) => name === place.name)?.block;
  const { name, x, y, w, h } = place;
  const area = { x, y, w, h };
  switch (block?.kind) {
    case undefined:
      return undefined;
    case 'text':
      return textBox(name, block.paragraphs, area, lookOf(slide, name, tokens), {
        tokens,
        onCover: isCover(slide),
      });
    case 'picture':
      return { kind: 'picture', slot: name, block, ...area };
    case 'table':
      return tableBox(name, block, area, tokens);
    case 'chart':
      return chartBox(name, block, area, tokens);
    case 'timeline':
      return timelineBox(name, block, area, tokens);
  }
}

/** Footer and number, which covers do not have. */
function repeated(tokens: ThemeTokens, { number, footer = '' }: LayoutOptions): TextBox[] {
  const look = (role: 'footer' | 'number', align: TextBox['align']): TextLook => ({
    role,
    style: { fit: 'footer', anchor: 'middle', align },
    color: tokens.muted,
  });
  const where = { tokens, onCover: false };
  return [
    ...(tokens.hasFooter && footer.trim() !== ''
      ? [textBox(null, plainParagraphs(footer.trim()), FOOTER, look('footer', 'left'), where)]
      : []),
    ...(number === undefined
      ? []
      : [textBox(null, plainParagraphs(`${number}`), NUMBER, look('number', 'right'), where)]),
  ];
}

/** The part of a layout that neither number nor footer changes: its marks and the content of its places. */
interface Body {
  readonly boxes: readonly Box[];
  readonly overflow: boolean;
}

/** Least space between a title that has grown and what stands below it, px. */
const gapBelowTitle = 24;

/**
 * The places of a slide in reading order. A title that does not fit its place at the smallest size gets a higher one, so
 * that it is never drawn over another text: on covers it grows upwards, elsewhere downwards, and what stands below it begins
 * lower and loses as much height, at most half of it.
 */
export function laidPlaces(slide: Slide, tokens: ThemeTokens): readonly Place[] {
  const places = placesOf(slide);
  const title = places.find(({ name }) => name === 'title');
  const block = slide.slots.find(({ name }) => name === 'title')?.block;
  if (!title || block?.kind !== 'text') return places;
  const { style } = lookOf(slide, 'title', tokens);
  const { lines, doesOverflow } = fitLines(block.paragraphs, title, { ...style, font: tokens.font });
  const [first, last] = [lines[0], lines.at(-1)];
  if (!doesOverflow || !first || !last) return places;
  const needed = Math.ceil(last.y + last.height - first.y);
  if (isCover(slide)) {
    const grown = Math.min(needed, title.y + title.h - gapBelowTitle);
    const y = title.y + title.h - grown;
    return places.map((place) => (place === title ? { ...place, y, h: grown } : place));
  }
  const below = places.filter((place) => place !== title);
  const top = Math.min(...below.map(({ y }) => y));
  const upper = below.filter(({ y }) => y === top);
  const edge = slide.layout === 'quote' ? top - quotePanel.above : top;
  const most = Math.floor(Math.min(...upper.map(({ h }) => h)) / 2);
  const by = Math.min(most, Math.max(0, title.y + needed + gapBelowTitle - edge));
  const grown = Math.min(needed, edge + by - gapBelowTitle - title.y);
  return places.map((place) => {
    if (place === title) return { ...place, h: grown };
    return upper.includes(place) ? { ...place, y: place.y + by, h: place.h - by } : place;
  });
}

function bodyOf(slide: Slide, tokens: ThemeTokens): Body {
  const places = laidPlaces(slide, tokens);
  const quote = places.find(({ name }) => name === 'quote');
  const title = places.find(({ name }) => name === 'title');
  const marks = title ? (isCover(slide) ? coverShapes(tokens, title) : slideShapes(tokens, title)) : [];
  const content = places.flatMap((place) => contentBox(slide, place, tokens) ?? []);
  return {
    boxes: [...marks, ...(quote ? quoteShapes(tokens, quote) : []), ...content],
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
 * options (by identity) give the same object; another number or footer repeats only these two. Nothing is ever cut: what
 * does not fit at the smallest size goes over the edge of its place and makes `overflow` true. A `LaterSlide` has no boxes.
 */
export function layoutSlide(slide: AnySlide, tokens: ThemeTokens, options: LayoutOptions = {}): SlideLayout {
  const list = kept.get(slide) ?? [];
  const ofTokens = list.filter((one) => one.tokens === tokens);
  const found = ofTokens.find(
    (one) => one.options.number === options.number && one.options.footer === options.footer,
  );
  if (found) return found.layout;
  const onCover = !isLater(slide) && isCover(slide);
  const body = isLater(slide) ? null : (ofTokens[0]?.body ?? bodyOf(slide, tokens));
  const layout: SlideLayout = {
    background: onCover ? tokens.cover : tokens.background,
    font: tokens.font,
    boxes: [...(body?.boxes ?? []), ...(body && !onCover ? repeated(tokens, options) : [])],
    overflow: body?.overflow ?? false,
  };
  kept.set(slide, [...list.slice(1 - keptEach), { tokens, options, body, layout }]);
  return layout;
}
