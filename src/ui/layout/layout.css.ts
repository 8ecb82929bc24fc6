import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';

const gap = {
  0: { gap: 0 },
  1: { gap: vars.space[1] },
  2: { gap: vars.space[2] },
  3: { gap: vars.space[3] },
  4: { gap: vars.space[4] },
  5: { gap: vars.space[5] },
  6: { gap: vars.space[6] },
  8: { gap: vars.space[8] },
  10: { gap: vars.space[10] },
};

const align = {
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
};

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: { gap, align },
  defaultVariants: { gap: 4 },
});

export const inline = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    gap,
    align,
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
  },
  defaultVariants: { gap: 2, align: 'center' },
});

export type StackStyle = NonNullable<RecipeVariants<typeof stack>>;
export type InlineStyle = NonNullable<RecipeVariants<typeof inline>>;
