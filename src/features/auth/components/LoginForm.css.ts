import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const card = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: '100%',
  maxWidth: '400px',
  '@media': {
    [media.from('sm')]: {
      padding: vars.space[8],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.xl,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });

export const alert = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.negativeBorder}`,
  borderRadius: vars.radius.md,
  background: vars.color.negativeTint,
  color: vars.color.negative,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
