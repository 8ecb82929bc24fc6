import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const rows = style({ padding: 0, listStyle: 'none' });

/** Words, then what can be done; on a phone one below the other. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.from('sm')]: { flexWrap: 'nowrap' } },
});

export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' });
