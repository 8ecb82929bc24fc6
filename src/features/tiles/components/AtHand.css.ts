import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
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

/** On a phone one row for both groups, with a rule between them; a row for each on wider screens. */
export const groups = style({
  display: 'flex',
  minWidth: 0,
  '@media': {
    [media.below('sm')]: scroller,
    [media.from('sm')]: {
      flexDirection: 'column',
      gap: vars.space[3],
      // Only the rows inside scroll and fade.
      selectors: { '&[data-more][data-more]': { maskImage: 'none' } },
    },
  },
});

export const group = style({
  display: 'flex',
  minWidth: 0,
  '@media': {
    [media.below('sm')]: {
      flexShrink: 0,
      selectors: {
        '& + &': {
          marginInlineStart: vars.space[2],
          paddingInlineStart: vars.space[2],
          borderInlineStart: `1px solid ${vars.color.borderStrong}`,
        },
      },
    },
    [media.from('sm')]: { alignItems: 'center', gap: vars.space[3] },
  },
});

/** The heading of a group, beside its row; a phone has no room for it. */
export const heading = style({
  ...textStyles.sm,
  flexShrink: 0,
  minWidth: '5.5rem',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  '@media': {
    [media.below('sm')]: {
      position: 'absolute',
      minWidth: 0,
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const row = style({
  display: 'flex',
  gap: vars.space[2],
  listStyle: 'none',
  padding: 0,
  '@media': { [media.from('sm')]: { ...scroller, flex: 1, minWidth: 0 } },
});

export const item = style({ flexShrink: 0, maxWidth: '15rem' });

export const startItem = style({ flexShrink: 0 });

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
  minHeight: vars.control.md,
  color: vars.color.hint,
});
