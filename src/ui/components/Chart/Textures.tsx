import { beforePath, cellColors, linePath, mark, restColor, seriesColors } from './Chart.css.ts';
import type { ChartType } from './shapes.ts';

/** Dashes of the lines and drawings on the fills; `Chart.css.ts` decides who sees them. */
const dashes = ['', '7 4', '2 4', '10 3 2 3', '4 2'] as const;
/** In a square of 8 px. */
const drawings = ['', 'M0 8L8 0', 'M0 4H8', 'M0 0L8 8', 'M4 0V8M0 4H8'] as const;
const restDrawing = 'M0 4L4 0M0 8L8 0M4 8L8 4';

/** The drawings repeat after the last one, each time shifted by one, so that they meet other colours. */
const variant = (index: number): number => (index + Math.floor(index / dashes.length)) % dashes.length;

/** How a series is told from the others. */
export interface Look {
  /** Place among the colours; null for the grey of «Остальные». */
  color: number | null;
  /** Dash of its line; empty for a solid one. */
  dash: string;
  /** Drawing on its fill; empty for a plain one. */
  drawing: string;
  /** The period before, which is a thin line. */
  isBefore: boolean;
}

export function lookOf(index: number, { isRest = false, isBefore = false } = {}): Look {
  if (isBefore) return { color: null, dash: '', drawing: '', isBefore };
  if (isRest) return { color: null, dash: '3 3', drawing: restDrawing, isBefore };
  const kind = variant(index);
  return {
    color: index % seriesColors.length,
    dash: dashes[kind] ?? '',
    drawing: drawings[kind] ?? '',
    isBefore,
  };
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

/** The sample of a series in the legend, 12 px wide. */
export function Swatch({ id, index, look, type }: SwatchProps) {
  const style = { color: colorOf(look) };
  if (type !== 'line')
    return (
      <rect
        x="1"
        y="1"
        width="10"
        height="10"
        rx="2"
        className={mark}
        fill={fillOf(id, index, look)}
        style={style}
      />
    );
  return (
    <path
      d="M0 6H12"
      className={look.isBefore ? beforePath : linePath}
      strokeDasharray={look.dash}
      style={style}
    />
  );
}
