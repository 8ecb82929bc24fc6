import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const handle = style({
  height: '12px',
  marginBlock: `-${vars.space[1]}`,
  cursor: 'row-resize',
  touchAction: 'none',
  borderRadius: vars.radius.full,
  '::before': {
    content: '""',
    display: 'block',
    width: '40px',
    height: '4px',
    margin: '4px auto',
    borderRadius: vars.radius.full,
    background: vars.color.borderStrong,
  },
  selectors: {
    '&:hover::before': { background: vars.color.textMuted },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
  },
  '@media': { [media.low]: { display: 'none' } },
});
