/** How a picture looks in PowerPoint, where its corners and colours can be changed back (PRES-61). */
import type { Area } from '../../model/area.ts';
import type { PictureBox } from '../../model/boxes.ts';
import type { PictureBlock } from '../../model/deck.ts';
import { fitPicture } from '../../model/picture-place.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import type { PictureOf } from './brand.ts';
import { geometry, roundedGeometry, shapeName } from './shapes.ts';
import { bodyProperties, paragraphEnd, plainRun, runs, type TextContext } from './text.ts';
import { colour, fill, noStroke } from './theme.ts';
import { el, frame } from './xml.ts';

/** The outline of a picture. @param radius of its corners, px; half of a square makes a circle */
const pictureGeometry = (area: Area, radius: number): string =>
  radius > 0 && radius * 2 >= Math.max(area.w, area.h) ? geometry('ellipse') : roundedGeometry(area, radius);

/** The colours of a picture as an effect of Office; empty for its own ones. */
function toneEffect({ block, tones }: PictureBox, tokens: ThemeTokens): string {
  if (!tones) return '';
  if (block.tone === 'grey') return el('a:grayscl');
  return el('a:duotone', {}, colour(tones.dark, tokens), colour(tones.light, tokens));
}

/** What a picture is in the part of its slide. */
interface Shown {
  readonly id: number;
  readonly name: string;
  /** XML of the place of the layout that it fills; only such a picture is not grouped with others. */
  readonly place: string;
  readonly isGrouped: boolean;
}

/** A picture as it is drawn in its box. */
export function pictureShape(
  box: PictureBox,
  found: NonNullable<ReturnType<PictureOf>>,
  { id, name, place, isGrouped }: Shown,
  tokens: ThemeTokens,
): string {
  const { block } = box;
  const { area, cut } = fitPicture(found.file, box, { ...block, fit: box.fit });
  const [l, t, r, b] = [cut.left, cut.top, cut.right, cut.bottom].map((part) => Math.round(part * 100_000));
  return el(
    'p:pic',
    {},
    el(
      'p:nvPicPr',
      {},
      shapeName(id, name, block.isDecorative ? null : block.alt),
      el('p:cNvPicPr', {}, el('a:picLocks', { noGrp: isGrouped ? undefined : 1, noChangeAspect: 1 })),
      place,
    ),
    el(
      'p:blipFill',
      {},
      el('a:blip', { 'r:embed': found.id }, toneEffect(box, tokens)),
      l || t || r || b ? el('a:srcRect', { l, t, r, b }) : '',
      el('a:stretch', {}, el('a:fillRect')),
    ),
    el('p:spPr', {}, frame(area), pictureGeometry(area, box.radius)),
  );
}

/** The place of a picture that could not be loaded, with its description. @param id of the shape */
export function lostPicture(
  place: Area,
  name: string,
  { isDecorative, alt }: PictureBlock,
  context: TextContext & { readonly tokens: ThemeTokens },
  id: number,
): string {
  const { tokens } = context;
  return el(
    'p:sp',
    {},
    el('p:nvSpPr', {}, shapeName(id, name, isDecorative ? null : alt), el('p:cNvSpPr'), el('p:nvPr')),
    el('p:spPr', {}, frame(place), geometry('rect'), fill(tokens.surface, tokens), noStroke),
    el(
      'p:txBody',
      {},
      bodyProperties('middle'),
      el('a:lstStyle'),
      el(
        'a:p',
        {},
        el('a:pPr', { algn: 'ctr' }),
        runs([plainRun(isDecorative ? '' : alt)], context, { points: 14, fill: fill(tokens.muted, tokens) }),
        paragraphEnd(context),
      ),
    ),
  );
}
