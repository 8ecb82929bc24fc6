import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The button stays visible while the fields scroll. */
export const footer = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  marginTop: 'auto',
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  // The padding of the page is below it; fields must not be seen there.
  boxShadow: `0 ${vars.space[4]} 0 ${vars.color.surface}`,
});
