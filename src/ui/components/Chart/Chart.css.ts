import { createVar, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { chartColors, heatColors } from '#ui/theme/palette.ts';
import { currentPlace } from '#ui/theme/states.ts';
import { specialText, textStyles } from '#ui/theme/text.ts';

const colors = chartColors.light.map(() => createVar());
const cells = heatColors.light.map(() => createVar());
const cellInks = heatColors.light.map(() => createVar());
/** CSS values of the colours of the series. */
export const seriesColors = colors;
/** CSS value of the colour of «Остальные». */
export const restColor = vars.color.borderStrong;
/** CSS values of the steps of a heat map. */
export const cellColors = cells;

/** The variables of a theme. */
const assigned = (theme: 'light' | 'dark') =>
  Object.fromEntries([
    ...colors.map((color, index) => [color, chartColors[theme][index] ?? 'currentColor']),
    ...heatColors[theme].flatMap(({ fill, text }, step) => [
      [cells[step], fill],
      [cellInks[step], text],
    ]),
  ]);
const forced = Object.fromEntries([
  ...colors.map((color) => [color, 'CanvasText']),
  ...cells.map((color) => [color, 'Canvas']),
  ...cellInks.map((color) => [color, 'CanvasText']),
]);

export const figure = style({
  minWidth: 0,
  selectors: {
    ':root[data-theme="light"] &': { vars: assigned('light') },
    ':root[data-theme="dark"] &': { vars: assigned('dark') },
  },
  '@media': { [media.forcedColors]: { selectors: { ':root[data-theme] &': { vars: forced } } } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

/** Small texts that are buttons: the tools of a chart and the names of its series. */
const smallButton = {
  ...textStyles.xs,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  minHeight: '1.5rem',
  padding: `0 ${vars.space[1.5]}`,
  border: 'none',
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
} as const;
const smallStates = {
  '&:disabled': { cursor: 'default' },
  '&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
} as const;
const hovered = {
  [media.hover]: {
    selectors: { '&:enabled:hover': { color: vars.color.text, background: vars.color.surfaceHover } },
  },
} as const;

/** The way to the table and the files. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', '@media': { print: { display: 'none' } } });
export const tool = style({
  ...smallButton,
  selectors: { ...smallStates, '&[aria-pressed="true"]': currentPlace },
  '@media': hovered,
});
/** A long table scrolls inside itself. */
export const tableBox = style({
  marginBlockStart: vars.space[2],
  overflow: 'auto',
  maxHeight: '22rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const table = style({ ...textStyles.sm, width: '100%', borderCollapse: 'separate', borderSpacing: 0 });
const padded = {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
} as const;
export const tableHead = style({
  ...padded,
  position: 'sticky',
  top: 0,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
});
export const tableCell = style(padded);
export const numberCell = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const spark = style({ display: 'block', overflow: 'visible' });
export const sparkLine = style({
  fill: 'none',
  stroke: vars.color.brand,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const sparkEnd = style({ fill: vars.color.brand });

export const caption = style({ ...textStyles.md, fontWeight: vars.weight.semibold });
export const sentence = style({ ...textStyles.sm, margin: 0, color: vars.color.textMuted });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[1],
  margin: `${vars.space[1]} calc(-1 * ${vars.space[1.5]}) 0`,
  padding: 0,
  overflowWrap: 'anywhere',
  listStyle: 'none',
});

export const legendButton = style({
  ...smallButton,
  color: vars.color.text,
  textAlign: 'start',
  selectors: {
    ...smallStates,
    '&[aria-pressed="false"]': { color: vars.color.textMuted, textDecoration: 'line-through' },
  },
  '@media': hovered,
});

export const legendText = style({
  ...textStyles.xs,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: `${vars.space[1]} 0`,
  color: vars.color.textMuted,
});
export const steps = style({ width: '100px', height: '12px', flex: 'none' });

export const swatch = style({ width: '12px', height: '12px', flex: 'none' });

export const scroller = style({ overflowX: 'auto', overflowY: 'hidden' });

export const plot = style({
  width: 'fit-content',
  borderRadius: vars.radius.md,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
});

export const svg = style({ display: 'block', touchAction: 'pan-x pan-y' });
export const gridLine = style({ stroke: vars.color.border, strokeWidth: 1 });
export const axisText = style({
  fill: vars.color.textMuted,
  fontSize: specialText.drawing,
  // Browsers replace the colours of texts, not those of drawings.
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/**
 * Looks where series are told apart by order, lightness and names only. As a setting, and in forced colours, which have one
 * colour, the drawings and dashes of their attributes are shown.
 */
const plain = (look: StyleRule): StyleRule => ({
  '@media': { '(forced-colors: none)': { selectors: { ':root:not([data-charts="hatched"]) &': look } } },
});

/** The day that is not over: oblique lines, or a tint. */
export const partialLines = style([
  { stroke: vars.color.borderStrong, strokeWidth: 1, strokeOpacity: 0.6 },
  plain({ display: 'none' }),
]);
export const partialTint = style([{ fill: 'none' }, plain({ fill: vars.color.surfaceHover })]);
const drawnLine = { fill: 'none', stroke: 'currentColor', strokeLinejoin: 'round' } as const;
export const linePath = style([{ ...drawnLine, strokeWidth: 2 }, plain({ strokeDasharray: 'none' })]);
/** The period before. */
export const beforePath = style({ ...drawnLine, strokeWidth: 1.25 });
/** The last part of a line, whose day is not over. */
export const openPath = style({ ...drawnLine, strokeWidth: 2, strokeDasharray: '2 3' });
export const mark = style([
  { stroke: 'currentColor', strokeWidth: 1 },
  plain({ fill: 'currentColor', stroke: 'none' }),
]);
/** The points of a line. */
export const point = style({ fill: 'currentColor' });
/** The series besides the one whose name is pointed at. */
export const dimmed = style({ opacity: 0.25 });
export const chosen = style({ fill: 'none', stroke: vars.color.text, strokeWidth: 2, pointerEvents: 'none' });
export const cell = style({ '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } });
/** Numbers in the cells of a heat map, by their step. */
export const cellTexts = styleVariants(Object.fromEntries(cellInks.entries()), (fill) => [
  axisText,
  { fill, fontVariantNumeric: 'tabular-nums' },
]);

/** Always takes its line, so that nothing moves when a value is shown. */
export const readout = style({ ...textStyles.xs, minHeight: '1rem', fontVariantNumeric: 'tabular-nums' });
