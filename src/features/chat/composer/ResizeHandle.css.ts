import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';
import { box } from './Composer.css.ts';

/** On the upper edge of the field; seen where a pointer or the focus is, and on large touch screens. */
export const handle = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[1.5]})`,
  insetInline: vars.space[4],
  height: '12px',
  cursor: 'row-resize',
  touchAction: 'none',
  borderRadius: vars.radius.full,
  '::before': {
    content: '""',
    display: 'block',
    width: '40px',
    height: '4px',
    margin: `${vars.space[1]} auto`,
    borderRadius: vars.radius.full,
    background: vars.color.borderStrong,
  },
  selectors: {
    '&:hover::before': { background: vars.color.textMuted },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
  },
  '@media': {
    [media.hover]: { selectors: { [`${box}:not(:hover) > &:not(:focus-visible)::before`]: { opacity: 0 } } },
    [media.below('sm')]: { display: 'none' },
    [media.low]: { display: 'none' },
  },
});
