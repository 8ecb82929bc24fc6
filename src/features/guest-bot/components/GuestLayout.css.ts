import { style } from '@vanilla-extract/css';
import { frame, media, vars } from '#ui/theme/index.ts';

export const page = style(frame.page);

export const bar = style({
  ...frame.bar,
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `0 ${vars.space[3]}`,
  '@media': { [media.from('md')]: { padding: `0 ${vars.space[6]}` }, print: { display: 'none' } },
});

/** In a narrow header the portal's name is cut first, then the e-mail; the buttons keep their size. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minWidth: 0,
  '@media': { [media.from('md')]: { flexShrink: 1 } },
});

export const who = style({
  display: 'none',
  padding: `0 ${vars.space[3]}`,
  minWidth: 0,
  '@media': { [media.from('md')]: { display: 'block' } },
});

export const content = style(frame.content);

export const wideOnly = style({ display: 'none', '@media': { [media.from('sm')]: { display: 'contents' } } });
export const narrowOnly = style({
  display: 'contents',
  '@media': { [media.from('sm')]: { display: 'none' } },
});
