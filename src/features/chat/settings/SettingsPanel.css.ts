import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';
/** Below both, as wide as the panel. */
export const sliderHelp = style({ gridColumn: '1 / -1' });
export const swap = style({ marginBlockStart: vars.space[2] });
export const wrongChip = style({});
globalStyle(`${wrongChip} button`, {
  borderColor: vars.color.negativeBorder,
  background: vars.color.negativeTint,
  color: vars.color.negative,
  height: 'auto',
  whiteSpace: 'normal',
});
export const settingList = style({ display: 'grid', gap: vars.space[2] });
globalStyle(`${settingList} dd`, { margin: 0 });
