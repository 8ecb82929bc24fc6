import type { TextBox } from '../../model/boxes.ts';
import type { Foot } from '../../model/settings.ts';
import { FOOTER_INDEX, NUMBER_INDEX, numberField } from './layouts.ts';
import { placeholder, shapeName } from './shapes.ts';
import { paragraphEnd, plainRun, runs, type TextContext } from './text.ts';
import { el } from './xml.ts';

export interface FootContext extends TextContext {
  readonly foot: Foot;
}

/** Which of the two a shape is. */
type FootRole = 'number' | 'footer';

export const footRole = ({ role }: TextBox): FootRole => (role === 'number' ? 'number' : 'footer');

/** The placeholder of a layout that a shape fills in. */
interface FootPlace {
  readonly type: string;
  readonly index: number | undefined;
  /** Only where the layout is not enough: LibreOffice reads the alignment of the portal's footer from the slide. */
  readonly align?: 'l' | 'r';
}

/** The places of the portal's own layouts. */
export const ownPlaces: Readonly<Record<FootRole, FootPlace>> = {
  number: { type: 'sldNum', index: NUMBER_INDEX, align: 'r' },
  footer: { type: 'ftr', index: FOOTER_INDEX, align: 'l' },
};

/**
 * The number or the footer of a slide.
 *
 * @param id of its shape
 */
export function footShape(role: FootRole, place: FootPlace, context: FootContext, id: number): string {
  const isNumber = role === 'number';
  const { footer, number } = context.foot;
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(id, isNumber ? 'Номер слайда' : 'Нижний колонтитул'),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })),
      placeholder(place.type, place.index),
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
        ...(place.align ? [el('a:pPr', { algn: place.align })] : []),
        isNumber ? numberField(String(number), context) : runs([plainRun(footer)], context),
        paragraphEnd(context),
      ),
    ),
  );
}
