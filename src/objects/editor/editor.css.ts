import { style } from '@vanilla-extract/css';
import { frame, media, textStyles, vars } from '#ui/theme/index.ts';

export const bar = style({
  position: 'sticky',
  top: frame.top,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.from('md')]: { position: 'static', zIndex: 'auto', paddingInline: vars.space[6] },
    [media.low]: { position: 'static' },
  },
});

/** The bar of a page that scrolls with the window. */
export const overPage = style({
  '@media': {
    [media.from('md')]: { position: 'sticky', zIndex: vars.z.sticky },
    [media.low]: { position: 'static' },
  },
});

export const title = style({
  flex: '1 1 12rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.below('sm')]: { flexBasis: '10rem' } },
});

/** On a phone the button that saves is beside the title, and the others have a line of their own. */
export const barButtons = style({
  display: 'flex',
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [media.below('sm')]: { display: 'contents' } },
});

export const moreButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.below('sm')]: { order: 1, flexBasis: '100%' } },
});

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

export const legend = style({ ...textStyles.sm, fontWeight: vars.weight.medium });

export const compared = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.from('sm')]: { gridTemplateColumns: '1fr 1fr' } },
});

/** One of two values of a field. */
export const comparedChoice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.accent, boxShadow: `0 0 0 1px ${vars.color.accent}` },
  },
});

export const comparedText = style({
  ...textStyles.sm,
  maxHeight: '12rem',
  margin: 0,
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
});

export const restored = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

/** What the form points out without preventing a save. */
export const warning = style({ ...textStyles.sm, margin: 0, color: vars.color.warning });
