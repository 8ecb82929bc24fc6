import { textWidth } from './break-lines.ts';
import type { Label, Stroke } from './chart-boxes.ts';
import { written } from './chart-column.ts';
import { type Frame, frame, rightEdge, type Values, valuesOf } from './chart-frame.ts';
import { chartSizes, type Drawing, label, markAt, type Plot, sizeFor, valueLook } from './chart-parts.ts';
import { writeValue } from './chart-scale.ts';
import { RESERVE } from './text-box.ts';

/** Distances between a point and the name at the end of its line, and between a point and its value, px. */
const beside = 12;
const above = 9;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The height of a line through points at `x`; undefined outside its ends. */
function heightAt(points: readonly (Point | null)[], x: number): number | undefined {
  const known = points.filter((point) => point !== null);
  for (const [at, to] of known.entries()) {
    const from = known[at - 1];
    if (from && from.x <= x && x <= to.x) return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
  }
  return undefined;
}

/** The values of one line, on its outer side and without overlaps. Undefined if they have no room. */
function valueLabels(
  series: number,
  { plot, frame: { pitch, yOf, centre, top, bottom }, values, fontSize, isNamed }: Setting,
): Label[] | undefined {
  const { tokens, divisor, decimals } = plot;
  const row = values[series] ?? [];
  const others = values.filter((_, at) => at !== series);
  const points = row.map((value, at) => (value === null ? null : { x: centre(at), y: yOf(value) }));
  const last = row.findLastIndex((value) => value !== null);
  const labels: Label[] = [];
  for (const [category, value] of row.entries()) {
    const point = points[category];
    if (value === null || !point || (isNamed && category === last)) continue;
    const look = valueLook(plot, series, category);
    const text = writeValue(value / divisor, decimals);
    const half = (textWidth(text, tokens.font, look.isBold) * fontSize * RESERVE) / 2;
    if (2 * half > pitch - 4) return undefined;
    const [before, next] = [row[category - 1], row[category + 1]];
    const isValley = [before, next].every((one) => typeof one === 'number' && one > value);
    const rivals = others.flatMap((one) => one[category] ?? []);
    const isBelow =
      rivals.length > 0 ? rivals.some((one) => one > value || (one === value && series > 0)) : isValley;
    const heights = [point.x - half, point.x + half].flatMap((x) => heightAt(points, x) ?? []);
    // The line beside the point may be higher than the point.
    const clear = isBelow
      ? Math.max(0, ...heights.map((y) => y - point.y))
      : Math.max(0, ...heights.map((y) => point.y - y));
    const shift = Math.min(clear, fontSize);
    const baseline = isBelow ? point.y + above + fontSize * 0.75 + shift : point.y - above - shift;
    if (baseline - fontSize < top - fontSize - above - 4 || baseline > bottom - 4) return undefined;
    labels.push(
      label(text, point.x, baseline, 'middle', {
        tokens,
        fontSize,
        ...look,
        of: {
          series,
          category,
          side: isBelow ? 'below' : 'above',
          says: 'value',
          shift: { x: 0, y: isBelow ? shift : -shift },
        },
      }),
    );
  }
  return labels;
}

interface Setting {
  readonly plot: Plot;
  readonly frame: Frame;
  readonly values: Values;
  readonly fontSize: number;
  /** True if the names of the series are at their last points. */
  readonly isNamed: boolean;
}

/** The names at the ends of the lines, with the last values if the others are written too. */
const endTexts = ({ block, divisor, decimals }: Plot, values: Values, hasValues: boolean): string[] =>
  block.series.map(({ name }, at) => {
    const last = values[at]?.at(-1) ?? 0;
    return hasValues ? `${name} ${writeValue(last / divisor, decimals)}` : name;
  });

/** The names at the ends, moved apart; undefined if one would be too far from its end. */
function endLabels(
  texts: readonly string[],
  { plot, frame: { centre, yOf }, values, fontSize }: Setting,
  hasValues: boolean,
): Label[] | undefined {
  const { tokens, marks, base, highlight } = plot;
  const step = fontSize * 1.2;
  const ends = values
    .map((row, series) => ({ series, y: yOf(row.at(-1) ?? 0), at: 0 }))
    .sort((one, other) => one.y - other.y || one.series - other.series);
  // Names that are too close are stacked around the mean of their places.
  const blocks: { ends: typeof ends; middle: number }[] = [];
  for (const end of ends) {
    let block = { ends: [end], middle: end.y };
    for (
      let before = blocks.at(-1);
      before && block.middle - before.middle < ((block.ends.length + before.ends.length) / 2) * step;
      before = blocks.at(-1)
    ) {
      blocks.pop();
      const all = [...before.ends, ...block.ends];
      block = { ends: all, middle: all.reduce((sum, { y }) => sum + y, 0) / all.length };
    }
    blocks.push(block);
  }
  const placed = blocks.flatMap(({ ends: list, middle }) =>
    list.map((end, at) => ({ ...end, at: middle + (at - (list.length - 1) / 2) * step })),
  );
  if (placed.some(({ y, at }) => Math.abs(y - at) > 1.5 * step)) return undefined;
  const category = plot.block.categories.length - 1;
  return placed.map(({ series, y, at }) =>
    label(texts[series] ?? '', centre(category) + beside, at + fontSize * 0.34, 'start', {
      tokens,
      fontSize,
      color: marks[series]?.textColor ?? tokens.text,
      isBold: highlight?.target === 'series' ? series === highlight.index : series !== base,
      of: {
        series,
        category,
        side: 'right',
        says: hasValues ? 'nameAndValue' : 'name',
        shift: { x: 0, y: at - y },
      },
    }),
  );
}

/**
 * Lines of one or more series. Their names are at their ends, or in a legend if there is no room. The values of one or two lines
 * are at their points if all have room. Then there is no axis of values.
 */
export function lineDrawing(plot: Plot): Drawing {
  const { area, tokens, block } = plot;
  const values = valuesOf(plot);
  const reached = values.flat().filter((value) => value !== null);
  const hasNames =
    values.length > 1 &&
    values.every((row) => row.at(-1) !== null) &&
    block.series.every(({ name }) => name.trim() !== '');
  const tries = [...(hasNames ? [true] : []), false].flatMap((isNamed) =>
    values.length <= 2
      ? [
          { isNamed, hasValues: true },
          { isNamed, hasValues: false },
        ]
      : [{ isNamed, hasValues: false }],
  );
  for (const { isNamed, hasValues } of tries) {
    const texts = isNamed ? endTexts(plot, values, hasValues) : [];
    const endSize = sizeFor(texts, area.w * 0.34, tokens, { isBold: true });
    if (endSize === undefined) continue;
    const after = isNamed
      ? Math.max(...texts.map((text) => textWidth(text, tokens.font, true))) * endSize * RESERVE + beside
      : 0;
    for (const fontSize of hasValues ? chartSizes : [0]) {
      const pitch = (rightEdge(plot, area.x, after) - area.x) / block.categories.length;
      if (hasValues && (sizeFor(written(values, plot), pitch - 4, tokens, { isBold: true }) ?? 0) < fontSize)
        continue;
      const made = frame(plot, {
        hasAxis: !hasValues,
        hasLegend: !isNamed && values.length > 1,
        valueSize: fontSize,
        after,
        reached,
      });
      const setting = { plot, frame: made, values, fontSize, isNamed };
      const ends = isNamed ? endLabels(texts, { ...setting, fontSize: endSize }, hasValues) : [];
      const shown = hasValues ? values.map((_, series) => valueLabels(series, setting)) : [];
      if (!ends || shown.includes(undefined)) continue;
      return withStrokes(plot, made, values, [...shown.flatMap((list) => list ?? []), ...ends]);
    }
  }
  return withStrokes(
    plot,
    frame(plot, { hasAxis: true, hasLegend: values.length > 1, valueSize: 0, reached }),
    values,
    [],
  );
}

/** The lines of all series. A missing value ends a line. */
export function strokesOf(plot: Plot, { centre, yOf }: Frame, values: Values): Stroke[] {
  const strokes: Stroke[] = [];
  for (const [series, row] of values.entries()) {
    let points: Stroke['points'][number][] = [];
    const close = (): void => {
      if (points.length > 0) strokes.push({ series, points });
      points = [];
    };
    for (const [category, value] of row.entries()) {
      if (value === null) close();
      else {
        const mark = markAt(plot, series, category);
        points.push({ x: centre(category), y: yOf(value), ...(mark !== series && { mark }) });
      }
    }
    close();
  }
  return strokes;
}

function withStrokes(plot: Plot, made: Frame, values: Values, labels: Label[]): Drawing {
  const { drawing } = made;
  // Only the series in a legend need different markers.
  const marks = drawing.frame.legend
    ? plot.marks
    : plot.marks.map((mark, at) => ({
        ...mark,
        marker: at < plot.block.series.length ? ('dot' as const) : ('spot' as const),
      }));
  return {
    ...drawing,
    marks,
    strokes: strokesOf(plot, made, values),
    labels: [...drawing.labels, ...labels],
  };
}
