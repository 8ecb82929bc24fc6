import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const limitList = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const limitRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minHeight: '2.25rem',
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const meter = style({ flex: '1 1 16rem', minWidth: 0 });
