import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '640px',
  margin: 'auto',
});

export const examples = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[4]} 0 0`,
  listStyle: 'none',
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

// The sample requests are sentences of up to two lines.
globalStyle(`${examples} button`, {
  height: '100%',
  minHeight: '3.5rem',
  whiteSpace: 'normal',
  textAlign: 'center',
});

globalStyle(`${examples} button[aria-pressed="true"]`, {
  borderColor: vars.color.accentTintBorder,
  background: vars.color.accentTint,
});
