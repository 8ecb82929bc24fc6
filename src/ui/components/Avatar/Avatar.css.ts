import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { specialText, textStyles } from '#ui/theme/text.ts';

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
      sm: { width: '1.5rem', height: '1.5rem', fontSize: specialText.sign },
      md: { width: '2rem', height: '2rem', fontSize: textStyles.xs.fontSize },
      lg: { width: '3rem', height: '3rem', fontSize: textStyles.lg.fontSize },
    },
  },
  defaultVariants: { size: 'md' },
});
