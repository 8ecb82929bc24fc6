import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** Saves from everywhere on the page. */
export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});
