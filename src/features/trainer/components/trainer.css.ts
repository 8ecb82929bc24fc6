import { style } from '@vanilla-extract/css';
import { frame, media, textStyles, vars } from '#ui/theme/index.ts';

export const progress = style({ width: '100%', '@media': { [media.from('sm')]: { width: '20rem' } } });

/** Task and material beside the request; one below the other on narrow screens. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.from('md')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: vars.space[8],
      alignItems: 'start',
    },
  },
});

/** Plain text with its own line breaks. */
export const plain = style({ ...textStyles.md, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: 0,
  listStyle: 'none',
});

export const links = style([list, { gap: vars.space[2] }]);

export const mark = style({
  display: 'flex',
  paddingBlockStart: vars.space[0.5],
  color: vars.color.textMuted,
});
export const markDone = style([mark, { color: vars.color.positive }]);

export const quote = style({
  ...textStyles.sm,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** The heading of a result gets the focus, so that it is read out. */
export const resultTitle = style({
  outline: 'none',
  scrollMarginBlockStart: `calc(${frame.top} + ${vars.space[6]})`,
});

export const added = style({
  borderRadius: vars.radius.xs,
  color: vars.color.positive,
  backgroundColor: vars.color.positiveTint,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});

export const removed = style({ color: vars.color.textMuted, textDecorationLine: 'line-through' });

export const compared = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  gap: `${vars.space[2]} ${vars.space[2]}`,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const comparedRow = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  textAlign: 'end',
});

export const comparedName = style({ textAlign: 'start' });
