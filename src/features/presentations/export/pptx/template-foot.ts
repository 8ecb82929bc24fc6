/** Footer, number, contacts and colours of links on slides that have a layout of a template. */
import { contrastRatio } from '#ui/theme/contrast.ts';
import type { TextBox } from '../../model/boxes.ts';
import { colourNamed } from '../../office/colours.ts';
import { groundColour } from '../../template/ground-colour.ts';
import type { TemplateLayout } from '../../template/template.ts';
import { contacts } from './brand.ts';
import { type FootContext, footRole, footShape, ownPlaces } from './foot.ts';
import type { FileTokens } from './theme.ts';
import { el } from './xml.ts';

/** Least contrast of links. */
const TEXT = 4.5;

/** The footer, the date and the number where the layout has places for them, and the contacts in a box of their own. */
export function templateFoot(
  box: TextBox,
  { places }: TemplateLayout,
  context: FootContext & { readonly tokens: FileTokens },
  id: number,
): string {
  if (box.role === 'contacts') return contacts(id, box, context.tokens, context);
  const role = footRole(box);
  const place = places.find(({ type }) => type === ownPlaces[role].type);
  return place ? footShape(role, { type: place.type, index: place.index ?? undefined }, context, id) : '';
}

/** The colours of a slide: those of its layout, with links that can be read on its ground. */
export function templateColours(layout: TemplateLayout): string {
  const { palette } = layout;
  const ground = groundColour(layout);
  const map = palette.map?.attributes ?? {};
  const contrast = (name: string): number => contrastRatio(colourNamed(name, palette) ?? ground, ground);
  const isRead = contrast('hlink') >= TEXT;
  if (isRead && !palette.isOwnMap) return el('p:clrMapOvr', {}, el('a:masterClrMapping'));
  const ink = contrast('tx1') >= contrast('bg1') ? map['tx1'] : map['bg1'];
  const links = isRead ? {} : { hlink: ink, folHlink: ink };
  return el('p:clrMapOvr', {}, el('a:overrideClrMapping', { ...map, ...links }));
}
