import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { chartColors } from '#ui/theme/palette.ts';
import { textStyles } from '#ui/theme/text.ts';

const colors = chartColors.light.map(() => createVar());
/** CSS values of the colours of the series. */
export const seriesColors = colors;

const assigned = (values: readonly string[]) =>
  Object.fromEntries(colors.map((color, index) => [color, values[index] ?? 'currentColor']));

export const figure = style({
  margin: 0,
  minWidth: 0,
  selectors: {
    ':root[data-theme="light"] &': { vars: assigned(chartColors.light) },
    ':root[data-theme="dark"] &': { vars: assigned(chartColors.dark) },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { ':root[data-theme] &': { vars: assigned(colors.map(() => 'CanvasText')) } },
    },
  },
});

export const caption = style({ ...textStyles.md, fontWeight: vars.weight.semibold });
export const sentence = style({ ...textStyles.sm, margin: 0, color: vars.color.textMuted });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: `${vars.space[1]} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const legendButton = style({
  ...textStyles.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.sm,
  padding: `0 ${vars.space[2]}`,
  border: 'none',
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="false"]': { color: vars.color.textMuted, textDecoration: 'line-through' },
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
  },
  '@media': { [media.hover]: { selectors: { '&:enabled:hover': { background: vars.color.surfaceHover } } } },
});

export const swatch = style({ width: '28px', height: '12px', flex: 'none' });

export const scroller = style({ overflowX: 'auto', overflowY: 'hidden' });

export const plot = style({
  width: 'fit-content',
  borderRadius: vars.radius.md,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
});

export const svg = style({ display: 'block', touchAction: 'pan-x pan-y' });
export const gridLine = style({ stroke: vars.color.border, strokeWidth: 1 });
export const axisText = style({ fill: vars.color.textMuted, fontSize: '12px' });

export const mark = style({ strokeWidth: 1 });
export const chosen = style({ stroke: vars.color.text, strokeWidth: 3 });

/** Always takes its line, so that nothing moves when a value is shown. */
export const readout = style({ ...textStyles.sm, minHeight: '1.25rem', fontVariantNumeric: 'tabular-nums' });
