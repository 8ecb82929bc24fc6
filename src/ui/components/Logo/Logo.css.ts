import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
});
/** A long gateway name is truncated, so that the header does not grow. */
export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const mark = style({ width: '1.75rem', height: '1.75rem', flexShrink: 0 });
export const tile = style({ fill: vars.color.brand });
export const lines = style({
  fill: 'none',
  stroke: vars.color.onAccent,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const nodes = style({ fill: vars.color.onAccent });
