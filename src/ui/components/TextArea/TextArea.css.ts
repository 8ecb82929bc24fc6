import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

export const frame = style({ alignItems: 'stretch', paddingInline: 0 });

export const area = style({
  ...textStyles.md,
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: '2.375rem',
  padding: `${vars.space[1.5]} ${vars.space[3]}`,
  border: 'none',
  borderRadius: vars.radius.md,
  outline: 'none',
  backgroundColor: 'transparent',
  resize: 'vertical',
  selectors: { '&:disabled': { resize: 'none' } },
});

/** Grows with its text up to half of the screen; browsers without `field-sizing` show a resize handle. */
export const growing = style({ fieldSizing: 'content', maxHeight: '50dvh' });

export const foot = style({
  display: 'flex',
  gap: vars.space[3],
  justifyContent: 'space-between',
  // Takes no space while it is empty.
  selectors: { '&:not(:has(> * > :not(:empty), > span:not(:empty)))': { display: 'none' } },
});
export const notes = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });
export const count = style({
  ...textStyles.sm,
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.color.hint,
  fontVariantNumeric: 'tabular-nums',
});
