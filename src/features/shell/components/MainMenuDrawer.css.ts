import { style } from '@vanilla-extract/css';
import { currentPlace, forcedSelection, media, textStyles, vars } from '#ui/theme/index.ts';

export const onlyNarrow = style({ '@media': { [media.from('md')]: { display: 'none' } } });

export const drawerLink = style({
  ...textStyles.lg,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': currentPlace },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current="page"]': forcedSelection } } },
});
