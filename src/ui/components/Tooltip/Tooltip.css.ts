import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

/** Not part of the layout. */
export const anchor = style({ display: 'contents' });

export const tooltip = style({
  ...textStyles.xs,
  zIndex: vars.z.popover,
  maxWidth: '18rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  color: vars.color.tooltipText,
  backgroundColor: vars.color.tooltip,
  fontWeight: vars.weight.medium,
  outline: 'none',
  transition: `opacity ${vars.duration.fast}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
