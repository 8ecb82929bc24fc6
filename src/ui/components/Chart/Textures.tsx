import { seriesColors } from './Chart.css.ts';

/** Dashes of the lines, so that colour alone tells nothing. */
export const dashes = [undefined, '7 4', '2 4', '10 3 2 3', '4 2'] as const;

export const colorOf = (index: number): string => seriesColors[index % seriesColors.length] ?? 'currentColor';
export const dashOf = (index: number): string | undefined => dashes[index % dashes.length];
export const fillOf = (id: string, index: number): string =>
  index % seriesColors.length === 0 ? colorOf(index) : `url(#${id}-texture-${index})`;

/** Drawings on the fills of the second and further series. */
const drawings = ['', 'M0 8L8 0', 'M0 4H8', 'M0 0L8 8', 'M4 0V8M0 4H8'];

/** The patterns that `fillOf` refers to. */
export function Textures({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: the series have an order and nothing else
          key={index}
          id={`${id}-texture-${index}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" style={{ fill: colorOf(index), fillOpacity: 0.35 }} />
          <path d={drawings[index % drawings.length]} style={{ stroke: colorOf(index), strokeWidth: 2.5 }} />
        </pattern>
      ))}
    </defs>
  );
}

/** The sample of a series in the legend. */
export function Swatch({ id, index, type }: { id: string; index: number; type: 'line' | 'bar' }) {
  const stroke = colorOf(index);
  if (type === 'bar')
    return <rect x="6" width="16" height="12" style={{ stroke, fill: fillOf(id, index) }} />;
  return <path d="M0 6H28" strokeDasharray={dashOf(index)} style={{ stroke, strokeWidth: 2.5 }} />;
}
