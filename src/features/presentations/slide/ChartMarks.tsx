import type { ChartMark, Marker, Pattern } from '../model/chart-boxes.ts';

/** Lines and dots on the fill of a pattern, in a square of 10 px. */
const strokes: Record<Pattern, string> = {
  solid: '',
  stripes: 'M-1 1L1 -1M0 10L10 0M9 11L11 9',
  backStripes: 'M-1 9L1 11M0 0L10 10M9 -1L11 1',
  dots: 'M5 5h0.01',
  grid: 'M0 5H10M5 0V10',
  cross: 'M0 0L10 10M10 0L0 10',
};

interface PatternsProps {
  id: string;
  marks: readonly ChartMark[];
  background: string;
}

/** Drawings in the colour of the background that lie on the fills where colour alone tells nothing. */
export const Patterns = ({ id, marks, background }: PatternsProps) => (
  <defs>
    {marks.map(({ pattern }, index) => (
      <pattern
        // biome-ignore lint/suspicious/noArrayIndexKey: series have an order and nothing else
        key={index}
        id={`${id}-${index}`}
        width="10"
        height="10"
        patternUnits="userSpaceOnUse"
      >
        <path
          d={strokes[pattern]}
          stroke={background}
          strokeWidth={pattern === 'dots' ? 4 : 1.6}
          strokeLinecap={pattern === 'dots' ? 'round' : 'butt'}
        />
      </pattern>
    ))}
  </defs>
);

const shapes: Record<Marker, string> = {
  dot: 'M-5.5 0A5.5 5.5 0 1 0 5.5 0A5.5 5.5 0 1 0 -5.5 0Z',
  spot: 'M-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0Z',
  circle: 'M-6 0A6 6 0 1 0 6 0A6 6 0 1 0 -6 0Z',
  ring: 'M-5 0A5 5 0 1 0 5 0A5 5 0 1 0 -5 0Z',
  square: 'M-5 -5H5V5H-5Z',
  triangle: 'M0 -7L7 5H-7Z',
  diamond: 'M0 -7L7 0L0 7L-7 0Z',
  cross: 'M-5 -5L5 5M5 -5L-5 5',
};

/** The mark of a point of a line, the same in the legend. */
export const MarkerShape = ({
  mark,
  x,
  y,
  background,
}: {
  mark: ChartMark;
  x: number;
  y: number;
  background: string;
}) => (
  <path
    d={shapes[mark.marker]}
    transform={`translate(${x} ${y})`}
    fill={mark.marker === 'ring' || mark.marker === 'cross' ? background : mark.color}
    stroke={mark.marker === 'ring' || mark.marker === 'cross' ? mark.color : background}
    strokeWidth={mark.marker === 'ring' || mark.marker === 'cross' ? 3 : 1.5}
  />
);

/** Dashes of lines by their order, shown with the patterns. */
export const dashes = ['', '10 5', '3 5', '12 4 3 4', '6 4', '14 6'] as const;
