/** How a picture looks in PowerPoint, where its corners and colours can be changed back (PRES-61). */
import type { Area } from '../../model/area.ts';
import type { PictureBox } from '../../model/boxes.ts';
import type { PictureBlock } from '../../model/deck.ts';
import { type Place, SLOT_NAMES } from '../../model/layouts.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { geometry, roundedGeometry, shapeName } from './shapes.ts';
import { bodyProperties, paragraphEnd, plainRun, runs, type TextContext } from './text.ts';
import { colour, fill, noStroke } from './theme.ts';
import { el, frame } from './xml.ts';

/** The outline of a picture. @param radius of its corners, px; half of a square makes a circle */
export const pictureGeometry = (area: Area, radius: number): string =>
  radius > 0 && radius * 2 >= Math.max(area.w, area.h) ? geometry('ellipse') : roundedGeometry(area, radius);

/** The colours of a picture as an effect of Office; empty for its own ones. */
export function toneEffect({ block, tones }: PictureBox, tokens: ThemeTokens): string {
  if (!tones) return '';
  if (block.tone === 'grey') return el('a:grayscl');
  return el('a:duotone', {}, colour(tones.dark, tokens), colour(tones.light, tokens));
}

/** The place of a picture that could not be loaded, with its description. @param id of the shape */
export function lostPicture(
  place: Place,
  { isDecorative, alt }: PictureBlock,
  context: TextContext & { readonly tokens: ThemeTokens },
  id: number,
): string {
  const { tokens } = context;
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(id, SLOT_NAMES[place.name], isDecorative ? null : alt),
      el('p:cNvSpPr'),
      el('p:nvPr'),
    ),
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
