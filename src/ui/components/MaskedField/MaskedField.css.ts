import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { specialText } from '#ui/theme/text.ts';

/** The input and, behind it, the missing part of the mask. */
export const stage = style({ display: 'grid', flex: 1, alignSelf: 'stretch', minWidth: 0 });

const layer = {
  gridArea: '1 / 1',
  minWidth: 0,
  alignSelf: 'stretch',
  fontVariantNumeric: 'tabular-nums',
} as const;
export const typed = style(layer);

export const ghost = style({
  ...layer,
  alignContent: 'center',
  overflow: 'hidden',
  whiteSpace: 'pre',
  color: vars.color.hint,
  pointerEvents: 'none',
  // As in the input before it.
  '@media': { '(pointer: coarse)': { fontSize: specialText.touch } },
});

export const taken = style({ visibility: 'hidden' });
