import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { currentPlace } from '#ui/theme/states.ts';
import { textStyles } from '#ui/theme/text.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const row = style({ display: 'flex', alignItems: 'center', minWidth: 0 });
export const numbers = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: 0,
  listStyle: 'none',
});
export const pageButton = style({
  ...textStyles.sm,
  minWidth: '2rem',
  height: '2rem',
  padding: `0 ${vars.space[1]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  backgroundColor: 'transparent',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
    '&[aria-current]': { ...currentPlace, fontWeight: vars.weight.semibold },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    // Seven numbers and two arrows must fit into 320 px.
    [media.below('sm')]: { minWidth: '1.75rem' },
  },
});
export const gap = style({
  ...textStyles.sm,
  display: 'inline-block',
  minWidth: '1.5rem',
  color: vars.color.hint,
  textAlign: 'center',
});
