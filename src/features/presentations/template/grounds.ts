/** What lies behind the text of a template's layout. */
import { childAt, childOf, childrenOf, descendants, isOn, type XmlElement } from '#lib/office/read-xml.ts';
import { mix } from '#ui/theme/brand.ts';
import { colourIn, type Palette } from '../office/colours.ts';
import { areaOf, type Looks, type Page, placeholderOf, unmoved } from '../office/places.ts';

/** What lies behind the text of a layout. */
export interface Ground {
  /** `#rrggbb`; null where only a picture lies there. */
  readonly colour: string | null;
  readonly hasPicture: boolean;
}

/** A shape that covers this share of the slide is its ground. */
const COVERING = 0.8;

/** The mean of the colours of a gradient. */
function meanOf(fill: XmlElement | undefined, palette: Palette): string | undefined {
  const stops = childrenOf(childOf(fill, 'gsLst'), 'gs').flatMap((stop) => colourIn(stop, palette) ?? []);
  return stops.length === 0 ? undefined : stops.reduce((mean, one, at) => mix(mean, one, 1 / (at + 1)));
}

/** What a fill draws: `bgPr`, `spPr` or an entry of the theme. Undefined for none. */
function filled(properties: XmlElement | undefined, palette: Palette): Ground | undefined {
  if (childOf(properties, 'blipFill')) return { colour: null, hasPicture: true };
  const colour =
    colourIn(childOf(properties, 'solidFill'), palette) ??
    meanOf(childOf(properties, 'gradFill'), palette) ??
    colourIn(childAt(properties, 'pattFill', 'bgClr'), palette);
  return colour === undefined ? undefined : { colour, hasPicture: false };
}

/** The background that a layout or a master says itself. */
function backgroundIn(part: XmlElement | undefined, palette: Palette): Ground | undefined {
  const ground = childAt(part, 'cSld', 'bg');
  const colour = colourIn(childOf(ground, 'bgRef'), palette);
  return (
    filled(childOf(ground, 'bgPr'), palette) ??
    (colour === undefined ? undefined : { colour, hasPicture: false })
  );
}

/** The shapes that nearly cover the slide, the uppermost last. */
function covering(part: XmlElement | undefined, palette: Palette, page: Page): Ground[] {
  const tree = childAt(part, 'cSld', 'spTree');
  return [...descendants(tree, 'sp'), ...descendants(tree, 'pic')].flatMap((shape) => {
    const area = areaOf(childAt(shape, 'spPr', 'xfrm'), unmoved, page);
    if (placeholderOf(shape) || !area || area.w * area.h < COVERING) return [];
    if (shape.name === 'pic') return [{ colour: null, hasPicture: true }];
    return filled(childOf(shape, 'spPr'), palette) ?? [];
  });
}

/** The ground of a layout. Shapes of the master are left out where the layout hides them. */
export function groundOf({ layout, master, palette }: Looks, page: Page): Ground {
  const hidesMaster =
    layout?.attributes['showMasterSp'] !== undefined && !isOn(layout.attributes['showMasterSp']);
  const shapes = [
    ...(hidesMaster ? [] : covering(master, palette, page)),
    ...covering(layout, palette, page),
  ];
  return (
    shapes.at(-1) ??
    backgroundIn(layout, palette) ??
    backgroundIn(master, palette) ?? { colour: '#ffffff', hasPicture: false }
  );
}
