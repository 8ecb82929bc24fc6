import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const overview = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[3],
});
export const choice = style({ flex: '0 1 16rem', minWidth: 0 });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The hours of a day need the whole width. */
export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
  gap: vars.space[4],
});
