import { style } from '@vanilla-extract/css';
import { forcedSelection, media, textStyles, vars } from '#ui/theme/index.ts';

export const groupTitle = style({
  ...textStyles.xs,
  padding: `${vars.space[0.5]} ${vars.space[3]}`,
  color: vars.color.hint,
});

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' });

/** The link of the open page is raised above the menu. */
export const link = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2rem',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
    '&[aria-current="page"]': {
      color: vars.color.text,
      borderColor: vars.color.border,
      backgroundColor: vars.color.surfaceRaised,
    },
  },
  '@media': {
    [media.below('md')]: { minHeight: vars.control.lg },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': forcedSelection } },
  },
});

export const linkTitle = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const count = style({ ...textStyles.xs, fontVariantNumeric: 'tabular-nums' });
