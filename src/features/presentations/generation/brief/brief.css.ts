import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** Dropped files are told below the header, which covers the top of the page. */
export const area = style({ position: 'relative', vars: { '--np-drop-top': vars.space[16] } });

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  maxWidth: '44rem',
});
