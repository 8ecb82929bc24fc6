import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const note = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  color: vars.color.warning,
  selectors: { '&:empty': { display: 'none' } },
});

export const meter = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
/** Takes no space while it is empty, not even the gap of the field. */
export const silent = style({ position: 'absolute' });
export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space[1],
  selectors: { '&:empty': { display: 'none' } },
});

const bar = style({
  height: '0.25rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfacePressed,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
});
const filled = (backgroundColor: string) => ({
  backgroundColor,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' as const, backgroundColor: 'Highlight' } },
});

/** A segment of the meter: empty, or coloured by the strength of the password. */
export const part = styleVariants({
  empty: [bar],
  weak: [bar, filled(vars.color.negative)],
  fair: [bar, filled(vars.color.warning)],
  strong: [bar, filled(vars.color.positive)],
});

export const verdict = style({ ...textStyles.sm, color: vars.color.textMuted });
export const word = style({ color: vars.color.text, fontWeight: vars.weight.medium });
