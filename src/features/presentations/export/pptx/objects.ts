/** The objects of a slide as shapes that can be changed in PowerPoint (PRES-80). */
import type { ObjectBox, TextBox } from '../../model/boxes.ts';
import { paragraphText, type SlideObject, type TextBlock } from '../../model/deck.ts';
import { gapBefore } from '../../model/text-box.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import type { PictureOf } from './brand.ts';
import { objectName } from './own-names.ts';
import { lostPicture, pictureShape } from './picture.ts';
import { geometry, shapeName } from './shapes.ts';
import { ANCHORS, lineSpacing, listProperties, paragraphEnd, runs, type TextContext } from './text.ts';
import { colour, fill, noStroke, stroke } from './theme.ts';
import { el, emu } from './xml.ts';

interface ObjectContext extends TextContext {
  readonly tokens: ThemeTokens;
  readonly pictureOf: PictureOf;
}

/** Position and size; a line that does not begin at the upper left corner is mirrored. */
function placeOf({ x, y, w, h, start = 'topLeft' }: SlideObject): string {
  const flipH = start === 'topRight' || start === 'bottomRight' ? 1 : undefined;
  const flipV = start === 'bottomLeft' || start === 'bottomRight' ? 1 : undefined;
  return el(
    'a:xfrm',
    { flipH, flipV },
    el('a:off', { x: emu(x), y: emu(y) }),
    el('a:ext', { cx: emu(w), cy: emu(h) }),
  );
}

function textBody(
  { x, y, object, plate, fill: ground }: ObjectBox,
  box: TextBox,
  { paragraphs }: TextBlock,
  context: ObjectContext,
): string {
  const { tokens } = context;
  const { points, lineHeight, font, color, markColor } = box;
  const isAlone = object.kind === 'text';
  // The text of an ellipse stands in the rectangle inside of it by itself.
  const isEllipse = object.kind === 'ellipse';
  const [across, down] = isEllipse ? [0, 0] : [emu(box.x - x), emu(box.y - y)];
  const looks = {
    points,
    fill: fill(color, tokens),
    highlight: plate && ground !== null ? colour(ground, tokens) : undefined,
    hasPlainLinks: !isAlone,
  };
  return el(
    'p:txBody',
    {},
    el(
      'a:bodyPr',
      { wrap: 'square', lIns: across, tIns: down, rIns: across, bIns: down, anchor: ANCHORS[box.anchor] },
      el('a:normAutofit'),
    ),
    el('a:lstStyle'),
    ...paragraphs.map((one, at) =>
      el(
        'a:p',
        {},
        listProperties(one, points, at === 0 ? -gapBefore(one) : box.gap, {
          algn: isAlone ? undefined : 'ctr',
          spacing: lineSpacing(lineHeight, font),
          markFill: colour(markColor, tokens),
        }),
        runs(one.runs, context, looks),
        paragraphEnd(context, points),
      ),
    ),
    ...(paragraphs.length === 0 ? [el('a:p', {}, paragraphEnd(context, points))] : []),
  );
}

function lineShape(
  { object }: ObjectBox,
  { color, width, head }: NonNullable<ObjectBox['line']>,
  { tokens }: ObjectContext,
  id: number,
): string {
  return el(
    'p:cxnSp',
    {},
    el('p:nvCxnSpPr', {}, shapeName(id, objectName(object), null), el('p:cNvCxnSpPr'), el('p:nvPr')),
    el(
      'p:spPr',
      {},
      placeOf(object),
      geometry('line'),
      el(
        'a:ln',
        { w: emu(width) },
        fill(color, tokens),
        ...(head ? [el('a:tailEnd', { type: 'triangle', w: 'lg', len: 'lg' })] : []),
      ),
    ),
  );
}

/**
 * The shape of an object.
 *
 * @param nextId returns an id that no other shape of the slide has
 */
export function objectShape(box: ObjectBox, context: ObjectContext, nextId: () => number): string {
  const { object, line, picture, text, outline, fill: ground } = box;
  const { tokens } = context;
  const name = objectName(object);
  if (line) return lineShape(box, line, context, nextId());
  if (picture) {
    const { idFile } = picture.block;
    if (idFile === null) return '';
    const found = context.pictureOf(idFile);
    return found
      ? pictureShape(picture, found, { id: nextId(), name, place: el('p:nvPr'), isGrouped: true }, tokens)
      : lostPicture(box, name, picture.block, context, nextId());
  }
  const block = object.block?.kind === 'text' ? object.block : undefined;
  const isSaid = block?.paragraphs.some((one) => paragraphText(one) !== '') ?? false;
  const isAlone = object.kind === 'text';
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(nextId(), name, isSaid ? '' : null),
      el('p:cNvSpPr', { txBox: isAlone ? 1 : undefined }),
      el('p:nvPr'),
    ),
    el(
      'p:spPr',
      {},
      placeOf(object),
      geometry(object.kind === 'ellipse' ? 'ellipse' : 'rect'),
      ground === null ? el('a:noFill') : fill(ground, tokens),
      outline ? stroke(outline.color, outline.width, tokens) : noStroke,
    ),
    text && block ? textBody(box, text, block, context) : '',
  );
}
