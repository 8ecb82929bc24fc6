import { chosen, mark } from './Chart.css.ts';
import { linePath } from './scale.ts';
import { colorOf, dashOf, fillOf } from './Textures.tsx';

interface MarksProps {
  id: string;
  categories: readonly string[];
  shown: readonly { index: number; values: readonly (number | null)[] }[];
  x: (category: number) => number;
  y: (value: number) => number;
  /** Width of a category, px. */
  band: number;
  /** Where the bars begin, px. */
  zero: number;
  point: { category: number; series: number } | null;
}

/** Bars of the series beside each other. */
export function Bars({ id, shown, x, y, band, zero, point }: MarksProps) {
  const gap = Math.min(8, band * 0.15);
  const width = Math.min(56, (band - gap) / Math.max(1, shown.length));
  return shown.map(({ index, values }, order) => (
    <g key={index} style={{ fill: fillOf(id, index), stroke: colorOf(index) }}>
      {values.map((value, category) => {
        if (value === null) return null;
        const left = x(category) - (width * shown.length) / 2 + width * order;
        const isChosen = point?.category === category && point.series === index;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the categories have an order and may have equal names
            key={category}
            className={isChosen ? `${mark} ${chosen}` : mark}
            x={left + 0.5}
            width={Math.max(1, width - 1)}
            y={Math.min(zero, y(value))}
            height={Math.max(1, Math.abs(y(value) - zero))}
          />
        );
      })}
    </g>
  ));
}

/** Points of more categories than this are not drawn, only the line. */
const mostPoints = 60;

/** Shapes of the points, about the point itself. */
const shapes = [
  'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
  'M-3.5-3.5h7v7h-7z',
  'M0-4.5L4 3H-4z',
  'M0-4.5L4.5 0L0 4.5L-4.5 0z',
  'M-4-3H4L0 4.5z',
];

/** A line with points for each series. */
export function Lines({ categories, shown, x, y, point }: MarksProps) {
  return shown.map(({ index, values }) => {
    const points = values.map((value, category) =>
      value === null ? null : ([x(category), y(value)] as const),
    );
    const shape = shapes[index % shapes.length];
    return (
      <g key={index} style={{ stroke: colorOf(index), fill: colorOf(index) }}>
        <path d={linePath(points)} fill="none" strokeWidth="2" strokeDasharray={dashOf(index)} />
        {points.map((place, category) => {
          const isChosen = point?.category === category && point.series === index;
          // A value between two gaps has no line, only its point.
          const isAlone = !points[category - 1] && !points[category + 1];
          if (!place || (categories.length > mostPoints && !isChosen && !isAlone)) return null;
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: the categories have an order and may have equal names
              key={category}
              className={isChosen ? `${mark} ${chosen}` : mark}
              d={shape}
              transform={`translate(${place[0].toFixed(1)} ${place[1].toFixed(1)})`}
            />
          );
        })}
      </g>
    );
  });
}
