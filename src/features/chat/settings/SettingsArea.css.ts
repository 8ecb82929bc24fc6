import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const beside = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '320px',
  flex: 'none',
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}`,
  borderInlineStart: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  overflowY: 'auto',
  '@media': { print: { display: 'none' } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: vars.space[3],
});

export const inDrawer = style({ padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}` });
