import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';
import { beside } from './MainLayout.css.ts';

export const trigger = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[1],
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.surfaceHover } },
  '@media': {
    [beside]: {
      flexBasis: '100%',
      borderRadius: vars.radius.md,
      selectors: { '[data-rail] &': { flexBasis: 'auto', borderRadius: vars.radius.full } },
    },
  },
});

/** A long name is cut. In a bar below 21rem, where one or two letters would fit, and in the rail only the initials are shown. */
export const name = style({
  maxWidth: '180px',
  paddingInlineEnd: vars.space[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.from('md')]: { maxWidth: 'none', selectors: { '[data-rail] &': { display: 'none' } } } },
  '@container': { '(max-width: 24.99rem)': { display: 'none' } },
});

/** Name and e-mail above the menu. */
export const person = style({
  maxWidth: '280px',
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
});
