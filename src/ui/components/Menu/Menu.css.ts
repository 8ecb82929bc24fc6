import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const menuWidth = style({ minWidth: '12rem' });
export const danger = style({
  color: vars.color.negative,
  selectors: { '&:is([data-hovered], [data-focused])': { backgroundColor: vars.color.negativeTint } },
});
export const itemIcon = style({ display: 'inline-flex', color: vars.color.textMuted });
export const dangerIcon = style({ display: 'inline-flex', color: 'inherit' });
export const separator = style({
  height: '1px',
  margin: `${vars.space[1]} ${vars.space[2]}`,
  border: 'none',
  backgroundColor: vars.color.border,
  flexShrink: 0,
});

/** Takes space only in a menu with a selection. */
export const check = style({
  display: 'none',
  color: vars.color.accentText,
  selectors: {
    '[data-selection-mode] > &': { display: 'inline-flex', visibility: 'hidden' },
    '[data-selected] > &': { visibility: 'visible' },
  },
});
