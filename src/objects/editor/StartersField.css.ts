import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

const column = { display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 } as const;

export const group = style(column);
export const legend = style({ ...textStyles.sm, fontWeight: vars.weight.medium });
export const list = style({ ...column, margin: 0, padding: 0, listStyle: 'none' });

/** A field with its button at its end. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
});
