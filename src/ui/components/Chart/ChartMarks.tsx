import { cell, chosen, linePath, mark } from './Chart.css.ts';
import type { ChartType, Drawing } from './shapes.ts';
import { cellColor, colorOf, fillOf, type Look } from './Textures.tsx';

interface MarksProps {
  id: string;
  type: ChartType;
  drawing: Drawing;
  looks: readonly Look[];
}

/** Lines, points, bars and cells. */
export const Marks = ({ id, type, drawing, looks }: MarksProps) =>
  drawing.shapes.map(({ d, series, look, level = 0 }) => {
    const own = looks[series];
    if (!own || !d) return null;
    const key = `${series} ${look} ${level}`;
    if (look === 'cell') return <path key={key} className={cell} d={d} style={{ fill: cellColor(level) }} />;
    const stroke = colorOf(own);
    if (look === 'line')
      return <path key={key} className={linePath} d={d} strokeDasharray={own.dash} style={{ stroke }} />;
    const fill = type === 'line' ? stroke : fillOf(id, series, own);
    return <path key={key} className={mark} d={d} style={{ stroke, fill }} />;
  });

/** The outline of the place that the reader is at. */
export const Chosen = ({ d }: { d: string | null }) => (d ? <path className={chosen} d={d} /> : null);
