import type { Line, TimelineBox } from '../../model/boxes.ts';
import type { TimelineBlock } from '../../model/deck.ts';
import { LINE_HEIGHT } from '../../model/text-box.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { SHAPE_NAMES } from './own-names.ts';
import { geometry, shapeName } from './shapes.ts';
import { bodyProperties, lineSpacing, paragraphEnd, plainRun, runs, type TextContext } from './text.ts';
import { fill, noStroke, stroke } from './theme.ts';
import { el, frame } from './xml.ts';

interface TimelineContext extends TextContext {
  readonly tokens: ThemeTokens;
}

interface StepLabel {
  text: string;
  lines: readonly Line[];
  x: number;
  w: number;
  color: string;
  points: number;
  isBold?: boolean;
}

/** Text of an event where its lines stand. */
function label(
  { text, lines, x, w, color, points, isBold = false }: StepLabel,
  context: TimelineContext,
  nextId: () => number,
): string {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || text === '') return '';
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(nextId(), isBold ? SHAPE_NAMES.when : SHAPE_NAMES.what),
      el('p:cNvSpPr', { txBox: 1 }),
      el('p:nvPr'),
    ),
    el(
      'p:spPr',
      {},
      frame({ x, y: first.y, w, h: last.y + last.height - first.y }),
      geometry('rect'),
      el('a:noFill'),
    ),
    el(
      'p:txBody',
      {},
      // A wider font lets the text grow away from the line.
      bodyProperties(isBold ? 'bottom' : 'top', false),
      el('a:lstStyle'),
      el(
        'a:p',
        {},
        el('a:pPr', {}, lineSpacing(LINE_HEIGHT.timeline, context.tokens.font)),
        runs([plainRun(text)], context, { points, isBold, fill: fill(color, context.tokens) }),
        paragraphEnd(context, points),
      ),
    ),
  );
}

/**
 * A timeline: its line, and a dot with two texts for each step.
 * @param nextId gives each shape of the slide a number of its own
 */
export function timeline(
  box: TimelineBox,
  steps: TimelineBlock['steps'],
  context: TimelineContext,
  nextId: () => number,
): string {
  const { tokens } = context;
  const line = box.line
    ? el(
        'p:cxnSp',
        {},
        el('p:nvCxnSpPr', {}, shapeName(nextId(), 'Линия', null), el('p:cNvCxnSpPr'), el('p:nvPr')),
        el(
          'p:spPr',
          {},
          frame({ x: box.line.x1, y: box.line.y1, w: box.line.x2 - box.line.x1, h: 0 }),
          geometry('line'),
          stroke(box.lineColor, 3, tokens),
        ),
      )
    : '';
  return (
    line +
    box.steps
      .map((step, at) => {
        const { when = '', what = '' } = steps[at] ?? {};
        const { radius } = box;
        const dot = el(
          'p:sp',
          {},
          el('p:nvSpPr', {}, shapeName(nextId(), `Точка ${at + 1}`, null), el('p:cNvSpPr'), el('p:nvPr')),
          el(
            'p:spPr',
            {},
            frame({ x: step.dotX - radius, y: step.dotY - radius, w: 2 * radius, h: 2 * radius }),
            geometry('ellipse'),
            fill(box.dotColor, tokens),
            noStroke,
          ),
        );
        return (
          dot +
          label(
            {
              text: when,
              lines: step.when,
              x: step.x,
              w: step.w,
              color: box.whenColor,
              points: box.whenPoints,
              isBold: true,
            },
            context,
            nextId,
          ) +
          label(
            { text: what, lines: step.what, x: step.x, w: step.w, color: box.whatColor, points: box.points },
            context,
            nextId,
          )
        );
      })
      .join('')
  );
}
