import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

/**
 * One row that scrolls sideways if it does not fit; the padding leaves room for focus rings and shadows.
 * `position: relative`, so that text for screen readers scrolls with it and does not widen the page.
 */
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[2],
  margin: `calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

export const item = style({ flexShrink: 0, maxWidth: '15rem' });

export const link = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.md,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  backgroundColor: vars.color.surfaceRaised,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong, backgroundColor: vars.color.surfaceHover },
  },
});

export const picture = style({ display: 'inline-flex', color: vars.color.accentText });
export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
