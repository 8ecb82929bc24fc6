import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `${vars.space[2]} 0 ${vars.space[1]}`,
  listStyle: 'none',
  minWidth: 0,
});

/** A long name is cut inside the bubble of the request. */
export const item = style({ minWidth: 0, maxWidth: '100%' });

export const name = style({ display: 'flex', minWidth: 0, whiteSpace: 'pre' });
export const start = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const ending = style({ flex: 'none' });
export const facts = style({ flex: 'none', color: vars.color.textMuted, whiteSpace: 'nowrap' });

export const thumbnailButton = style({
  display: 'block',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
  cursor: 'zoom-in',
});

export const thumbnail = style({ width: '112px', height: '84px', objectFit: 'cover' });

export const sound = style({ width: '320px', maxWidth: '100%' });

export const soundName = style({
  ...textStyles.sm,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
