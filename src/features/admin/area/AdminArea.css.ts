import { style } from '@vanilla-extract/css';
import { frame, media, vars } from '#ui/theme/index.ts';

/** From this size on the menu is beside the page and both scroll separately, so that the toolbar of a list stays visible. */
const roomy = `screen and ${media.from('md')} and (min-height: 600px)`;

export const screen = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  '@media': { [roomy]: { flex: 'none', height: `calc(100dvh - ${frame.bar.height})` } },
});

export const aside = style({
  display: 'none',
  flex: 'none',
  width: '15rem',
  padding: vars.space[3],
  borderInlineEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceSunken,
  '@media': { [`screen and ${media.from('md')}`]: { display: 'block' }, [roomy]: { overflowY: 'auto' } },
});

export const inDrawer = style({ padding: `0 ${vars.space[3]} ${vars.space[3]}` });

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[4],
  minWidth: 0,
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[8]}`,
  '@media': {
    [media.from('md')]: { padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[4]}` },
    [roomy]: { overflowY: 'auto' },
  },
});

export const jobRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.lg,
  color: vars.color.accentTintText,
  backgroundColor: vars.color.accentTint,
});

export const jobText = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });

export const narrowOnly = style({ '@media': { [`print, ${media.from('md')}`]: { display: 'none' } } });
