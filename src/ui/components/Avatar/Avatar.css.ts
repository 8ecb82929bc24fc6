import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';

export const avatar = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderRadius: '50%',
    color: vars.color.accentTintText,
    backgroundColor: vars.color.accentTint,
    fontWeight: vars.weight.semibold,
    lineHeight: 1,
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: { width: '1.5rem', height: '1.5rem', fontSize: '0.625rem' },
      md: { width: '2rem', height: '2rem', fontSize: '0.75rem' },
      lg: { width: '3rem', height: '3rem', fontSize: '1.0625rem' },
    },
  },
  defaultVariants: { size: 'md' },
});
