import { globalStyle, style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';
import { MARK_ICON } from '../../model/lists.ts';

export const host = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 'inherit',
  cursor: 'text',
});
globalStyle(`${host} > div`, {
  outline: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  minHeight: '1.2em',
  counterReset: 'level0 level1 level2',
});
globalStyle(`${host} p`, { position: 'relative', margin: 0, minHeight: '1lh' });
globalStyle(`${host} p + p`, { marginTop: 'var(--gap, 0.3em)' });
globalStyle(`${host} p:not([data-list="none"])`, { paddingInlineStart: 'var(--indent, 1.25em)' });
for (const level of [1, 2] as const)
  globalStyle(`${host} p[data-level="${level}"]`, {
    marginInlineStart: `calc(${level} * var(--step, 1.25em))`,
  });
globalStyle(`${host} p[data-list="bullet"]::before`, {
  content: 'attr(data-bullet)',
  position: 'absolute',
  insetInlineStart: 'var(--bullet, 0)',
  color: 'var(--mark)',
});
globalStyle(`[data-has-icons] ${host} p[data-list="bullet"][data-icon]::before`, {
  content: '""',
  insetInlineStart: 0,
  top: `calc((1lh - ${MARK_ICON}em) / 2)`,
  width: `${MARK_ICON}em`,
  height: `${MARK_ICON}em`,
  background: 'var(--mark)',
  mask: 'var(--icon) center / contain no-repeat',
});
for (const level of [0, 1, 2] as const) {
  globalStyle(`${host} p[data-list="number"][data-level="${level}"]`, { counterIncrement: `level${level}` });
  globalStyle(`${host} p[data-list="number"][data-level="${level}"]::before`, {
    content: `counter(level${level}) "."`,
    position: 'absolute',
    insetInlineStart: 0,
    color: 'var(--mark)',
  });
  globalStyle(`${host} p:not([data-list="number"])[data-level="${level}"]`, {
    counterReset: `level${level}`,
  });
}
globalStyle(`${host} [data-link]`, { textDecoration: 'underline', textUnderlineOffset: '0.15em' });
export const problem = style({
  ...textStyles.sm,
  position: 'absolute',
  insetInlineStart: 0,
  top: '100%',
  zIndex: vars.z.raised,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.text,
  color: vars.color.negative,
  background: vars.color.negativeTint,
});
