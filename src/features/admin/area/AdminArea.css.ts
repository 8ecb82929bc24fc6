import { style } from '@vanilla-extract/css';
import { footHeight, frame, media, vars } from '#ui/theme/index.ts';

/** In windows of this size the page scrolls, not the window, so that the toolbar of a list stays visible. */
const roomy = `screen and ${media.from('md')} and (min-height: 600px)`;

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[4],
  minWidth: 0,
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[8]}`,
  '@media': {
    [media.from('md')]: { padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[4]}` },
    [roomy]: { flex: 'none', height: `calc(100dvh - ${frame.top} - ${footHeight})`, overflowY: 'auto' },
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
