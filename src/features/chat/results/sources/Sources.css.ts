import { globalStyle, style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** In the line of the text; the hit area reaches beyond the digits. */
export const mark = style({
  position: 'relative',
  padding: '0 1px',
  border: 'none',
  borderRadius: vars.radius.xs,
  background: 'none',
  color: vars.color.accentText,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: `calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.space[0.5]})`,
    },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
  },
});

export const cardBox = style({ width: 'min(20rem, 80vw)' });

export const quote = style({
  ...textStyles.sm,
  maxHeight: '12rem',
  overflow: 'auto',
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
});

export const root = style({ ...textStyles.sm });
export const summary = style({
  width: 'fit-content',
  padding: `${vars.space[1]} 0`,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, borderRadius: vars.radius.xs },
  },
});
export const list = style({ padding: `${vars.space[2]} 0 0`, listStyle: 'none' });
globalStyle(`${list} > li`, { display: 'flex', gap: vars.space[2], paddingBlockEnd: vars.space[3] });
export const number = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
