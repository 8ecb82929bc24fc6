import { globalStyle, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { controlText, textStyles } from '#ui/theme/text.ts';

// The `a` prefix beside the data attributes: a router link can look like a button.
const hovered = '&:is([data-hovered], a:hover)';
const pressed = '&:is([data-pressed], a:active)';

/** The styles of a button; also for links that look like a button: `className={buttonClass({…})}`. */
export const buttonClass = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: vars.space[2],
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}, color ${vars.duration.fast}`,
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' }, '&[data-pending]': { cursor: 'progress' } },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' }, print: { display: 'none' } },
  },
  variants: {
    variant: {
      primary: {
        color: vars.color.onAccent,
        backgroundColor: vars.color.accent,
        selectors: {
          [hovered]: { backgroundColor: vars.color.accentHover },
          [pressed]: { backgroundColor: vars.color.accentPressed },
          '&[data-disabled]': { color: vars.color.textDisabled, backgroundColor: vars.color.surfacePressed },
        },
      },
      secondary: {
        color: vars.color.text,
        backgroundColor: vars.color.surfaceRaised,
        borderColor: vars.color.border,
        boxShadow: vars.shadow.raised,
        selectors: {
          [hovered]: { backgroundColor: vars.color.surfaceHover },
          [pressed]: { backgroundColor: vars.color.surfacePressed },
          '&[data-disabled]': {
            color: vars.color.textDisabled,
            backgroundColor: 'transparent',
            boxShadow: 'none',
          },
        },
      },
      quiet: {
        color: vars.color.textMuted,
        backgroundColor: 'transparent',
        selectors: {
          [hovered]: { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
          [pressed]: { color: vars.color.text, backgroundColor: vars.color.surfacePressed },
          '&[aria-pressed="true"]': { color: vars.color.accentText },
          '&[aria-expanded="true"]': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
          '&[data-disabled]': { color: vars.color.textDisabled, backgroundColor: 'transparent' },
        },
      },
      danger: {
        color: vars.color.onAccent,
        backgroundColor: vars.color.negativeFill,
        selectors: {
          [hovered]: { backgroundColor: vars.color.negativeFillHover },
          '&[data-disabled]': { color: vars.color.textDisabled, backgroundColor: vars.color.surfacePressed },
        },
      },
    },
    size: {
      sm: { ...textStyles.sm, minHeight: vars.control.sm, padding: `${vars.space[1]} ${vars.space[3]}` },
      md: { ...controlText, minHeight: vars.control.md, padding: `${vars.space[1]} ${vars.space[4]}` },
      lg: { ...textStyles.md, minHeight: vars.control.lg, padding: `${vars.space[2]} ${vars.space[5]}` },
    },
    iconOnly: { true: { padding: 0 } },
    fullWidth: { true: { width: '100%' } },
  },
  compoundVariants: [
    { variants: { iconOnly: true, size: 'sm' }, style: { width: vars.control.sm } },
    { variants: { iconOnly: true, size: 'md' }, style: { width: vars.control.md } },
    { variants: { iconOnly: true, size: 'lg' }, style: { width: vars.control.lg } },
  ],
  defaultVariants: { variant: 'secondary', size: 'md' },
});

// A toggle button that is on has a filled icon (a star, a thumb), so that its state is not shown by colour alone.
globalStyle(`${buttonClass.classNames.base}[aria-pressed="true"] svg`, { fill: 'currentColor' });

export type ButtonStyle = NonNullable<RecipeVariants<typeof buttonClass>>;

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minWidth: 0,
  selectors: { '[data-pending] > &': { visibility: 'hidden' } },
});
export const spinner = style({ position: 'absolute', display: 'inline-flex' });

/** Like `visuallyHidden`, on phones only. */
export const compactText = style({
  '@media': {
    [media.below('sm')]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
