import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** In the bar above a table of a text. */
export const tools = style({ display: 'flex', alignItems: 'center', flex: 'none' });
globalStyle(`${tools} > button`, { paddingInline: vars.space[2] });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  alignItems: 'end',
  gap: vars.space[2],
  maxHeight: '15rem',
  overflow: 'auto',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
