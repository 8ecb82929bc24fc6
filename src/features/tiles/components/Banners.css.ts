import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

/** The height of the line. */
export const place = style({ minHeight: vars.control.md });

export const list = style({ padding: 0, listStyle: 'none' });

/** Colour of the mark. */
export const tones = styleVariants({
  info: { color: vars.color.info },
  positive: { color: vars.color.positive },
  warning: { color: vars.color.warning },
  negative: { color: vars.color.negative },
});

/** A line; the others are below the first one when the list is open. */
export const banner = style([
  place,
  {
    ...textStyles.sm,
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    color: vars.color.textMuted,
    selectors: { ':not([data-open]) > &:not(:first-child)': { display: 'none' } },
  },
]);

/** As high as the buttons, so that the first line of a text is in their middle. */
export const mark = style({ display: 'inline-flex', alignItems: 'center', height: vars.control.md });

export const words = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'center',
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
  selectors: {
    ':not([data-open]) > * > &': {
      paddingBlock: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

export const title = style({ color: vars.color.text, fontWeight: vars.weight.semibold });

/** The link covers its line. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});

/** The buttons of a banner: above the link, which covers it. */
export const actions = style({
  position: 'relative',
  zIndex: vars.z.raised,
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: vars.control.md,
  // The mark of the last button ends where the tiles end.
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
