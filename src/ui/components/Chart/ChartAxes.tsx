import { axisText, gridLine } from './Chart.css.ts';
import { labelStep, shortened } from './scale.ts';

/** Space around the plot, px. */
export const margin = { top: 10, right: 12, bottom: 30, left: 66 } as const;

/** Average width of a character, px. */
const letter = 7;
const longest = 12;
/** So few categories all have a label, shortened to its place. */
const fewCategories = 8;

const compact = new Intl.NumberFormat('ru-RU', { notation: 'compact', maximumFractionDigits: 1 });

interface AxesProps {
  categories: readonly string[];
  ticks: readonly number[];
  x: (category: number) => number;
  y: (value: number) => number;
  width: number;
  height: number;
  band: number;
  format: (value: number) => string;
}

/** Lines of the values and labels of both axes. */
export function Axes({ categories, ticks, x, y, width, height, band, format }: AxesProps) {
  const isFew = categories.length <= fewCategories;
  const length = isFew ? Math.max(3, Math.floor(band / letter) - 1) : longest;
  const lengths = categories.map((category) => Math.min(length, category.length));
  const step = isFew
    ? 1
    : labelStep(categories.length, (Math.max(1, ...lengths) + 1) * letter, band * categories.length);
  return (
    <g>
      {ticks.map((tick) => {
        const exact = format(tick);
        return (
          <g key={tick}>
            <line className={gridLine} x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} />
            <text className={axisText} x={margin.left - 6} y={y(tick) + 4} textAnchor="end">
              {exact.length > 8 ? compact.format(tick) : exact}
            </text>
          </g>
        );
      })}
      {categories.map((category, index) =>
        index % step === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: several categories may have one name
          <text key={index} className={axisText} x={x(index)} y={height - 10} textAnchor="middle">
            {shortened(category, length)}
          </text>
        ) : null,
      )}
    </g>
  );
}
