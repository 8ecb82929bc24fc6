import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

/** Fills the rest of the screen's height; the table scrolls inside. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[3],
  minHeight: '22rem',
});

/** A list below an overview: the page scrolls. */
export const long = style({ flexShrink: 0 });

export const tablePlace = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });

/** Fills the row up to tablets; on wider screens the buttons stand beside it, as high as it is. */
export const searchPlace = style({
  flex: '1 1 100%',
  '@media': {
    [media.from('md')]: { flexBasis: '14rem', maxWidth: '24rem', vars: { '--np-field': vars.control.sm } },
  },
});

/** The buttons stay together beside or below the search; on a phone the button that adds a row is among them. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.below('sm')]: { display: 'contents' } },
});

/** The button that adds a row stands at the end of the line, where the main action of a page is. */
export const added = style({ '@media': { [media.from('md')]: { marginInlineStart: 'auto' } } });

/** Chips and the open view. */
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

/** Stays visible below a list that is longer than the window. */
export const selectionBar = style({
  position: 'sticky',
  insetBlockEnd: vars.space[2],
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.lg,
  color: vars.color.accentTintText,
  backgroundColor: vars.color.accentTint,
  boxShadow: vars.shadow.raised,
  '@media': { print: { display: 'none' } },
});

export const onPaper = style({
  display: 'none',
  '@media': { print: { display: 'flex', flexDirection: 'column' } },
});
