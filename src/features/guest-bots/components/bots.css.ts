import { globalStyle, style } from '@vanilla-extract/css';
import { frame, media, textStyles, vars } from '#ui/theme/index.ts';

/** The settings, and beside them links and numbers, where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[10],
  '@media': {
    [media.from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0 });

/** What gets the focus is scrolled out from under the header and the bar below. */
globalStyle(`${form} :is(input, textarea, button, [tabindex])`, {
  scrollMarginBlock: `calc(${frame.bar.height} + 3rem) 6rem`,
});

export const side = style({ display: 'flex', flexDirection: 'column', gap: vars.space[10], minWidth: 0 });

export const warning = style({ ...textStyles.sm, margin: 0, color: vars.color.warning });

/** An address in full; it breaks anywhere rather than stand out. */
export const address = style({
  ...textStyles.sm,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** The chat-bots of an agent: wide enough for their buttons in one row. */
export const bots = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 28rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A text beside the button of the page. */
export const intro = style({ maxWidth: '42rem' });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A bot: what it is, and its buttons at the end where there is room. */
export const bot = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  overflowWrap: 'anywhere',
});

/** A link of the list: address and state, then its buttons. */
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  overflowWrap: 'anywhere',
});
globalStyle(`${list} > * + ${row}`, { borderTop: `1px solid ${vars.color.border}` });
