/** How a picture looks in PowerPoint, where its corners and colours can be changed back (PRES-61). */
import type { Area } from '../../model/area.ts';
import type { PictureBox } from '../../model/boxes.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { geometry, roundedGeometry } from './shapes.ts';
import { colour } from './theme.ts';
import { el } from './xml.ts';

/** The outline of a picture. @param radius of its corners, px; half of a square makes a circle */
export const pictureGeometry = (area: Area, radius: number): string =>
  radius > 0 && radius * 2 >= Math.max(area.w, area.h) ? geometry('ellipse') : roundedGeometry(area, radius);

/** The colours of a picture as an effect of Office; empty for its own ones. */
export function toneEffect({ block, tones }: PictureBox, tokens: ThemeTokens): string {
  if (!tones) return '';
  if (block.tone === 'grey') return el('a:grayscl');
  return el('a:duotone', {}, colour(tones.dark, tokens), colour(tones.light, tokens));
}
