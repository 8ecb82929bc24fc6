import { axisText, cellTexts, gridLine, partialLines, partialTint } from './Chart.css.ts';
import type { Drawing } from './shapes.ts';

/** Lines of the values, and the place of the day that is not over. */
export const Grid = ({ drawing }: { drawing: Drawing }) => (
  <>
    {drawing.partial.box && <path className={partialTint} d={drawing.partial.box} />}
    {drawing.grid && <path className={gridLine} d={drawing.grid} />}
    {drawing.partial.lines && <path className={partialLines} d={drawing.partial.lines} />}
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
