import { beforePath, cell, chosen, dimmed, linePath, mark, openPath, point } from './Chart.css.ts';
import type { Drawing, Shape } from './shapes.ts';
import { cellColor, colorOf, fillOf, type Look } from './Textures.tsx';

interface MarksProps {
  id: string;
  drawing: Drawing;
  looks: readonly Look[];
  /** The series that stands out, because its name is pointed at. */
  lit: number | null;
}

const classOf = (look: Shape['look'], { isBefore }: Look): string => {
  if (isBefore) return beforePath;
  if (look === 'line') return linePath;
  if (look === 'open') return openPath;
  return look === 'point' ? point : mark;
};

/** Lines, points, bars and cells. */
export const Marks = ({ id, drawing, looks, lit }: MarksProps) =>
  drawing.shapes.map(({ d, series, look, level = 0 }) => {
    const own = looks[series];
    if (!own || !d) return null;
    const key = `${series} ${look} ${level}`;
    if (look === 'cell') return <path key={key} className={cell} d={d} style={{ fill: cellColor(level) }} />;
    const isDimmed = lit !== null && lit !== series;
    return (
      <path
        key={key}
        className={isDimmed ? `${classOf(look, own)} ${dimmed}` : classOf(look, own)}
        d={d}
        fill={look === 'fill' ? fillOf(id, series, own) : undefined}
        strokeDasharray={look === 'line' && own.dash ? own.dash : undefined}
        style={{ color: colorOf(own) }}
      />
    );
  });

/** The outline of the place that the reader is at. */
export const Chosen = ({ d }: { d: string | null }) => (d ? <path className={chosen} d={d} /> : null);
