import { globalStyle, style } from '@vanilla-extract/css';
import { media, textStyles, toastArea, toastHeight, vars } from '#ui/theme/index.ts';

/** Above everything, also above open dialogs and drawers. */
export const page = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.popover,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[6],
  padding: vars.space[6],
  // Notices overlay the end of the page.
  paddingBlockEnd: `calc(${vars.space[6]} + ${toastHeight})`,
  scrollPaddingBlockEnd: toastHeight,
  overflowY: 'auto',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  outline: 'none',
  // Centred if it fits; otherwise its top stays reachable.
  selectors: { '&::before, &::after': { content: '', flex: 1 } },
});

// The words are what matters where not both fit.
globalStyle(`${page} > svg`, { '@media': { [media.low]: { display: 'none' } } });

/** Its height is reserved, so that the button does not move when the answer appears. */
export const answer = style({
  ...textStyles.sm,
  minHeight: '2.5rem',
  color: vars.color.textMuted,
  textAlign: 'center',
});

/**
 * Hides the page below from view, keyboard and screen readers, and keeps its scroll position and typed text.
 * `display: none` would lose the scroll position. The notices (React Aria's top layer) stay visible.
 */
globalStyle('body[data-covered] > :not([data-react-aria-top-layer], [data-live-announcer])', {
  visibility: 'hidden',
});

// The composer, above which the notices are placed, is hidden.
globalStyle('body[data-covered]', {
  vars: Object.fromEntries(Object.values(toastArea).map((property) => [property, '0px'])),
});
