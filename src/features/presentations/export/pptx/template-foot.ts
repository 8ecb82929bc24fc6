/** Footer, number, contacts and colours of links on slides that have a layout of a template. */
import { contrastRatio } from '#ui/theme/contrast.ts';
import type { TextBox } from '../../model/boxes.ts';
import { colourNamed } from '../../office/colours.ts';
import { groundColour } from '../../template/ground-colour.ts';
import type { TemplateLayout } from '../../template/template.ts';
import { contacts } from './brand.ts';
import type { FootContext } from './foot.ts';
import { numberField } from './layouts.ts';
import { placeholder, shapeName } from './shapes.ts';
import { paragraphEnd, plainRun, runs } from './text.ts';
import type { FileTokens } from './theme.ts';
import { el } from './xml.ts';

/** Least contrast of links. */
const TEXT = 4.5;

/** The footer and the number where the layout has places for them, and the contacts in a box of their own. */
export function templateFoot(
  box: TextBox,
  { places }: TemplateLayout,
  context: FootContext & { readonly tokens: FileTokens },
  id: number,
): string {
  const { foot, tokens } = context;
  if (box.role === 'contacts') return contacts(id, box, tokens, context);
  const isNumber = box.role === 'number';
  const place = places.find(({ type }) => type === (isNumber ? 'sldNum' : 'ftr'));
  if (!place) return '';
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(id, isNumber ? 'Номер слайда' : 'Нижний колонтитул'),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })),
      placeholder(place.type, place.index ?? undefined),
    ),
    el('p:spPr'),
    el(
      'p:txBody',
      {},
      el('a:bodyPr'),
      el('a:lstStyle'),
      el(
        'a:p',
        {},
        isNumber ? numberField(String(foot.number), context) : runs([plainRun(foot.footer ?? '')], context),
        paragraphEnd(context),
      ),
    ),
  );
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
