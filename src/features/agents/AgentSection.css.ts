import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
  '@media': { [media.from('sm')]: { gap: vars.space[4] } },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1.5],
  height: '100%',
  overflowWrap: 'anywhere',
});

export const foot = style({
  ...textStyles.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  color: vars.color.textMuted,
});
