import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

export const root = style({ minWidth: 0 });
export const head = style({
  ...textStyles.md,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: vars.control.md,
  padding: `${vars.space[1.5]} ${vars.space[2]}`,
  border: 'none',
  borderRadius: vars.radius.md,
  color: vars.color.text,
  background: 'none',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});
export const title = style({ flex: 1, minWidth: 0 });
export const chevron = style({
  display: 'inline-flex',
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});
/** The text is aligned with the title. */
export const panel = style({
  ...textStyles.md,
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[3]} ${vars.space[8]}`,
  color: vars.color.textMuted,
});
export const group = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${group} > * + *`, { borderBlockStart: `1px solid ${vars.color.border}` });
