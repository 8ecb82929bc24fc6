import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

/** Takes the line on a phone, and what is left of it from a tablet on. */
export const searchPlace = style({
  flex: '1 1 100%',
  maxWidth: '28rem',
  '@media': { [media.from('sm')]: { flexBasis: '16rem' } },
});

export const atEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const selectionBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.lg,
  color: vars.color.accentTintText,
  backgroundColor: vars.color.accentTint,
});
