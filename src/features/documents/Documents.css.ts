import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** Cards side by side; one below another in the rail. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[3],
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.from('lg')]: { selectors: { '[data-place] &': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const card = style({
  display: 'flex',
  // In the rail the button is below the text.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  overflowWrap: 'anywhere',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 14rem',
  gap: vars.space[0.5],
  minWidth: 0,
});
