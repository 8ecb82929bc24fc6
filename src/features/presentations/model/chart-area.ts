import { mix } from '#ui/theme/brand.ts';
import { textWidth } from './break-lines.ts';
import type { Band, Label } from './chart-boxes.ts';
import { type Frame, frame, valuesOf } from './chart-frame.ts';
import { lineDrawing } from './chart-line.ts';
import { type Drawing, label, type Plot, sizeFor } from './chart-parts.ts';
import { RESERVE } from './text-box.ts';

/** Distance between the end of a layer and its name, px. */
const beside = 12;

/** The area below one line, in a tint of its colour. */
function oneArea(plot: Plot): Drawing {
  const { tokens, marks } = plot;
  const drawing = lineDrawing(plot);
  const zero = drawing.axis?.y1 ?? 0;
  const fill = mix(tokens.background, marks[0]?.color ?? tokens.accent, 0.22);
  const bands = drawing.strokes.map(
    ({ series, points }): Band => ({
      series,
      fill,
      points: points.map(({ x, y }) => ({ x, from: zero, to: y })),
    }),
  );
  return { ...drawing, bands };
}

/** The names beside the ends of the layers; undefined if the end of a layer is too thin for its name. */
function names(plot: Plot, bands: readonly Band[], fontSize: number): Label[] | undefined {
  const { tokens, block, marks } = plot;
  const labels = bands.map(({ series, points }) => {
    const end = points.at(-1) ?? { x: 0, from: 0, to: 0 };
    const text = block.series[series]?.name ?? '';
    const height = Math.abs(end.from - end.to);
    const width = textWidth(text, tokens.font, true) * fontSize;
    const one = label(text, end.x + beside, (end.from + end.to) / 2 + fontSize * 0.34, 'start', {
      tokens,
      fontSize,
      color: marks[series]?.textColor ?? tokens.text,
      isBold: true,
      of: {
        series,
        category: points.length - 1,
        side: 'inside',
        says: 'name',
        shift: { x: beside + width / 2, y: 0 },
      },
    });
    return { one, height };
  });
  return labels.every(({ height }) => height >= fontSize * 1.1) ? labels.map(({ one }) => one) : undefined;
}

/**
 * Areas of one or more series. A single area shows its values as a line does. Several are stacked, and a missing value counts as
 * zero; their names stand at their ends, or in a legend if one of them has no room.
 */
export function areaDrawing(plot: Plot): Drawing {
  const { area, tokens, block, marks } = plot;
  const values = valuesOf(plot);
  if (values.length < 2) return oneArea(plot);
  const sums = values.map((_, series) =>
    block.categories.map((__, at) =>
      values.slice(0, series + 1).reduce((sum, row) => sum + (row[at] ?? 0), 0),
    ),
  );
  const layers = ({ centre, yOf }: Frame): Band[] =>
    sums.map((row, series) => ({
      series,
      fill: marks[series]?.color ?? tokens.accent,
      points: row.map((sum, at) => ({ x: centre(at), from: yOf(sums[series - 1]?.[at] ?? 0), to: yOf(sum) })),
    }));
  const common = { hasAxis: true, valueSize: 0, reached: sums.flat() };
  const texts = block.series.map(({ name }) => name);
  const nameSize = texts.every((text) => text.trim() !== '')
    ? sizeFor(texts, area.w * 0.3, tokens, { isBold: true })
    : undefined;
  if (nameSize !== undefined) {
    const widest = Math.max(...texts.map((text) => textWidth(text, tokens.font, true)));
    const named = frame(plot, { ...common, hasLegend: false, after: widest * nameSize * RESERVE + beside });
    const bands = layers(named);
    const labels = names(plot, bands, nameSize);
    if (labels) return withLayers(named, bands, labels);
  }
  const made = frame(plot, { ...common, hasLegend: true });
  return withLayers(made, layers(made), []);
}

const withLayers = ({ drawing }: Frame, bands: Band[], labels: readonly Label[]): Drawing => ({
  ...drawing,
  bands,
  labels: [...drawing.labels, ...labels],
  frame: { ...drawing.frame, barLine: 1.5 },
});
