import { globalStyle, style } from '@vanilla-extract/css';
import { frame, media, textStyles, vars } from '#ui/theme/index.ts';

export const trial = style({
  minWidth: 0,
  '@media': { [media.from('md')]: { position: 'sticky', top: `calc(${frame.top} + ${vars.space[4]})` } },
});

export const fieldset = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

/** Plain text as it came. */
export const plain = style({
  ...textStyles.sm,
  maxHeight: '20rem',
  padding: vars.space[3],
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
});

/** The arguments of a call as they are sent. */
export const argumentsTable = style({
  ...textStyles.sm,
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${argumentsTable} :is(th, td)`, {
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[3],
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${facts} :is(dt, dd)`, { display: 'inline', margin: 0 });
globalStyle(`${facts} dt`, { color: vars.color.textMuted });
