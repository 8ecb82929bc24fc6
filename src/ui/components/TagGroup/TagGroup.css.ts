import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1.5], minWidth: 0 });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  minHeight: '1.75rem',
  outline: 'none',
});
export const tag = style({
  ...textStyles.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  minHeight: '1.75rem',
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  backgroundColor: vars.color.surfaceSunken,
  outline: 'none',
  cursor: 'default',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } },
});
export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  marginInlineEnd: `calc(-1 * ${vars.space[1.5]})`,
  padding: 0,
  border: 'none',
  borderRadius: '50%',
  color: vars.color.textMuted,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: vars.color.text, backgroundColor: vars.color.surfacePressed } },
});
export const none = style({ ...textStyles.sm, color: vars.color.hint });
