import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

/** A raised surface. `interactive` adds a hover style, for a card that is covered by a link. */
export const cardClass = recipe({
  base: {
    position: 'relative',
    minWidth: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: vars.shadow.raised,
  },
  variants: {
    padding: {
      none: { padding: 0 },
      sm: { padding: vars.space[3] },
      md: { padding: vars.space[4] },
      lg: { padding: vars.space[6] },
    },
    interactive: {
      true: {
        transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.normal}`,
        selectors: {
          '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.hover },
          '&:has(a:focus-visible)': { borderColor: vars.color.focus },
        },
      },
    },
  },
  defaultVariants: { padding: 'md' },
});

export type CardStyle = NonNullable<RecipeVariants<typeof cardClass>>;

/** The link of an interactive card: it covers the whole card. */
export const cardLinkClass = style({
  ...textStyles.md,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } },
});
