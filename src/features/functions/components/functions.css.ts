import { globalStyle, style } from '@vanilla-extract/css';
import { frame, media, textStyles, vars } from '#ui/theme/index.ts';

/** The function and its trial, side by side where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.from('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
  },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0 });

export const trial = style({
  minWidth: 0,
  '@media': {
    [media.from('md')]: {
      position: 'sticky',
      top: `calc(${frame.bar.height} + ${vars.space[4]})`,
    },
  },
});

/** Method and address on one line where there is room. */
export const request = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' } },
});

export const fieldset = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  margin: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

/** Fields of the same kind, side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
});

/** Plain text as it came. */
export const plain = style({
  ...textStyles.sm,
  maxHeight: '20rem',
  margin: 0,
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
  margin: 0,
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

/** A label and its control, as in a field. */
export const labelled = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[1.5],
});

/** Search and scope of the list. */
export const tools = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
