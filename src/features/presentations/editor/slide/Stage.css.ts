import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  background: vars.color.surfaceSunken,
});
/** The largest 16:9 box in the space. */
export const space = style({
  flex: 1,
  minHeight: '9rem',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  containerType: 'size',
  overflow: 'hidden',
});
export const slide = style({
  position: 'relative',
  containerType: 'inline-size',
  width: 'min(100cqw, calc(100cqh * 16 / 9))',
  aspectRatio: '16 / 9',
  boxShadow: vars.shadow.raised,
});
/** On a phone the slide is as wide as the page. */
export const preview = style([slide, { width: '100%' }]);
export const place = style({
  font: 'inherit',
  position: 'absolute',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.xs,
  background: 'transparent',
  cursor: 'pointer',
  outline: '1px dashed transparent',
  outlineOffset: '2px',
  selectors: {
    '&:hover': { outlineColor: vars.color.borderStrong },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}` },
    '&[aria-pressed="true"]': { outline: `2px solid ${vars.color.accent}` },
  },
});
export const hint = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  border: '1px dashed currentcolor',
  borderRadius: vars.radius.xs,
  fontFamily: vars.font.text,
  fontSize: `max(${textStyles.xs.fontSize}, 1.7cqw)`,
});
/** The buttons of a picture that failed to load, in the colours of the portal. */
export const broken = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: vars.space[1],
  overflow: 'hidden',
  textAlign: 'center',
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.xs,
  color: vars.color.text,
  background: vars.color.surfaceSunken,
});
export const edited = style({
  position: 'absolute',
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
});
export const below = style({
  flex: '0 1 auto',
  minHeight: 0,
  maxHeight: '55%',
  overflow: 'auto',
  padding: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});
export const notice = style({
  ...textStyles.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.warning,
  background: vars.color.warningTint,
  '@media': { print: { display: 'none' } },
});
export const blockHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBottom: vars.space[3],
});
