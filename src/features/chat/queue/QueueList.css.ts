import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceHover,
});

export const list = style({
  position: 'relative',
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  maxHeight: '30dvh',
  overflowY: 'auto',
  '@media': { [media.low]: { maxHeight: '20dvh' } },
});

export const says = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });

export const missing = style({ paddingBlockStart: vars.space[1] });

export const actions = style({ display: 'flex', flex: 'none' });

/** Why the queue waits, with the button that continues it; the number of requests otherwise. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingInlineEnd: vars.space[1],
});

export const goOnButton = style({ marginInlineStart: 'auto', paddingInlineStart: vars.space[2] });
