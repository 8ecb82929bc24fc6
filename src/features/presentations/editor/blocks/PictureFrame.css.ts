import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** As wide as the picture in it; its shares are those of the picture. */
export const frame = style({
  position: 'relative',
  justifySelf: 'start',
  alignSelf: 'start',
  width: 'fit-content',
  maxWidth: '100%',
  lineHeight: 0,
  userSelect: 'none',
});
export const whole = style({ display: 'block', maxWidth: '100%', maxHeight: '15rem' });
/** Darkens what is cut off. */
export const outside = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
export const rest = style({
  position: 'absolute',
  outline: `100rem solid ${vars.fixed.black}`,
  opacity: 0.6,
});

/** White with a dark edge, so that it is seen on any picture. */
const edged = {
  position: 'absolute',
  touchAction: 'none',
  outline: `1px solid ${vars.fixed.black}`,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' } },
} as const;
export const window = style([edged, { border: `2px solid ${vars.fixed.white}`, cursor: 'move' }]);
const mark = style({
  ...edged,
  width: vars.space[6],
  height: vars.space[6],
  transform: 'translate(-50%, -50%)',
  borderRadius: vars.radius.full,
  outline: 'none',
  selectors: {
    ...edged.selectors,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '20%',
      border: `2px solid ${vars.fixed.black}`,
      borderRadius: vars.radius.full,
      background: vars.fixed.white,
    },
  },
});
export const edge = styleVariants({ x: [mark, { cursor: 'ew-resize' }], y: [mark, { cursor: 'ns-resize' }] });
export const point = style([
  mark,
  { cursor: 'move', outline: `2px solid ${vars.fixed.black}`, border: `3px solid ${vars.fixed.white}` },
]);
