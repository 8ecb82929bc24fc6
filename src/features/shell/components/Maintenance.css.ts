import { globalStyle, style } from '@vanilla-extract/css';
import { textStyles, toastArea, toastHeight, vars } from '#ui/theme/index.ts';

/** Over everything, open dialogs and drawers included. */
export const page = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.popover,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[6],
  padding: vars.space[6],
  // The notices lie over the end of the page.
  paddingBlockEnd: `calc(${vars.space[6]} + ${toastHeight})`,
  scrollPaddingBlockEnd: toastHeight,
  overflowY: 'auto',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  outline: 'none',
  // Centred while it fits, never cut off above when it does not.
  selectors: { '&::before, &::after': { content: '', flex: 1 } },
});

/** Has its place before there is an answer, so that the button stays under the pointer. */
export const answer = style({
  ...textStyles.sm,
  minHeight: '2.5rem',
  color: vars.color.textMuted,
  textAlign: 'center',
});

/**
 * What stands below keeps its place, its scroll and what was typed, and is out of reach of eyes, keyboard and screen
 * readers. Not `display: none`: that would lose the scroll. The notices (React Aria's top layer) stay.
 */
globalStyle(`body:has(> .${page}) > :not([data-react-aria-top-layer], [data-live-announcer])`, {
  visibility: 'hidden',
});

// The field below, above which the notices stood, is not seen.
globalStyle(`body:has(> .${page})`, {
  vars: Object.fromEntries(Object.values(toastArea).map((property) => [property, '0px'])),
});
