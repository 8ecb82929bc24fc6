import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

/** The select covers its frame including the icons, so that a press anywhere opens the list. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.5rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceRaised,
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted },
    '&:has(select:focus-visible)': {
      borderColor: vars.color.focus,
      outline: `1px solid ${vars.color.focus}`,
    },
  },
});

const icon = {
  gridRow: 1,
  display: 'inline-flex',
  color: vars.color.textMuted,
  pointerEvents: 'none',
} as const;
export const leading = style({ ...icon, gridColumn: 1 });
export const trailing = style({ ...icon, gridColumn: 3 });

export const nativeSelect = style({
  ...textStyles.md,
  gridArea: '1 / 1 / 2 / 4',
  alignSelf: 'stretch',
  minWidth: 0,
  margin: `0 calc(-1 * ${vars.space[3]})`,
  paddingInline: `calc(${vars.space[3]} + ${vars.icon.sm} + ${vars.space[2]})`,
  border: 'none',
  outline: 'none',
  appearance: 'none',
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // Without an icon its room is not kept.
  selectors: { '&:first-child': { paddingInlineStart: vars.space[3] } },
});
