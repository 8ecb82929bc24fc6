/** Where the places of a slide stand once their text is known. */
import type { Line } from './boxes.ts';
import { hasLargeLogo, logoBottom } from './brand-boxes.ts';
import { blockIn, type Slide, type SlotName } from './deck.ts';
import { LAYOUTS, type Place, placesOf } from './layouts.ts';
import { aroundConclusion, aroundPanel, belowQuote } from './marks.ts';
import { tableBox } from './table-box.ts';
import { placesInTemplate } from './template-places.ts';
import { fitLines, heightIn, LINE_HEIGHT, pixels, prepare, RESERVE, SIZES } from './text-box.ts';
import { lookOf } from './text-looks.ts';
import type { ThemeTokens } from './themes.ts';

/** Least space between a title that has grown and what stands below it, px. */
const gapBelowTitle = 32;
/** Height of a title of two lines in the largest size, px. */
const twoLines = Math.ceil(2 * pixels(SIZES.title[0]) * LINE_HEIGHT.title);
/** How far a title with a line below it is moved up, px. */
const raise = 16;
const belowTable = 32;
const belowPictureTitle = 8;
/** Spare height, because some programs shrink a text that is as high as its place, px. */
const spare = 8;

const linesHeight = (lines: readonly Line[]): number => {
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? Math.ceil(last.y + last.height - first.y) : 0;
};

/** A quote and its author as one group, which stands a little above the middle of its room. */
function quotePlaces(slide: Slide, places: readonly Place[], tokens: ThemeTokens): readonly Place[] {
  const [quote, author] = [placeIn(places, 'quote'), placeIn(places, 'author')];
  const block = blockIn(slide, 'quote');
  if (!quote || !author || block?.kind !== 'text') return places;
  const { style } = lookOf(slide, 'quote', tokens);
  const { lines, doesOverflow } = fitLines(block.paragraphs, quote, { ...style, font: tokens.font });
  if (doesOverflow) return places;
  const h = linesHeight(lines);
  const y = Math.round(quote.y + (quote.h - h) * 0.45);
  return places.map((place) => {
    if (place === quote) return { ...place, y, h };
    return place === author ? { ...place, y: y + h + belowQuote } : place;
  });
}

export const placeIn = (places: readonly Place[], wanted: SlotName): Place | undefined =>
  places.find(({ name }) => name === wanted);

/**
 * The places of a slide in reading order. A title that does not fit its place at the smallest size gets a higher one, so
 * that it is never drawn over another text: on covers it grows upwards, elsewhere downwards, and what stands below it begins
 * lower and loses as much height, at most half of it.
 */
export function laidPlaces(slide: Slide, tokens: ThemeTokens): readonly Place[] {
  const places = titledPlaces(slide, tokens);
  if (LAYOUTS[slide.layout].conclusion) return concludedPlaces(slide, places, tokens);
  if (LAYOUTS[slide.layout].panels === 'picture') return picturePlaces(slide, places, tokens);
  return quotePlaces(slide, places, tokens);
}

/** The height of a text as it is set in its place, px; 0 for an empty place. */
export function textHeight(slide: Slide, place: Place, tokens: ThemeTokens): number {
  const block = blockIn(slide, place.name);
  if (block?.kind !== 'text') return 0;
  const { style } = lookOf(slide, place.name, tokens);
  return linesHeight(fitLines(block.paragraphs, place, { ...style, font: tokens.font }).lines);
}

/** The height that a text needs even in a wider font, px; undefined for an empty place and for a text that does not fit. */
function heightOf(slide: Slide, place: Place, tokens: ThemeTokens): number | undefined {
  const block = blockIn(slide, place.name);
  if (block?.kind !== 'text') return undefined;
  const { role, style } = lookOf(slide, place.name, tokens);
  const font = role === 'title' ? tokens.titleFont : tokens.font;
  const { fontSize, doesOverflow } = fitLines(block.paragraphs, place, { ...style, font });
  if (doesOverflow) return undefined;
  const prepared = prepare(block.paragraphs, font, style.isBold);
  const lineHeight = LINE_HEIGHT[style.fit];
  return Math.ceil(heightIn(prepared, place.w / RESERVE, { fontSize, lineHeight }).height);
}

/**
 * The places of a slide with a conclusion, which is as high as its text and its bar. Places below it get the rest of its room.
 * Below a table, the conclusion follows the last row.
 */
function concludedPlaces(slide: Slide, places: readonly Place[], tokens: ThemeTokens): readonly Place[] {
  const { conclusion } = LAYOUTS[slide.layout];
  const own = conclusion && placeIn(places, conclusion);
  const text = own && heightOf(slide, own, tokens);
  if (!own || text === undefined) return places;
  const h = Math.min(own.h, text + aroundConclusion);
  const table = placeIn(places, 'table');
  const block = blockIn(slide, 'table');
  const y =
    table && block?.kind === 'table'
      ? Math.min(own.y, Math.round(table.y + tableBox('table', block, table, tokens).h) + belowTable)
      : own.y;
  const by = own.h - h;
  return places.map((place) => {
    if (place === own) return { ...own, y, h };
    return place.y > own.y ? { ...place, y: place.y - by, h: place.h + by } : place;
  });
}

/**
 * The places of a slide filled by a picture. Title and subtitle are close together at the bottom, so that their panel is as
 * high as both texts.
 */
function picturePlaces(slide: Slide, places: readonly Place[], tokens: ThemeTokens): readonly Place[] {
  const [title, subtitle] = [placeIn(places, 'title'), placeIn(places, 'subtitle')];
  if (!title || !subtitle) return places;
  const roomOf = (place: Place): number =>
    Math.min(place.h, (heightOf(slide, place, tokens) ?? place.h) + spare);
  const [high, low] = [roomOf(title), roomOf(subtitle)];
  const y = subtitle.y + subtitle.h - low;
  return places.map((place) => {
    if (place === subtitle) return { ...place, y, h: low };
    return place === title ? { ...place, y: y - belowPictureTitle - high, h: high } : place;
  });
}

/** The places of a layout in a theme. A title with a line below it is moved up, because the line needs room. */
function themedPlaces(slide: Slide, tokens: ThemeTokens): readonly Place[] {
  const { mark } = tokens;
  const places = placesInTemplate(placesOf(slide), slide.layout, tokens);
  const { title } = LAYOUTS[slide.layout];
  if (mark !== 'under' || title === 'cover' || title === 'whole') return places;
  return places.map((place) => (place.name === 'title' ? { ...place, y: place.y - raise } : place));
}

function titledPlaces(slide: Slide, tokens: ThemeTokens): readonly Place[] {
  const places = themedPlaces(slide, tokens);
  const title = placeIn(places, 'title');
  const block = blockIn(slide, 'title');
  if (!title || block?.kind !== 'text') return places;
  const { style } = lookOf(slide, 'title', tokens);
  const { title: titleLook, panels } = LAYOUTS[slide.layout];
  // A title of two lines keeps its size, and what stands below it begins lower.
  const roomy = titleLook ? title : { ...title, h: Math.max(title.h, twoLines) };
  const needed =
    heightOf(slide, roomy, tokens) ??
    linesHeight(fitLines(block.paragraphs, roomy, { ...style, font: tokens.titleFont }).lines);
  if (needed <= title.h) return places;
  if (titleLook === 'cover' || titleLook === 'whole') {
    const top = (hasLargeLogo(slide, tokens) ? logoBottom : 0) + gapBelowTitle;
    const grown = Math.min(needed, title.y + title.h - top);
    const y = title.y + title.h - grown;
    return places.map((place) => (place === title ? { ...place, y, h: grown } : place));
  }
  const below = places.filter((place) => place !== title);
  const top = Math.min(...below.map(({ y }) => y));
  const edge = panels === 'columns' ? top - aroundPanel : top;
  // The highest place gives room, and what stands between it and the title moves down.
  const highest = Math.max(...below.map(({ h }) => h));
  const giving = below.find(({ h }) => h === highest);
  const most = Math.floor(highest / 2);
  const by = Math.min(most, Math.max(0, title.y + needed + gapBelowTitle - edge));
  const grown = Math.min(needed, edge + by - gapBelowTitle - title.y);
  return places.map((place) => {
    if (place === title) return { ...place, h: grown };
    if (!giving || place.y > giving.y) return place;
    return { ...place, y: place.y + by, h: place.y === giving.y ? place.h - by : place.h };
  });
}
