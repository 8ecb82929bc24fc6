import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

/** Dropped files are told below the header, which covers the top of the page. */
export const area = style({ position: 'relative', vars: { '--np-drop-top': vars.space[16] } });

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  maxWidth: '44rem',
});

/** Two fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
