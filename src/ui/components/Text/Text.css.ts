import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

const tone = {
  text: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  hint: { color: vars.color.hint },
  accent: { color: vars.color.accentText },
  negative: { color: vars.color.negative },
  positive: { color: vars.color.positive },
};

export const textClass = recipe({
  variants: {
    size: textStyles,
    tone,
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      semibold: { fontWeight: vars.weight.semibold },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' } },
    truncate: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
    /** Tabular digits, for counters and tables. */
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
  defaultVariants: { size: 'md' },
});

export const headingClass = recipe({
  base: { fontWeight: vars.weight.semibold, overflowWrap: 'break-word' },
  variants: {
    size: textStyles,
    tone: { ...tone, brand: { color: vars.color.brand } },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' } },
  },
  defaultVariants: { size: 'xl', tone: 'text' },
});

export type TextStyle = NonNullable<RecipeVariants<typeof textClass>>;
export type HeadingStyle = NonNullable<RecipeVariants<typeof headingClass>>;
