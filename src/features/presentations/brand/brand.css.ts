import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** The form and, where there is room for both, the preview beside it. */
export const page = style({ containerType: 'inline-size' });
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 1fr)', alignItems: 'start' },
  },
});
export const preview = style({
  '@container': { '(min-width: 56rem)': { position: 'sticky', top: vars.space[4] } },
});
export const samples = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  '@container': { '(min-width: 56rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const sample = style({ display: 'grid', gap: vars.space[1], margin: 0, maxWidth: '44rem' });
export const slide = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
});
export const caption = style({ ...textStyles.sm, color: vars.color.textMuted });

/** As high as the field beside it, below the label. */
export const picker = style({
  boxSizing: 'border-box',
  width: vars.space[12],
  height: vars.space[10],
  marginBlockStart: vars.space[6],
  padding: vars.space[0.5],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:disabled': { cursor: 'default' },
  },
});
export const swatch = style({
  display: 'inline-block',
  width: vars.space[4],
  height: vars.space[4],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  forcedColorAdjust: 'none',
});
export const logo = style({
  boxSizing: 'border-box',
  display: 'block',
  maxWidth: '100%',
  width: 'fit-content',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const logoPicture = style({ display: 'block', maxWidth: '16rem', maxHeight: '5rem' });
