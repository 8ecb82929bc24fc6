import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

/** The fields with the preview: side by side where there is space. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  maxWidth: '1120px',
  margin: '0 auto',
  padding: vars.space[4],
  '@media': {
    [media.from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: vars.space[6] },
  },
});

export const preview = style({
  ...textStyles.md,
  boxSizing: 'border-box',
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** The values of a run, above its conversation. */
export const data = style({
  padding: `0 ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  maxHeight: '50dvh',
  overflowY: 'auto',
});

export const value = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const name = style({ ...textStyles.sm, color: vars.color.textMuted });
export const list = style({ display: 'grid', gap: vars.space[3], margin: `0 0 ${vars.space[3]}` });
