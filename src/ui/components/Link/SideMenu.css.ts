import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { forcedSelection, media } from '#ui/theme/media.ts';
import { currentPlace } from '#ui/theme/states.ts';
import { textStyles } from '#ui/theme/text.ts';

/** The list of an area's pages beside the page: a `nav` of links with `sideMenuLinkClass`. */
export const sideMenuClass = style({ display: 'flex', flexDirection: 'column', gap: vars.space[0.5] });

const link = style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
    '&[aria-current="page"]': currentPlace,
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current="page"]': forcedSelection } } },
});

/** A link of such a list, with an icon or without; the open page has `aria-current="page"`. */
export const sideMenuLinkClass = style([
  link,
  {
    ...textStyles.sm,
    gap: vars.space[2],
    minHeight: vars.control.sm,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    fontWeight: vars.weight.medium,
    '@media': { [media.below('md')]: { minHeight: vars.control.lg } },
  },
]);

/** The same link as an icon. */
export const sideMenuIconClass = style([
  link,
  { justifyContent: 'center', width: vars.control.md, height: vars.control.md },
]);
