/** The areas of shapes, and what they inherit from the places of layouts and masters. */
import { childAt, childOf, descendants, type XmlElement } from '#lib/office/read-xml.ts';
import type { Palette } from './colours.ts';

/** A place on a slide, in shares of its width and height. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The size of a slide, EMU. */
export interface Page {
  readonly w: number;
  readonly h: number;
}

/** How coordinates within a group become those of the slide. */
export interface Transform {
  readonly scale: readonly [x: number, y: number];
  readonly move: readonly [x: number, y: number];
}
export const unmoved: Transform = { scale: [1, 1], move: [0, 0] };

const numberIn = (element: XmlElement | undefined, name: string): number =>
  Number(element?.attributes[name] ?? Number.NaN);

/** The area of `xfrm` in shares of the page; null if it has none. */
export function areaOf(xfrm: XmlElement | undefined, { scale, move }: Transform, page: Page): Area | null {
  const [off, ext] = [childOf(xfrm, 'off'), childOf(xfrm, 'ext')];
  const area = {
    x: (numberIn(off, 'x') * scale[0] + move[0]) / page.w,
    y: (numberIn(off, 'y') * scale[1] + move[1]) / page.h,
    w: (numberIn(ext, 'cx') * scale[0]) / page.w,
    h: (numberIn(ext, 'cy') * scale[1]) / page.h,
  };
  return Object.values(area).every(Number.isFinite) ? area : null;
}

/** The transform for the shapes of a group. */
export function inGroup(group: XmlElement, outer: Transform): Transform {
  const xfrm = childAt(group, 'grpSpPr', 'xfrm');
  const [off, ext, chOff, chExt] = ['off', 'ext', 'chOff', 'chExt'].map((name) => childOf(xfrm, name));
  const axis = (at: 0 | 1, place: string, size: string): [scale: number, move: number] => {
    const scale = numberIn(ext, size) / numberIn(chExt, size);
    const own = numberIn(off, place) - numberIn(chOff, place) * scale;
    return Number.isFinite(own)
      ? [scale * outer.scale[at], own * outer.scale[at] + outer.move[at]]
      : [outer.scale[at], outer.move[at]];
  };
  const [x, y] = [axis(0, 'x', 'cx'), axis(1, 'y', 'cy')];
  return { scale: [x[0], y[0]], move: [x[1], y[1]] };
}

/** A place for text or other content, as a slide, a layout or a master names it. */
export interface Placeholder {
  /** `title`, `ctrTitle`, `subTitle`, `body`, …; `obj` where nothing is said. */
  readonly type: string;
  readonly index: number | null;
}

/** The properties of any kind of shape, `nvSpPr` and the like. */
export const propertiesOf = (shape: XmlElement): XmlElement | undefined =>
  shape.children.find(({ name }) => /^nv.*Pr$/.test(name));

export function placeholderOf(shape: XmlElement): Placeholder | null {
  const place = childAt(propertiesOf(shape), 'nvPr', 'ph');
  if (!place) return null;
  const { type = 'obj', idx } = place.attributes;
  const index = Number(idx);
  return { type, index: idx === undefined || !Number.isInteger(index) ? null : index };
}

const isTitle = (type: string): boolean => type === 'title' || type === 'ctrTitle';
/** Types of places that inherit from the `body` of a master. */
const bodyTypes: ReadonlySet<string> = new Set(['body', 'obj', 'subTitle', 'pic', 'tbl', 'chart']);

const shapesIn = (part: XmlElement | undefined): XmlElement[] => [
  ...descendants(childAt(part, 'cSld', 'spTree'), 'sp'),
  ...descendants(childAt(part, 'cSld', 'spTree'), 'pic'),
];

/** The place of the layout for a place of a slide: by its number, otherwise by its type. */
function inLayout(part: XmlElement | undefined, { type, index }: Placeholder): XmlElement | undefined {
  const shapes = shapesIn(part).map((shape) => ({ shape, place: placeholderOf(shape) }));
  const isSame = (other: string): boolean => other === type || (isTitle(other) && isTitle(type));
  return (
    shapes.find(({ place }) => index !== null && place?.index === index) ??
    shapes.find(({ place }) => place !== null && isSame(place.type))
  )?.shape;
}

function inMaster(part: XmlElement | undefined, { type }: Placeholder): XmlElement | undefined {
  const wanted = isTitle(type)
    ? isTitle
    : (other: string) => other === type || (other === 'body' && bodyTypes.has(type));
  return shapesIn(part).find((shape) => wanted(placeholderOf(shape)?.type ?? ''));
}

/** The parts that a slide's looks come from. */
export interface Looks {
  readonly palette: Palette;
  readonly layout: XmlElement | undefined;
  readonly master: XmlElement | undefined;
}

/** What a place inherits from its layout and master: its area, the shapes there, and the styles of lists, the nearest first. */
export function inherited(
  place: Placeholder | null,
  { layout, master }: Pick<Looks, 'layout' | 'master'>,
  page: Page,
): { area: Area | null; shapes: XmlElement[]; styles: XmlElement[] } {
  const styleNames = place === null ? 'otherStyle' : isTitle(place.type) ? 'titleStyle' : 'bodyStyle';
  const common = childAt(master, 'txStyles', styleNames);
  const sources = place ? [inLayout(layout, place), inMaster(master, place)] : [];
  const areas = sources.map((shape) => areaOf(childAt(shape, 'spPr', 'xfrm'), unmoved, page));
  const styles = [...sources.map((shape) => childAt(shape, 'txBody', 'lstStyle')), common];
  return {
    area: areas.find((area) => area !== null) ?? null,
    shapes: sources.filter((shape) => shape !== undefined),
    styles: styles.filter((style): style is XmlElement => style !== undefined),
  };
}
