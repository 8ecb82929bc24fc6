/** The places of a template's layouts: where their text stands and how large it is. */
import { childAt, childOf, descendants, type XmlElement } from '#lib/office/read-xml.ts';
import type { Area } from '../model/area.ts';
import { CANVAS } from '../model/deck.ts';
import { colourIn } from '../office/colours.ts';
import { inherited, type Looks, type Page, type Placeholder, placeholderOf } from '../office/places.ts';

export interface TemplatePlace extends Placeholder {
  /** Its text without the space around it, px of 1280 × 720; null where nothing says where it stands. */
  readonly area: Area | null;
  /** Size of the first level, pt of a slide of 1280 × 720 px; null where nothing says it. */
  readonly points: number | null;
  /** Colour of the first level, `#rrggbb`. */
  readonly colour: string | undefined;
  /** Space that the shape leaves around its text, px. */
  readonly inset: { readonly x: number; readonly y: number };
}

/** EMU of a px of a slide that is 13.33 inches wide. */
const PX = 9525;
/** Space around text where a shape says nothing, EMU. */
const usualInsets = { lIns: 91_440, rIns: 91_440, tIns: 45_720, bIns: 45_720 } as const;

/** How much larger than 1280 px a slide is, as a share. */
export const scaleOf = ({ w }: Page): number => w / (CANVAS.width * PX);

/** The value of an attribute of `bodyPr` in the first shape that has it. */
function insetOf(shapes: readonly XmlElement[], name: keyof typeof usualInsets): number {
  for (const shape of shapes) {
    const value = Number(childAt(shape, 'txBody', 'bodyPr')?.attributes[name] ?? Number.NaN);
    if (Number.isFinite(value)) return value;
  }
  return usualInsets[name];
}

function placeOf(place: Placeholder, looks: Looks, page: Page): TemplatePlace {
  const { area, styles, shapes } = inherited(place, looks, page);
  const px = (name: keyof typeof usualInsets): number => insetOf(shapes, name) / PX / scaleOf(page);
  const [left, right, top, bottom] = [px('lIns'), px('rIns'), px('tIns'), px('bIns')];
  const levels = styles.map((style) => childAt(style, 'lvl1pPr', 'defRPr'));
  const size = levels.map((level) => Number(level?.attributes['sz'])).find((value) => value > 0);
  const colours = levels.map((level) => colourIn(childOf(level, 'solidFill'), looks.palette));
  return {
    ...place,
    area: area && {
      x: Math.round(area.x * CANVAS.width + left),
      y: Math.round(area.y * CANVAS.height + top),
      w: Math.round(area.w * CANVAS.width - left - right),
      h: Math.round(area.h * CANVAS.height - top - bottom),
    },
    points: size === undefined ? null : size / 100 / scaleOf(page),
    colour: colours.find((colour) => colour !== undefined),
    inset: { x: left, y: top },
  };
}

/** The places of a layout. */
export function placesOf(looks: Looks, page: Page): TemplatePlace[] {
  const shapes = [...descendants(childAt(looks.layout, 'cSld', 'spTree'), 'sp')];
  return shapes.flatMap((shape) => {
    const place = placeholderOf(shape);
    return place ? [placeOf(place, looks, page)] : [];
  });
}

/** The place of the title of a layout. */
export const titleIn = (places: readonly TemplatePlace[]): TemplatePlace | undefined =>
  places.find(({ type }) => type === 'title' || type === 'ctrTitle');

/** The place of the text or content of a layout: the first one. */
export const bodyIn = (places: readonly TemplatePlace[]): TemplatePlace | undefined =>
  places.find(({ type }) => type === 'subTitle' || type === 'body' || type === 'obj');
