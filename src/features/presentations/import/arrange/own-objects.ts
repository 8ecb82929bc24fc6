/** Objects at free positions that the portal wrote itself (PRES-80). */
import { objectInName } from '../../export/pptx/own-names.ts';
import type { Area } from '../../model/area.ts';
import { CANVAS, type SlideObject } from '../../model/deck.ts';
import { isLine, isShape } from '../../model/object-boxes.ts';
import { usualColour } from '../../model/object-looks.ts';
import { withLook } from '../../model/picture-look.ts';
import type { SourceItem } from '../source.ts';
import { asText } from './draft.ts';
import { ownPicture } from './own-picture.ts';

/** Least side of what is no line, px. */
const LEAST = 8;

/** A part of an axis in px, within the slide; what was made larger or moved out of it in PowerPoint comes back into it. */
function within(from: number, length: number, whole: number, least: number): [from: number, length: number] {
  const size = Math.min(whole, Math.max(least, Math.round(length * whole)));
  return [Math.max(0, Math.min(whole - size, Math.round(from * whole))), size];
}

function blockOf(item: SourceItem, area: Area, isOfText: boolean): SlideObject['block'] {
  if (item.kind === 'text') return asText(item.paragraphs);
  if (item.kind !== 'picture') return isOfText ? asText([]) : undefined;
  // A picture that was shown whole has the proportions of its box, so «cover» cuts nothing off.
  return withLook(ownPicture(item, area), { fit: 'cover' });
}

/** The object of a shape. @param id unique on the slide; undefined for a shape without a place, or that is none */
export function ownObject(item: SourceItem, id: string): SlideObject | undefined {
  const found = objectInName(item.name);
  if (!found || !item.area) return undefined;
  const { kind, colour, outline } = found;
  const least = isLine({ kind }) ? 0 : LEAST;
  const [x, w] = within(item.area.x, item.area.w, CANVAS.width, least);
  const [y, h] = within(item.area.y, item.area.h, CANVAS.height, least);
  if (isLine({ kind }) && w + h === 0) return undefined;
  const block = blockOf(item, { x, y, w, h }, kind === 'text');
  if ((kind === 'picture') !== (block?.kind === 'picture') || (isLine({ kind }) && block)) return undefined;
  const start = item.kind === 'object' ? item.start : 'topLeft';
  return {
    id,
    kind,
    x,
    y,
    w,
    h,
    ...(colour !== usualColour({ kind }) && { colour }),
    ...(outline && isShape({ kind }) && { outline }),
    ...(start !== 'topLeft' && isLine({ kind }) && { start }),
    ...(block && { block }),
  };
}
