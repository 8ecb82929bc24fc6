import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const spinnerClass = recipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: '50%',
    borderStyle: 'solid',
    borderColor: 'color-mix(in srgb, currentColor 22%, transparent)',
    borderTopColor: 'currentColor',
    animation: `${turn} ${vars.round.turn} linear infinite`,
    '@media': {
      // With one colour for all edges the rotation would be invisible.
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'GrayText',
        borderTopColor: 'CanvasText',
      },
      // Under reduced motion the ring fades in and out instead of rotating.
      [media.reducedMotion]: {
        animation: `${pulse} ${vars.round.breath} ${vars.ease.inOut} infinite !important`,
      },
    },
  },
  variants: {
    size: {
      sm: { width: '1rem', height: '1rem', borderWidth: '2px' },
      md: { width: '1.5rem', height: '1.5rem', borderWidth: '2.5px' },
      lg: { width: '2.75rem', height: '2.75rem', borderWidth: '3px' },
    },
  },
  defaultVariants: { size: 'md' },
});
