import { globalStyle, style } from '@vanilla-extract/css';
import { textLinkClass } from '#ui/index.ts';
import { footHeights, textStyles, vars } from '#ui/theme/index.ts';

const height = '56px';

globalStyle('body[data-player-bar]', { vars: { [footHeights.player]: height } });

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: `var(${footHeights.offline}, 0px)`,
  // Above the page, below dialogs.
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  height,
  padding: `0 ${vars.space[3]}`,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@media': { print: { display: 'none' } },
});

export const barName = style([
  textLinkClass,
  {
    ...textStyles.sm,
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);

export const barTime = style({
  ...textStyles.sm,
  flex: 'none',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const barTrack = style({ position: 'absolute', insetInline: 0, top: '-1px', height: '2px' });

export const filled = style({
  display: 'block',
  height: '100%',
  background: vars.color.brand,
  transformOrigin: 'left',
});
