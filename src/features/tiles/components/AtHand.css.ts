import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

/**
 * A row that scrolls sideways if it does not fit; the padding leaves room for focus rings and shadows.
 * `position: relative`, so that text for screen readers scrolls with it and does not widen the page.
 */
const scroller = {
  position: 'relative',
  margin: `calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
} as const;

/** One row for all groups, with a rule between them. */
export const groups = style({ display: 'flex', minWidth: 0, ...scroller });

export const group = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[2],
  selectors: {
    '& + &': {
      marginInlineStart: vars.space[3],
      paddingInlineStart: vars.space[3],
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});

/** The heading of a group: its mark, and its words for screen readers. */
export const heading = style({ display: 'inline-flex', color: vars.color.hint });

export const item = style({ flexShrink: 0, maxWidth: '15rem' });

export const link = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.sm,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  backgroundColor: vars.color.surfaceRaised,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong, backgroundColor: vars.color.surfaceHover },
  },
});

export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** In place of the last favourite, so that the services below do not move. */
export const hint = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.sm,
  color: vars.color.hint,
});
