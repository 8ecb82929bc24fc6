import { useId } from 'react';
import { VisuallyHidden } from '#ui/index.ts';
import type { ChartBox, Sector } from '../model/chart-boxes.ts';
import { drawnAs, highlightWords } from '../model/chart-kinds.ts';
import { chartRows } from '../model/deck.ts';
import { dashes, MarkerShape, Patterns } from './ChartMarks.tsx';
import { dashed, drawing, hatch } from './SlideView.css.ts';
import { at, unit } from './units.ts';

/** The outline of a sector, of a ring where there is a hole. Two arcs each, because one of a whole circle would begin where it ends. */
function sectorPath(
  { x, y, radius, hole }: { x: number; y: number; radius: number; hole: number },
  { from, to }: Sector,
): string {
  const point = (angle: number, r: number): string => `${x + r * Math.sin(angle)} ${y - r * Math.cos(angle)}`;
  const half = (from + to) / 2;
  const isWhole = to - from > 2 * Math.PI - 1e-6;
  const arcs = (r: number, way: 0 | 1): string => {
    const end = way === 1 ? to : from;
    return `A${r} ${r} 0 0 ${way} ${point(half, r)}A${r} ${r} 0 0 ${way} ${point(end, r)}`;
  };
  const outer = `M${point(from, radius)}${arcs(radius, 1)}`;
  if (hole === 0) return isWhole ? `${outer}Z` : `${outer}L${x} ${y}Z`;
  return `${outer}${isWhole ? 'ZM' : 'L'}${point(to, hole)}${arcs(hole, 0)}Z`;
}

/** Axis, marks, names and legend as drawn paths and texts. */
function ChartDrawing({ box }: { box: ChartBox }) {
  const id = useId();
  const { marks, bars, bands, strokes, pie, grid, axis, keys, background, block, frame, callout } = box;
  const labels = [...box.labels, ...(callout?.lines ?? [])];
  const colorOf = (index: number): string | undefined => marks[index]?.color;
  const pattern = (index: number): string => `url(#${id}-${index})`;
  const line = frame.barLine > 0 ? { stroke: background, strokeWidth: frame.barLine } : {};
  return (
    <svg
      aria-hidden="true"
      className={drawing}
      style={at(box)}
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
    >
      <Patterns id={id} marks={marks} background={background} />
      {grid.map((line) => (
        <line key={`${line.x1} ${line.y1}`} {...line} stroke={box.gridColor} strokeWidth="1" />
      ))}
      {bands.map(({ series, fill, points }) => {
        const outline = [
          ...points.map(({ x, to }) => `${x},${to}`),
          ...points.toReversed().map(({ x, from }) => `${x},${from}`),
        ].join(' ');
        return (
          <g key={`${series} ${points[0]?.x}`}>
            <polygon {...line} points={outline} fill={fill} />
            <polygon className={hatch} points={outline} fill={pattern(series)} />
          </g>
        );
      })}
      {bars.map(({ series, category, mark, x, y, w, h }) => (
        <g key={`${series} ${category}`}>
          <rect {...line} x={x} y={y} width={w} height={h} fill={colorOf(mark)} />
          <rect className={hatch} x={x} y={y} width={w} height={h} fill={pattern(mark)} />
        </g>
      ))}
      {box.links.map((line) => (
        <line key={line.x1} {...line} stroke={box.axisColor} strokeWidth="1" />
      ))}
      {axis && <line {...axis} stroke={box.axisColor} strokeWidth="1.5" />}
      {strokes.map(({ series, points }) => {
        const mark = marks[series];
        const [first] = points;
        if (!mark || !first) return null;
        return (
          <g key={`${series} ${first.x}`}>
            <polyline
              className={dashed}
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              stroke={mark.color}
              strokeWidth="3"
              strokeLinejoin="round"
              strokeDasharray={dashes[series % dashes.length]}
            />
            {points.map(({ x, y, mark: own }) => (
              <MarkerShape
                key={x}
                mark={(own !== undefined && marks[own]) || mark}
                x={x}
                y={y}
                background={background}
              />
            ))}
          </g>
        );
      })}
      {pie?.sectors.map((sector) => {
        const path = sectorPath(pie, sector);
        return (
          <g key={sector.category} stroke={background} strokeWidth="2">
            <path d={path} fill={colorOf(sector.category)} />
            <path className={hatch} d={path} fill={pattern(sector.category)} />
          </g>
        );
      })}
      {keys.map(({ mark: index, x, y, w, h }) => {
        const mark = marks[index];
        if (mark && drawnAs(block, index) === 'line')
          return <MarkerShape key={index} mark={mark} x={x + w / 2} y={y + h / 2} background={background} />;
        // Moved as a whole, so that the pattern begins at its corner.
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <rect width={w} height={h} fill={colorOf(index)} />
            <rect className={hatch} width={w} height={h} fill={pattern(index)} />
          </g>
        );
      })}
      {callout?.leader && <line {...callout.leader} stroke={box.axisColor} strokeWidth="1" />}
      {labels.map(({ text, x, baseline, anchor, fontSize, color, isBold }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: labels have an order and nothing else
          key={index}
          x={x}
          y={baseline}
          textAnchor={anchor}
          fontSize={fontSize}
          fontWeight={isBold ? 700 : 400}
          fill={color}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A chart as a drawing, and for those who do not see it as a table. */
export function ChartView({ box }: { box: ChartBox }) {
  const [head = [], ...rows] = chartRows(box.block);
  const unitCaption = box.block.unit ? `Диаграмма, ${box.block.unit}` : 'Диаграмма';
  return (
    <>
      <ChartDrawing box={box} />
      <div style={{ position: 'absolute', left: unit(box.x), top: unit(box.y) }}>
        <VisuallyHidden>
          <table>
            <caption>{[unitCaption, highlightWords(box.block)].filter(Boolean).join('. ')}</caption>
            <thead>
              <tr>
                {head.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have an order and nothing else
                  <th key={index} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...values], index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have an order and nothing else
                <tr key={index}>
                  <th scope="row">{name}</th>
                  {values.map((value, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns have an order and nothing else
                    <td key={column}>{value.replace('.', ',')}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </VisuallyHidden>
      </div>
    </>
  );
}
