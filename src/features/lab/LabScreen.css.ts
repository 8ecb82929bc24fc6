import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
});

/** Takes the room that the choice at its side leaves. */
export const search = style({ flex: '1 1 14rem', minWidth: 0 });
