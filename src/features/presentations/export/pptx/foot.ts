import type { TextBox } from '../../model/boxes.ts';
import { SHORT_FOOTER } from '../../model/layouts.ts';
import type { Foot } from '../../model/settings.ts';
import { DATE_INDEX, dateField, FOOTER_INDEX, NUMBER_INDEX, numberField } from './layouts.ts';
import { placeholder, shapeName } from './shapes.ts';
import { paragraphEnd, plainRun, runs, type TextContext } from './text.ts';
import { el, frame } from './xml.ts';

export interface FootContext extends TextContext {
  readonly foot: Foot;
  /** Whether the date is that of the day on which the file is opened. */
  readonly isToday: boolean;
}

/** The parts of the foot. */
type FootRole = 'number' | 'date' | 'footer';

export const footRole = ({ role }: TextBox): FootRole =>
  role === 'number' || role === 'date' ? role : 'footer';

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
  date: { type: 'dt', index: DATE_INDEX, align: 'r' },
  footer: { type: 'ftr', index: FOOTER_INDEX, align: 'l' },
};

const names: Readonly<Record<FootRole, string>> = {
  number: 'Номер слайда',
  date: 'Дата',
  footer: 'Нижний колонтитул',
};

function content(role: FootRole, context: FootContext): string {
  const { footer, number, date = '' } = context.foot;
  if (role === 'number') return numberField(String(number), context);
  if (role === 'date' && context.isToday) return dateField(date, context);
  return runs([plainRun(role === 'date' ? date : footer)], context);
}

/**
 * The number, the date or the footer of a slide.
 *
 * @param id of its shape
 */
export function footShape(role: FootRole, place: FootPlace, context: FootContext, id: number): string {
  // The place of the layout is that of a footer without a date beside it.
  const isShort = role === 'footer' && context.foot.date !== undefined && place.index === FOOTER_INDEX;
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(id, names[role]),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })),
      placeholder(place.type, place.index),
    ),
    el('p:spPr', {}, isShort ? frame(SHORT_FOOTER) : ''),
    el(
      'p:txBody',
      {},
      el('a:bodyPr'),
      el('a:lstStyle'),
      el(
        'a:p',
        {},
        ...(place.align ? [el('a:pPr', { algn: place.align })] : []),
        content(role, context),
        paragraphEnd(context),
      ),
    ),
  );
}
