import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

export const badge = recipe({
  base: {
    ...textStyles.xs,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    flexShrink: 0,
    maxWidth: '100%',
    padding: `1px ${vars.space[1.5]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: {
        color: vars.color.textMuted,
        backgroundColor: vars.color.surfaceSunken,
        borderColor: vars.color.border,
      },
      accent: { color: vars.color.accentTintText, backgroundColor: vars.color.accentTint },
      positive: { color: vars.color.positive, backgroundColor: vars.color.positiveTint },
      negative: { color: vars.color.negative, backgroundColor: vars.color.negativeTint },
      info: { color: vars.color.info, backgroundColor: vars.color.infoTint },
      warning: { color: vars.color.warning, backgroundColor: vars.color.warningTint },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
