import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const tree = style({
  ...textStyles.sm,
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  minWidth: 0,
  overflow: 'auto',
  padding: vars.space[0.5],
  outline: 'none',
});
export const item = style({
  borderRadius: vars.radius.md,
  color: vars.color.text,
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-selection-mode]': { cursor: 'pointer' },
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-selected]': { color: vars.color.accentTintText, backgroundColor: vars.color.accentTint },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});
export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  minHeight: '2rem',
  paddingInlineEnd: vars.space[2],
});
export const chevron = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  background: 'none',
  cursor: 'pointer',
  transition: `transform ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '[data-expanded] &': { transform: 'rotate(90deg)' } },
});
export const leaf = style({ flexShrink: 0, width: '1.5rem' });
export const icon = style({ display: 'inline-flex', color: vars.color.textMuted });
export const words = style({ minWidth: 0 });
export const none = style({ padding: vars.space[2], color: vars.color.hint });
