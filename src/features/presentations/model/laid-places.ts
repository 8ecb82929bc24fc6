/** Where the places of a slide stand once their text is known. */
import type { Line } from './boxes.ts';
import { hasLargeLogo, logoBottom } from './brand-boxes.ts';
import { blockIn, type Slide, type SlotName } from './deck.ts';
import { LAYOUTS, type Place, placesOf } from './layouts.ts';
import { aroundPanel, belowQuote } from './marks.ts';
import { fitLines } from './text-box.ts';
import { lookOf } from './text-looks.ts';
import type { ThemeTokens } from './themes.ts';

/** Least space between a title that has grown and what stands below it, px. */
const gapBelowTitle = 24;

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
  return quotePlaces(slide, titledPlaces(slide, tokens), tokens);
}

function titledPlaces(slide: Slide, tokens: ThemeTokens): readonly Place[] {
  const places = placesOf(slide);
  const title = placeIn(places, 'title');
  const block = blockIn(slide, 'title');
  if (!title || block?.kind !== 'text') return places;
  const { style } = lookOf(slide, 'title', tokens);
  const { lines, doesOverflow } = fitLines(block.paragraphs, title, { ...style, font: tokens.titleFont });
  if (!doesOverflow) return places;
  const needed = linesHeight(lines);
  const { title: titleLook, panels } = LAYOUTS[slide.layout];
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
