import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const skipLink = style({
  cursor: 'pointer',
  position: 'fixed',
  top: vars.space[2],
  left: vars.space[2],
  zIndex: vars.z.popover,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.color.accent,
  color: vars.color.onAccent,
  '@media': { print: { display: 'none' } },
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

/** Shown only while the screen has a composer, which the layout does not know. */
export const onlyWithComposer = style({ selectors: { 'body:not([data-composer]) &': { display: 'none' } } });
