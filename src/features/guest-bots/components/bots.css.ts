import { globalStyle, style } from '@vanilla-extract/css';
import { frame, textStyles, vars } from '#ui/theme/index.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0 });

/** What gets the focus is scrolled out from under the header and the bar below. */
globalStyle(`${form} :is(input, textarea, button, [tabindex])`, {
  scrollMarginBlock: `calc(${frame.top} + 3rem) 6rem`,
});

export const warning = style({ ...textStyles.sm, color: vars.color.warning });

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

/** A text beside the button of the page. */
export const intro = style({ maxWidth: '42rem' });

export const list = style({ padding: 0, listStyle: 'none' });

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
