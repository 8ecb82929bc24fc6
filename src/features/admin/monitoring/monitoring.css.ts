import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

/** Names and values of a drawer, beside each other where there is room. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'max-content 1fr' } },
});
export const term = style({ color: vars.color.textMuted });
export const fact = style({ minWidth: 0, overflowWrap: 'anywhere' });
