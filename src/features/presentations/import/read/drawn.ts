/** How the shapes of files that other programs wrote are drawn (PRES-93). */
import { childAt, childOf, descendants, isOn, type XmlElement } from '#lib/office/read-xml.ts';
import { colourIn, type Palette } from '../../office/colours.ts';
import { type Area, propertiesOf } from '../../office/places.ts';
import type { SourceShape } from '../source.ts';

const isLineName = (name: string): boolean => /^(?:line|(?:straight|bent|curved)Connector\d)$/.test(name);
const isOvalName = (name: string): boolean => name === 'ellipse' || name === 'flowChartConnector';
const isBoxName = (name: string): boolean =>
  /^(?:rect|(?:round|snip)\w*Rect|flowChart(?:Alternate)?Process|flowChartTerminator)$/.test(name);

/** A colour of a shape or of its line: its own one, or that of its style. Undefined without one. */
function colourOf(own: XmlElement | undefined, style: XmlElement | undefined, palette: Palette) {
  if (childOf(own, 'noFill')) return undefined;
  const [stop] = [...descendants(childOf(own, 'gradFill'), 'gs')];
  const found = colourIn(childOf(own, 'solidFill') ?? stop, palette);
  return found ?? (style?.attributes['idx'] === '0' ? undefined : colourIn(style, palette));
}

/** The ends of a line, which may be turned and mirrored, in shares of the slide. @param page its proportions */
function endsOf(xfrm: XmlElement | undefined, { x, y, w, h }: Area, page: number) {
  const { rot, flipH, flipV } = xfrm?.attributes ?? {};
  const angle = ((Number(rot) || 0) / 60_000 / 180) * Math.PI;
  const [right, down] = [isOn(flipH) ? -w / 2 : w / 2, isOn(flipV) ? -h / 2 : h / 2];
  // A share of the width is longer than one of the height.
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [right * cos - (down / page) * sin, right * page * sin + down * cos];
  const [middleX, middleY] = [x + w / 2, y + h / 2];
  return { from: [middleX - dx, middleY - dy], to: [middleX + dx, middleY + dy] } as const;
}

const hasHead = (end: XmlElement | undefined): boolean => !/^(?:none)?$/.test(end?.attributes['type'] ?? '');

/**
 * What a shape without a place in its layout is drawn as.
 *
 * @param page the width of the slide by its height
 * @returns null for a shape of another form without text
 */
export function drawnShape(
  shape: XmlElement,
  area: Area,
  { palette, page, hasText }: { palette: Palette; page: number; hasText: boolean },
): SourceShape | null {
  const look = childOf(shape, 'spPr');
  const name = childOf(look, 'prstGeom')?.attributes['prst'] ?? '';
  const { id = '' } = childOf(propertiesOf(shape), 'cNvPr')?.attributes ?? {};
  const edge = childOf(look, 'ln');
  const edgeColour = colourOf(edge, childAt(shape, 'style', 'lnRef'), palette);
  if (isLineName(name)) {
    const { from, to } = endsOf(childOf(look, 'xfrm'), area, page);
    const [atStart, atEnd] = [hasHead(childOf(edge, 'headEnd')), hasHead(childOf(edge, 'tailEnd'))];
    const joined = childOf(propertiesOf(shape), 'cNvCxnSpPr');
    const joins = [childOf(joined, 'stCxn'), childOf(joined, 'endCxn')].flatMap(
      (end) => end?.attributes['id'] ?? [],
    );
    const line = atStart && !atEnd ? { from: to, to: from, joins } : { from, to, joins };
    return { id, kind: atStart || atEnd ? 'arrow' : 'line', colour: edgeColour, line };
  }
  if (!hasText && !isOvalName(name) && !isBoxName(name)) return null;
  const fill = colourOf(look, childAt(shape, 'style', 'fillRef'), palette);
  if (fill === undefined && edgeColour === undefined)
    return hasText ? { id, kind: 'text', colour: undefined, line: null } : null;
  const isChevron = name === 'chevron' || name === 'homePlate';
  const kind = isOvalName(name) ? 'ellipse' : 'rectangle';
  return { id, kind, colour: fill, line: null, ...(isChevron && { isChevron }) };
}
