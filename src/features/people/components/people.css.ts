import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
/** Takes the room; long addresses break. */
export const facts = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
