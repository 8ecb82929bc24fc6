import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
export const labelled = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1.5],
});
/** A slider with the number field that sets the same value exactly. */
export const sliderRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8.5rem',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  alignItems: 'end',
});
/** Below both, as wide as the panel. */
export const sliderHelp = style({ gridColumn: '1 / -1' });
export const voice = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const chipList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const swap = style({ marginBlockStart: vars.space[2] });
export const wrongChip = style({});
globalStyle(`${wrongChip} button`, {
  borderColor: vars.color.negativeBorder,
  background: vars.color.negativeTint,
  color: vars.color.negative,
  height: 'auto',
  whiteSpace: 'normal',
});
export const settingList = style({ display: 'grid', gap: vars.space[2], margin: 0 });
globalStyle(`${settingList} dd`, { margin: 0 });
