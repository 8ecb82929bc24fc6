import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: 0,
  '@media': { print: { display: 'block' } },
});

export const scroll = style({
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Wide answers are measured by it.
  containerType: 'inline-size',
  // Space for the scrollbar on both sides: the column is then aligned with the composer, which has no scrollbar.
  scrollbarGutter: 'stable both-edges',
  // The whole conversation is printed.
  '@media': { print: { overflow: 'visible' } },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '816px',
  minHeight: '100%',
  margin: '0 auto',
  padding: `${vars.space[4]} ${vars.space[3]}`,
  '@media': { [media.from('sm')]: { padding: `${vars.space[6]} ${vars.space[6]}` } },
});

export const older = style({ display: 'flex', justifyContent: 'center' });

export const bottom = style({
  position: 'absolute',
  bottom: vars.space[3],
  left: '50%',
  transform: 'translateX(-50%)',
  '@media': { print: { display: 'none' } },
});
