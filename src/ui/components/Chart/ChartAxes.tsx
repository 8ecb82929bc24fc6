import { axisText, cellTexts, gridLine, hatch } from './Chart.css.ts';
import type { Drawing } from './shapes.ts';

/** Lines of the values, and the hatching of the day that is not over. */
export const Grid = ({ drawing }: { drawing: Drawing }) => (
  <>
    {drawing.grid && <path className={gridLine} d={drawing.grid} />}
    {drawing.partial && <path className={hatch} d={drawing.partial} />}
  </>
);

/** The texts: of both axes, of the lines' ends, in the cells. */
export const Labels = ({ drawing }: { drawing: Drawing }) =>
  drawing.labels.map(({ x, y, text, anchor, level }, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: several labels may have one text
      key={index}
      className={level === undefined ? axisText : cellTexts[level]}
      x={x}
      y={y}
      textAnchor={anchor}
    >
      {text}
    </text>
  ));
