import type { TextBox } from '../../model/boxes.ts';
import type { Foot } from '../../model/settings.ts';
import { FOOTER_INDEX, NUMBER_INDEX, numberField } from './layouts.ts';
import { placeholder, shapeName } from './shapes.ts';
import { paragraphEnd, plainRun, runs, type TextContext } from './text.ts';
import { el } from './xml.ts';

export interface FootContext extends TextContext {
  readonly foot: Foot;
}

/**
 * The number or the footer of a slide.
 *
 * @param id of its shape
 */
export function footShape(box: TextBox, context: FootContext, id: number): string {
  const isNumber = box.role === 'number';
  const { footer, number } = context.foot;
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(id, isNumber ? 'Номер слайда' : 'Нижний колонтитул'),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })),
      placeholder(isNumber ? 'sldNum' : 'ftr', isNumber ? NUMBER_INDEX : FOOTER_INDEX),
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
        // LibreOffice reads the alignment of the footer only here.
        el('a:pPr', { algn: isNumber ? 'r' : 'l' }),
        isNumber ? numberField(String(number), context) : runs([plainRun(footer)], context),
        paragraphEnd(context),
      ),
    ),
  );
}
