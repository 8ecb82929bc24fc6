import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';
import { roomy } from './MainLayout.css.ts';

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
});

export const address = style({
  display: 'none',
  maxWidth: '220px',
  paddingInlineEnd: vars.space[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [roomy]: { display: 'block' } },
});

/** Who it is, above the menu. */
export const person = style({
  maxWidth: '280px',
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
});
