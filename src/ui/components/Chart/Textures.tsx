import { cellColors, restColor, seriesColors } from './Chart.css.ts';
import type { ChartType } from './shapes.ts';

/** Dashes of the lines, so that colour alone tells nothing. */
const dashes = ['', '7 4', '2 4', '10 3 2 3', '4 2'] as const;
/** Drawings on the fills of the second and further series, in a square of 8 px. */
const drawings = ['', 'M0 8L8 0', 'M0 4H8', 'M0 0L8 8', 'M4 0V8M0 4H8'] as const;
const restDrawing = 'M0 4L4 0M0 8L8 0M4 8L8 4';

/** More series than colours have the same colours again, with other drawings. */
const variant = (index: number): number => (index + Math.floor(index / dashes.length)) % dashes.length;

/** How a series is told from the others. */
export interface Look {
  /** Place among the colours; null for the grey of «Остальные». */
  color: number | null;
  /** Dash of its line; empty for a solid one. */
  dash: string;
  /** Drawing on its fill; empty for a plain one. */
  drawing: string;
}

export function lookOf(index: number, isRest = false): Look {
  if (isRest) return { color: null, dash: '3 3', drawing: restDrawing };
  const kind = variant(index);
  return { color: index % dashes.length, dash: dashes[kind] ?? '', drawing: drawings[kind] ?? '' };
}

export const colorOf = ({ color }: Look): string =>
  color === null ? restColor : (seriesColors[color] ?? 'currentColor');
export const cellColor = (step: number): string => cellColors[step] ?? 'none';
export const fillOf = (id: string, index: number, look: Look): string =>
  look.drawing ? `url(#${id}-texture-${index})` : colorOf(look);

/** The patterns that `fillOf` refers to. */
export function Textures({ id, looks }: { id: string; looks: readonly Look[] }) {
  return (
    <defs>
      {looks.map((look, index) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: the series have an order and nothing else
          key={index}
          id={`${id}-texture-${index}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" style={{ fill: colorOf(look), fillOpacity: 0.35 }} />
          <path
            d={look.drawing}
            style={{ stroke: colorOf(look), strokeWidth: look.color === null ? 1.5 : 2.5 }}
          />
        </pattern>
      ))}
    </defs>
  );
}

interface SwatchProps {
  id: string;
  index: number;
  look: Look;
  type: ChartType;
}

/** The sample of a series in the legend. */
export function Swatch({ id, index, look, type }: SwatchProps) {
  const stroke = colorOf(look);
  if (type !== 'line')
    return <rect x="6" width="16" height="12" style={{ stroke, fill: fillOf(id, index, look) }} />;
  return <path d="M0 6H28" strokeDasharray={look.dash} style={{ stroke, strokeWidth: 2.5 }} />;
}
