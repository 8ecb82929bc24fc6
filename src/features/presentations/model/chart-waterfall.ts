import type { Bar, Label, Segment } from './chart-boxes.ts';
import { frame } from './chart-frame.ts';
import { chartMark, quietMark, withQuiet } from './chart-looks.ts';
import { type Drawing, label, type Plot, sizeFor } from './chart-parts.ts';
import { writeValue } from './chart-scale.ts';
import { stepsOf, type WaterfallStep } from './chart-steps.ts';

/** Widest bar, px, and the least gap in widths of a bar. The gap is small, because the steps are read as one row. */
const widest = 110;
const leastGap = 0.35;
/** Distance between a bar and its value, px. */
const beside = 7;

/** The index of the looks of a step: levels are grey, rises and falls have a colour each. */
export const markOfStep = { level: 0, up: 1, down: 2 } as const;
/** The number of looks of steps. Those of a highlighted step come after them. */
export const STEP_MARKS = 3;

const written = ({ kind, value }: WaterfallStep, { divisor, decimals }: Plot): string => {
  const text = writeValue(value / divisor, decimals);
  return kind === 'up' && /[1-9]/.test(text) ? `+${text}` : text;
};

/** The value of a step beyond the end of its bar; above the bar if there is no room below. */
function valueLabel(
  step: WaterfallStep,
  bar: Bar,
  plot: Plot,
  fontSize: number,
  { zero, bottom }: { readonly zero: number; readonly bottom: number },
): Label {
  const { tokens, highlight } = plot;
  const isStrong = highlight?.index === step.category;
  const below = bar.y + bar.h + fontSize * 0.75 + beside;
  const isBelow = (step.kind === 'level' ? step.to < 0 : step.kind === 'down') && below <= bottom - 2;
  const baseline = isBelow ? below : bar.y - beside;
  const isCrossing = step.from * step.to < 0;
  // An office program draws a step across zero as two bars, and the value belongs to the upper one.
  const middle = isCrossing ? (bar.y + zero) / 2 : bar.y + bar.h / 2;
  return label(written(step, plot), bar.x + bar.w / 2, baseline, 'middle', {
    tokens,
    fontSize,
    isBold: highlight ? isStrong : step.kind === 'level',
    ...(highlight && !isStrong && { color: tokens.muted }),
    of: {
      series: 0,
      category: step.category,
      side: 'inside',
      // A change of zero has no bar, which a label of a value needs.
      says: isCrossing || step.value === 0 ? 'text' : 'value',
      shift: { x: 0, y: baseline - fontSize * 0.34 - middle },
    },
  });
}

/** A waterfall from the first level to the last one: each change begins where the one before ended, joined to it by a thin line. */
export function waterfallDrawing(plot: Plot): Drawing {
  const { block, area, tokens, highlight } = plot;
  const own = block.categories.map((_, at) => block.series[0]?.values[at] ?? null);
  const steps = stepsOf(own);
  const plain = [quietMark(tokens), chartMark(0, tokens), chartMark(1, tokens)];
  // A highlighted level has the first tone, because its grey would not stand out.
  const marks = highlight ? withQuiet(plain, tokens).with(STEP_MARKS, chartMark(0, tokens)) : plain;
  const texts = steps.map((step) => written(step, plot));
  const count = Math.max(1, block.categories.length);
  const valueSize = sizeFor(texts, area.w / count - 4, tokens, { isBold: true }) ?? 0;
  const { drawing, centre, pitch, yOf, bottom } = frame(plot, {
    hasAxis: valueSize === 0,
    hasLegend: false,
    valueSize,
    reached: steps.flatMap(({ from, to }) => [from, to]),
  });
  const width = Math.min(widest, pitch / (1 + leastGap));
  const bars = steps.map(
    ({ category, kind, from, to }): Bar => ({
      series: 0,
      category,
      mark: markOfStep[kind] + (highlight?.index === category ? STEP_MARKS : 0),
      x: centre(category) - width / 2,
      y: Math.min(yOf(from), yOf(to)),
      w: width,
      h: Math.abs(yOf(from) - yOf(to)),
    }),
  );
  const links = steps.slice(0, -1).flatMap(({ to }, at): Segment[] => {
    const [bar, next] = [bars[at], bars[at + 1]];
    return bar && next ? [{ x1: bar.x + bar.w, x2: next.x, y1: yOf(to), y2: yOf(to) }] : [];
  });
  const labels = steps.flatMap((step, at) => {
    const bar = bars[at];
    return bar && valueSize > 0 ? valueLabel(step, bar, plot, valueSize, { zero: yOf(0), bottom }) : [];
  });
  return {
    ...drawing,
    marks,
    bars,
    links,
    labels: [...drawing.labels, ...labels],
    frame: { ...drawing.frame, gapWidth: Math.round((pitch / width - 1) * 100), barGap: -100 },
  };
}
