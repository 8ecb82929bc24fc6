/** Where the places of slides stand when a company's template says where titles and content belong (PRES-56). */
import type { Area } from './area.ts';
import type { BrandPage, Layout } from './deck.ts';
import { LAYOUTS, type Place } from './layouts.ts';
import type { ThemeTokens } from './theme-palettes.ts';

/** The room of titles and of content in the layouts of the portal. */
const rooms = {
  title: { x: 64, y: 48, w: 1152, h: 88 },
  body: { x: 64, y: 160, w: 1152, h: 480 },
  /** A statement fills both. */
  both: { x: 64, y: 48, w: 1152, h: 592 },
} as const satisfies Record<string, Area>;

/** Least space between a title and what stands below it, px. */
const belowTitle = 12;

/** A place in another room, in the same share of it. */
function moved(place: Place, from: Area, to: Area): Place {
  const [across, down] = [to.w / from.w, to.h / from.h];
  return {
    ...place,
    x: Math.round(to.x + (place.x - from.x) * across),
    y: Math.round(to.y + (place.y - from.y) * down),
    w: Math.round(place.w * across),
    h: Math.round(place.h * down),
  };
}

/** The area from the upper left corner of one to the lower right corner of the other. */
function around(one: Area, other: Area): Area {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    w: Math.max(one.x + one.w, other.x + other.w) - x,
    h: Math.max(one.y + one.h, other.y + other.h) - y,
  };
}

/** The place without what lies above an edge. */
function below(place: Place, edge: number): Place {
  const y = Math.max(place.y, edge);
  return { ...place, y, h: Math.max(1, place.y + place.h - y) };
}

function onSlide(places: readonly Place[], layout: Layout, { title, body }: BrandPage): readonly Place[] {
  const { title: look } = LAYOUTS[layout];
  if (look === 'whole') return places.map((place) => moved(place, rooms.both, around(title, body)));
  return places.map((place) => {
    if (place.name !== 'title') return below(moved(place, rooms.body, body), title.y + title.h + belowTitle);
    return { ...place, ...title, h: look === 'quiet' ? Math.min(place.h, title.h) : title.h };
  });
}

const onCover = (places: readonly Place[], { title, body }: BrandPage): readonly Place[] =>
  places.map((place) => ({ ...place, ...(place.name === 'title' ? title : body) }));

/** The places of a layout in a theme: as they are, or in the rooms of the template. Slides filled by a picture keep theirs. */
export function placesInTemplate(
  places: readonly Place[],
  layout: Layout,
  { pages }: Pick<ThemeTokens, 'pages'>,
): readonly Place[] {
  if (!pages || places.some(({ kind, h }) => kind === 'picture' && h === 720)) return places;
  return LAYOUTS[layout].title === 'cover'
    ? onCover(places, pages.covers)
    : onSlide(places, layout, pages.slides);
}
