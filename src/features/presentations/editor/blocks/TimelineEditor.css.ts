import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
  '@media': { [media.below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const when = style({ '@media': { [media.below('sm')]: { gridColumn: '1 / -1' } } });
