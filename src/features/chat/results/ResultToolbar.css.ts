import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const caption = style({
  ...textStyles.sm,
  flex: 1,
  minWidth: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const buttons = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], flex: 'none' });

/** On a phone the menu alone has the actions. */
export const wideOnly = style({ '@media': { [media.below('sm')]: { display: 'none' } } });
