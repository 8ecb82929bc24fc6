import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '72rem',
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[12]}`,
  '@media': { [media.from('sm')]: { padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[16]}` } },
});

/** The title, and the links to the other parts of the lab at its side where there is room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingBlockStart: vars.space[5],
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

/** Takes the room that the button at its side leaves. */
export const search = style({ flex: '1 1 14rem', minWidth: 0 });
