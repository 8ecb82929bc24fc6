import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const root = style({
  ...textStyles.sm,
  // Contains the hidden input: the browser scrolls to the input when it gets the focus.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '1.5rem',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
});

export const track = style({
  flexShrink: 0,
  width: '2.25rem',
  height: '1.25rem',
  padding: '0.1875rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.borderStrong,
  transition: `background-color ${vars.duration.normal}`,
  selectors: {
    ':checked + &': { backgroundColor: vars.color.accent },
    ':disabled + &': { opacity: 0.45 },
    ':focus-visible + &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      // An outline when off, filled when on: the position of the thumb alone is easily overlooked.
      backgroundColor: 'Canvas',
      boxShadow: 'inset 0 0 0 1px ButtonText',
      selectors: {
        ':checked + &': { backgroundColor: 'Highlight', boxShadow: 'none' },
        ':focus-visible + &': { outlineColor: 'Highlight' },
        ':disabled + &': { boxShadow: 'inset 0 0 0 1px GrayText', opacity: 1 },
        ':disabled:checked + &': { backgroundColor: 'GrayText' },
      },
    },
  },
});

export const thumb = style({
  display: 'block',
  width: '0.875rem',
  height: '0.875rem',
  borderRadius: '50%',
  backgroundColor: vars.color.onAccent,
  boxShadow: vars.shadow.raised,
  transition: `transform ${vars.duration.normal} ${vars.ease.out}`,
  selectors: { ':checked + * > &': { transform: 'translateX(1rem)' } },
  '@media': {
    [media.forcedColors]: {
      backgroundColor: 'ButtonText',
      boxShadow: 'none',
      selectors: {
        ':checked + * > &': { backgroundColor: 'HighlightText' },
        ':disabled + * > &': { backgroundColor: 'GrayText' },
        ':disabled:checked + * > &': { backgroundColor: 'Canvas' },
      },
    },
  },
});
