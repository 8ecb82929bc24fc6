import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1.5], minWidth: 0 });
export const head = style({
  ...textStyles.sm,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  overflowWrap: 'anywhere',
});
export const value = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const track = style({
  height: '0.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfacePressed,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const fill = recipe({
  base: {
    height: '100%',
    borderRadius: vars.radius.full,
    transition: `width ${vars.duration.normal} ${vars.ease.out}`,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
  },
  variants: {
    tone: {
      accent: { backgroundColor: vars.color.brand },
      positive: { backgroundColor: vars.color.positive },
      warning: { backgroundColor: vars.color.warning },
      negative: { backgroundColor: vars.color.negative },
    },
  },
  defaultVariants: { tone: 'accent' },
});
export const moving = style({
  width: '30%',
  animation: `${run} ${vars.round.run} ${vars.ease.inOut} infinite`,
  '@media': {
    // Under reduced motion the bar fades in and out.
    [media.reducedMotion]: {
      width: '100%',
      animation: `${pulse} ${vars.round.breath} ${vars.ease.inOut} infinite !important`,
    },
  },
});
