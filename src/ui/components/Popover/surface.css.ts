import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

/** The surface of menus, lists and panels. */
export const popoverSurface = style({
  zIndex: vars.z.popover,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: `calc(100vw - ${vars.space[4]})`,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  color: vars.color.text,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.popover,
  outline: 'none',
  transition: `opacity ${vars.duration.fast}, transform ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-entering]': { opacity: 0 },
    '&[data-placement="bottom"][data-entering]': { transform: 'translateY(-4px)' },
    '&[data-placement="top"][data-entering]': { transform: 'translateY(4px)' },
    // Closes without a transition: React Aria never removes the popover if its placement changes during an exit
    // transition.
    '&[data-exiting]': { transition: 'none' },
  },
});

/** The scrolling list of options or actions. */
export const options = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  minHeight: 0,
  maxHeight: 'inherit',
  padding: vars.space[1],
  overflowY: 'auto',
  outline: 'none',
});

export const option = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2rem',
  // An option of two lines would shrink to one and cover the next option.
  flexShrink: 0,
  padding: `${vars.space[1.5]} ${vars.space[2]}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:is([data-hovered], [data-focused])': { backgroundColor: vars.color.surfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

export const optionText = style({ flex: 1, minWidth: 0 });
export const optionHint = style({ ...textStyles.xs, display: 'block', color: vars.color.textMuted });
