import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';

const shine = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    backgroundColor: vars.color.skeleton,
    backgroundImage: `linear-gradient(100deg, transparent 30%, ${vars.color.skeletonShine} 50%, transparent 70%)`,
    backgroundSize: '200% 100%',
    animation: `${shine} ${vars.round.shine} linear infinite`,
  },
  variants: {
    shape: {
      text: { height: '0.75em', marginBlock: '0.35em', borderRadius: vars.radius.xs },
      block: { borderRadius: vars.radius.lg },
      circle: { borderRadius: '50%' },
    },
  },
  defaultVariants: { shape: 'text' },
});
