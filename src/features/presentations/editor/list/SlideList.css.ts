import { globalStyle, style } from '@vanilla-extract/css';
import { forcedSelection, media, textStyles, vars } from '#ui/theme/index.ts';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  height: '100%',
});
export const tools = style({
  display: 'flex',
  gap: vars.space[2],
  padding: vars.space[2],
  borderBottom: `1px solid ${vars.color.border}`,
});
export const scroller = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const inner = style({ position: 'relative' });
export const item = style({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  // The picture keeps the shape of the slide.
  alignItems: 'start',
  gap: vars.space[1],
  width: '100%',
  padding: `${vars.space[1.5]} ${vars.space[2]} ${vars.space[1.5]} 0`,
  cursor: 'default',
  touchAction: 'manipulation',
  userSelect: 'none',
});
export const itemAcross = style({
  display: 'block',
  width: 'auto',
  height: '100%',
  padding: vars.space[1.5],
});
export const number = style({
  ...textStyles.xs,
  paddingTop: vars.space[0.5],
  textAlign: 'right',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const thumb = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  outline: '2px solid transparent',
  outlineOffset: '1px',
  selectors: {
    '[aria-selected="true"] > &': { outlineColor: vars.color.borderStrong },
    '[data-current="true"] > &': { outlineColor: vars.color.accent },
    '[data-skipped="true"] > &': { opacity: 0.45 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[aria-selected="true"] > &': { ...forcedSelection, outlineColor: 'Highlight' } },
    },
  },
});
globalStyle(`${scroller}:focus-visible [data-current="true"] > ${thumb}`, {
  outline: `3px solid ${vars.color.focus}`,
});
export const drop = style({
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space[2],
      top: `calc(-1 * ${vars.space[0.5]})`,
      height: '3px',
      borderRadius: vars.radius.full,
      background: vars.color.accent,
    },
  },
});
export const dropAcross = style({
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space[2],
      left: `calc(-1 * ${vars.space[0.5]})`,
      width: '3px',
      borderRadius: vars.radius.full,
      background: vars.color.accent,
    },
  },
});
export const skipped = style({
  ...textStyles.xs,
  position: 'absolute',
  right: vars.space[1],
  bottom: vars.space[1],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.xs,
  color: vars.color.tooltipText,
  background: vars.color.tooltip,
});
export const all = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  minHeight: 0,
  padding: vars.space[3],
  background: vars.color.surfaceSunken,
});
export const allTools = style({ paddingInline: vars.space[1] });
