import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  overflowWrap: 'anywhere',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 14rem',
  gap: vars.space[0.5],
  minWidth: 0,
});
