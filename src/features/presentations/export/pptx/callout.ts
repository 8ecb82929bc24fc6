/** The callout of a chart: a text box over it, with a line to its point. */
import type { ChartBox } from '../../model/chart-boxes.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { SHAPE_NAMES } from './own-names.ts';
import { geometry, shapeName } from './shapes.ts';
import { bodyProperties, lineSpacing, paragraphEnd, plainRun, runs, type TextContext } from './text.ts';
import { fill, stroke } from './theme.ts';
import { el, frame } from './xml.ts';

interface CalloutContext extends TextContext {
  readonly tokens: ThemeTokens;
}

/**
 * The shapes of a callout, '' without one.
 *
 * @param nextId returns an id that no other shape of the slide has
 */
export function calloutShapes(
  { callout, axisColor }: ChartBox,
  context: CalloutContext,
  nextId: () => number,
): string {
  const [first] = callout?.lines ?? [];
  if (!callout || !first) return '';
  const { tokens } = context;
  const { leader, lines } = callout;
  const points = first.fontSize * 0.75;
  const looks = { points, isBold: true, fill: fill(first.color, tokens) };
  const words = lines.map(({ text }) => text).join(' ');
  const line = leader
    ? el(
        'p:cxnSp',
        {},
        el('p:nvCxnSpPr', {}, shapeName(nextId(), 'Линия', null), el('p:cNvCxnSpPr'), el('p:nvPr')),
        el(
          'p:spPr',
          {},
          frame({ x: leader.x1, y: leader.y1, w: leader.x2 - leader.x1, h: leader.y2 - leader.y1 }),
          geometry('line'),
          stroke(axisColor, 1, tokens),
        ),
      )
    : '';
  return (
    line +
    el(
      'p:sp',
      {},
      el(
        'p:nvSpPr',
        {},
        shapeName(nextId(), SHAPE_NAMES.callout),
        el('p:cNvSpPr', { txBox: 1 }),
        el('p:nvPr'),
      ),
      el('p:spPr', {}, frame(callout), geometry('rect'), el('a:noFill')),
      el(
        'p:txBody',
        {},
        bodyProperties('middle', false),
        el('a:lstStyle'),
        el(
          'a:p',
          {},
          el('a:pPr', { algn: first.anchor === 'middle' ? 'ctr' : 'l' }, lineSpacing(1.2, tokens.font)),
          runs([plainRun(words)], context, looks),
          paragraphEnd(context, points),
        ),
      ),
    )
  );
}
