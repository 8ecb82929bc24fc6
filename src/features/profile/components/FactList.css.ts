import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const facts = style({ display: 'grid', gap: vars.space[3], margin: 0 });

export const fact = style({
  display: 'grid',
  gap: `${vars.space[0.5]} ${vars.space[4]}`,
  '@media': { [media.from('sm')]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});

export const term = style({ ...textStyles.md, color: vars.color.textMuted });

export const value = style({ ...textStyles.md, margin: 0, overflowWrap: 'anywhere' });
