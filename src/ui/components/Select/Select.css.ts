import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The button fills the frame, so that a press anywhere opens the list. */
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  margin: `0 calc(-1 * ${vars.space[3]})`,
  padding: `0 ${vars.space[3]}`,
  border: 'none',
  borderRadius: vars.radius.md,
  outline: 'none',
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.hint } },
});

export const chevron = style({ display: 'inline-flex', color: vars.color.textMuted });
export const clear = style({ display: 'inline-flex', marginInlineStart: vars.space[2] });
export const list = style({ minWidth: 'var(--trigger-width)' });
export const check = style({
  display: 'inline-flex',
  color: vars.color.accentText,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
