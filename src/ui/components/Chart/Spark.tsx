import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { spark, sparkEnd, sparkLine } from './Chart.css.ts';

export interface SparkProps {
  /** Read instead of the picture: «За 14 дней 230 ошибок». */
  label: string;
  /** Values at equal distances; null is a gap. */
  values: readonly (number | null)[];
}

const [width, height, edge] = [96, 24, 3];

/** A small line without axes, for a cell of a table. */
export function Spark({ label, values }: SparkProps) {
  const known = values.filter((value) => value !== null);
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [edge, width - edge]);
  // Only zeros are a line at the bottom.
  const y = scaleLinear([Math.min(0, ...known), Math.max(0, ...known) || 1], [height - edge, edge]);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0))
    .digits(1)(values);
  const last = values.at(-1);
  return (
    <svg role="img" aria-label={label} className={spark} width={width} height={height}>
      {path && <path className={sparkLine} d={path} />}
      {last !== null && last !== undefined && (
        <circle className={sparkEnd} cx={x(values.length - 1)} cy={y(last)} r="2.5" />
      )}
    </svg>
  );
}
