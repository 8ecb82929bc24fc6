import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { forcedSelection, media } from '#ui/theme/media.ts';
import { currentPlace } from '#ui/theme/states.ts';
import { textStyles } from '#ui/theme/text.ts';

/** The list of an area's pages beside the page: a `nav` of links with `sideMenuLinkClass`. */
export const sideMenuClass = style({ display: 'flex', flexDirection: 'column', gap: vars.space[0.5] });

/** A link of such a list; the open page has `aria-current="page"`. */
export const sideMenuLinkClass = style({
  ...textStyles.md,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[1.5]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&[aria-current="page"]': currentPlace,
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current="page"]': forcedSelection } } },
});
