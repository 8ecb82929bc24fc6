import { globalStyle, style } from '@vanilla-extract/css';
import { footHeights, textStyles, vars } from '#ui/theme/index.ts';

const height = '2rem';

globalStyle('body[data-offline]', { vars: { [footHeights.offline]: height } });

export const bar = style({
  ...textStyles.sm,
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  // Above the page, below dialogs.
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  height,
  paddingInline: vars.space[3],
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: vars.color.warning,
  background: vars.color.warningTint,
  '@media': { print: { display: 'none' } },
});
